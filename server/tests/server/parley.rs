//! What the players settle beside the board, over sockets: to resign, to agree on a
//! draw, to play again.

use estafette_engine::ending::Ending;
use estafette_engine::force::Side;
use estafette_engine::parley::{Offer, Parley};
use estafette_protocol::game::{GameSummary, Lobby, Status};
use estafette_protocol::pace::Pace;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::play::to_decide;
use crate::support::{Browser, Server, read};

fn resign() -> Value {
    json!({ "parley": "resign" })
}

fn about(what: &str, offer: &str) -> Value {
    json!({ "parley": what, "offer": { "of": offer } })
}

async fn lobby(browser: &Browser) -> Lobby {
    read(browser.get("/api/games").await, StatusCode::OK).await
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn who_resigns_has_lost_and_both_logs_say_so_after_a_restart_too(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    let id = melas.parley(0, resign()).await;
    assert_eq!(melas.accepted().await, (id, 1));
    let (own, theirs) = (melas.update().await, bonaparte.update().await);
    assert_eq!(own.entry.parley, Some(Parley::Resign {}));
    assert_eq!(own.entry.side, Some(Side::Red));
    assert_eq!(serde_json::to_value(&own.entry).unwrap(), serde_json::to_value(&theirs.entry).unwrap());
    let ending = Ending::Resignation { winner: Side::Blue };
    assert_eq!(theirs.summary.ended.map(|ended| ended.ending), Some(ending));
    assert!(own.seed.is_some() && to_decide(&own.snapshot).is_none());

    // A resend gets the old answer; the same id for something else does not.
    melas.say(json!({ "type": "parley", "id": id, "position": 0, "parley": resign() })).await;
    assert_eq!(melas.accepted().await, (id, 1));
    melas.say(json!({ "type": "parley", "id": id, "position": 1, "parley": about("offer", "draw") })).await;
    assert_eq!(melas.refused().await.code, "order_id_reused");
    let undo = json!({ "undo": "ask", "from": 1 });
    melas.say(json!({ "type": "undo", "id": uuid::Uuid::new_v4(), "position": 1, "undo": undo })).await;
    assert_eq!(melas.refused().await.code, "game_over");

    server.stop().await;
    let server = Server::start(&pool).await;
    let (_, position) = france.at(&server.address).open(game).await;
    assert_eq!(position.summary.ended.map(|ended| ended.ending), Some(ending));
    assert_eq!(position.log[1].parley, Some(Parley::Resign {}));
    let mine = lobby(&france.at(&server.address)).await.mine;
    assert_eq!((mine[0].status, mine[0].round), (Status::Finished, Some(1)));
    assert!(mine[0].to_decide.is_empty());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_draw_is_offered_declined_offered_again_and_accepted(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, greeting) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    assert!(greeting.parley.may_draw && !greeting.parley.may_pause && !greeting.parley.may_rematch);
    bonaparte.parley(0, about("offer", "draw")).await;
    bonaparte.accepted().await;
    let own = bonaparte.update().await;
    assert!(!own.parley.may_draw);
    assert_eq!(melas.update().await.parley.open[0].offer, Offer::Draw {});
    melas.parley(1, about("decline", "draw")).await;
    melas.accepted().await;
    melas.update().await;
    assert!(bonaparte.update().await.parley.open.is_empty());
    bonaparte.parley(2, about("offer", "draw")).await;
    assert_eq!(bonaparte.refused().await.code, "offered_before");

    melas.order(2, json!({ "order": "end_turn" })).await;
    melas.accepted().await;
    melas.update().await;
    assert!(bonaparte.update().await.parley.may_draw, "an order was given");
    bonaparte.parley(3, about("offer", "draw")).await;
    bonaparte.accepted().await;
    bonaparte.update().await;
    melas.update().await;
    melas.parley(4, about("accept", "draw")).await;
    melas.accepted().await;
    let ended = melas.update().await.summary.ended.unwrap();
    assert_eq!(ended.ending, Ending::Agreement {});
    let stored: (String, String) =
        sqlx::query_as("select result, result_by from games").fetch_one(&pool).await.unwrap();
    assert_eq!(stored, ("draw".to_owned(), "agreement".to_owned()));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn without_clocks_there_is_nothing_to_claim_and_nothing_to_pause(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, position) = austria.open(game).await;
    assert_eq!(position.clocks, None);
    let pause = json!({ "parley": "offer", "offer": { "of": "pause", "minutes": 60 } });
    for step in [json!({ "parley": "claim_time" }), pause] {
        melas.parley(0, step).await;
        assert_eq!(melas.refused().await.code, "no_clock");
    }
    for nonsense in [json!({ "parley": "flee" }), json!({ "parley": "offer" }), about("offer", "gold")] {
        melas.parley(0, nonsense).await;
        assert_eq!(melas.refused().await.code, "malformed");
    }
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_rematch_is_a_new_game_with_sides_swapped_and_a_drawn_deal(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let pace = json!({ "pace": "live", "bank_seconds": 900, "increment_seconds": 5 });
    let game = austria.create(json!({ "pace": pace })).await.id;
    france.join(game).await;
    sqlx::query("update games set given_deal = true").execute(&pool).await.unwrap();
    let (mut melas, _) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    melas.parley(0, about("offer", "rematch")).await;
    assert_eq!(melas.refused().await.code, "not_over");
    for (position, step) in (0..).zip([resign(), about("offer", "rematch")]) {
        melas.parley(position, step).await;
        melas.accepted().await;
        melas.update().await;
        bonaparte.update().await;
    }
    bonaparte.parley(2, about("accept", "rematch")).await;
    bonaparte.accepted().await;
    let (own, theirs) = (bonaparte.update().await.summary, melas.update().await.summary);
    let next = own.rematch.expect("a game to go to");
    assert_eq!(theirs.rematch, Some(next));

    let (_, there) = france.open(next).await;
    let follows: &GameSummary = &there.summary;
    assert_eq!((follows.status, follows.yours), (Status::Running, Some(Side::Red)));
    assert_eq!(follows.players.blue.as_deref(), Some("Melas"));
    assert_eq!(follows.pace, Pace::Live { bank_seconds: 900, increment_seconds: 5 });
    assert!(!follows.given_deal && follows.time_up_at.is_some());
    assert_eq!((follows.creator.as_deref(), to_decide(&there.snapshot)), (Some("Melas"), Some(Side::Red)));

    // Nothing more comes of the old game, and another node knows where to go from it.
    melas.parley(3, about("offer", "rematch")).await;
    assert_eq!(melas.refused().await.code, "rematch_agreed");
    let other = Server::start(&pool).await;
    let (_, old) = austria.at(&other.address).open(game).await;
    assert_eq!((old.summary.rematch, old.position.0), (Some(next), 3));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_node_that_was_not_there_learns_which_game_follows(pool: PgPool) {
    let (one, two) = (Server::start(&pool).await, Server::start(&pool).await);
    let (austria, france, game) = one.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    let (mut elsewhere, _) = france.at(&two.address).open(game).await;
    for (position, step) in [(0, resign()), (1, about("offer", "rematch"))] {
        melas.parley(position, step).await;
        melas.accepted().await;
        melas.update().await;
    }
    let (mut bonaparte, _) = france.open(game).await;
    bonaparte.parley(2, about("accept", "rematch")).await;
    bonaparte.accepted().await;
    let next = bonaparte.update().await.summary.rematch;
    elsewhere.say(json!({ "type": "resync" })).await;
    for _ in 0..2 {
        elsewhere.update().await;
    }
    assert_eq!(elsewhere.update().await.summary.rematch, next);
    assert_eq!(elsewhere.position().await.summary.rematch, next);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_that_ended_before_results_were_kept_gets_its_own_when_opened(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    let (mut melas, _) = austria.open(game).await;
    melas.parley(0, resign()).await;
    melas.accepted().await;
    let columns = "select result, result_by, ended_at from games";
    let read = || {
        sqlx::query_as::<_, (Option<String>, Option<String>, Option<chrono::DateTime<chrono::Utc>>)>(columns)
    };
    let before = read().fetch_one(&pool).await.unwrap();
    assert_eq!(before.0.as_deref(), Some("blue"));
    let forget = "update games set result = null, result_by = null, ended_at = null";
    sqlx::query(forget).execute(&pool).await.unwrap();
    let other = Server::start(&pool).await;
    austria.at(&other.address).open(game).await;
    assert_eq!(read().fetch_one(&pool).await.unwrap(), before);
}
