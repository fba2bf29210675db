//! Playing over sockets: orders, updates, resends, reconnects, restarts, races.

use estafette_engine::force::Side;
use estafette_protocol::game::{GameSummary, Status};
use estafette_protocol::live::{Position, ServerMessage};
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::play::{Gambler, Players, to_decide};
use crate::support::{Server, assert_problem, read};

/// A position as bytes, without who happens to be online, and what time it is.
fn bytes(mut position: Position) -> String {
    position.now = position.summary.created_at;
    position.online = estafette_engine::force::PerSide::default();
    position.present.clear();
    serde_json::to_string(&position).unwrap()
}

async fn count_moves(pool: &PgPool) -> i64 {
    sqlx::query_scalar("select count(*) from game_moves").fetch_one(pool).await.unwrap()
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_order_is_accepted_and_both_see_it(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    assert_eq!(to_decide(&players.snapshots[1]), Some(Side::Red));
    players.play(&mut Gambler::new(1), 10).await;
    assert_eq!(count_moves(&pool).await, 10);
    let summary: GameSummary = read(austria.get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(summary.to_decide, Vec::from_iter(to_decide(&players.snapshots[0])));
    assert!(summary.moved_at > summary.created_at);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_position_holds_the_log_and_the_commitment_and_no_seed(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    players.play(&mut Gambler::new(2), 5).await;
    let (_, position) = france.open(game).await;
    assert_eq!((position.number, position.position.0, position.log.len()), (5, 5, 6));
    assert_eq!(position.log[0].side, None);
    assert_eq!(position.commitment.len(), 64);
    assert_eq!(position.seed, None);
    assert_eq!((position.summary.yours, position.summary.status), (Some(Side::Blue), Status::Running));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_resend_gets_the_old_answer_and_changes_nothing(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, position) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    let order = Gambler::new(3).order(&position.snapshot);
    let id = melas.order(0, order.clone()).await;
    assert_eq!(melas.accepted().await, (id, 1));
    let update = melas.update().await;
    // Also when the resend names the newer position.
    for position in [0, 1] {
        melas.order_with(id, position, order.clone()).await;
        assert_eq!(melas.accepted().await, (id, 1));
    }
    melas.order_with(id, 1, json!({ "order": "halt" })).await;
    assert_eq!(melas.refused().await.code, "order_id_reused");
    bonaparte.update().await;
    bonaparte.order_with(id, 1, order).await;
    let refused = bonaparte.refused().await;
    assert_eq!((refused.code.as_str(), refused.id), ("order_id_reused", Some(id)));
    assert_eq!(count_moves(&pool).await, 1);
    melas.say(json!({ "type": "resync" })).await;
    assert_eq!(melas.position().await.snapshot, update.snapshot);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn an_order_for_another_position_is_stale(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    players.play(&mut Gambler::new(4), 3).await;
    for position in [0, 2, 4, u32::MAX] {
        let id = players.sockets[0].order(position, json!({ "order": "end_turn" })).await;
        let refused = players.sockets[0].refused().await;
        assert_eq!((refused.code.as_str(), refused.id, refused.position.0), ("stale", Some(id), 3));
    }
    assert_eq!(count_moves(&pool).await, 3);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_is_not_to_decide_is_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (_melas, position) = austria.open(game).await;
    let (mut bonaparte, _) = france.open(game).await;
    bonaparte.order(0, Gambler::new(5).order(&position.snapshot)).await;
    let refused = bonaparte.refused().await;
    assert!(!refused.code.is_empty() && refused.sentence.ends_with('.'), "{refused:?}");
    assert_eq!(refused.position.0, 0);
    assert_eq!(count_moves(&pool).await, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_comes_back_finds_everything_as_it_is(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    let mut gambler = Gambler::new(6);
    players.play(&mut gambler, 4).await;
    let [melas, bonaparte] = players.sockets;
    bonaparte.close().await;
    let (mut bonaparte, position) = france.open(game).await;
    assert_eq!(position.snapshot, players.snapshots[1]);
    bonaparte.say(json!({ "type": "resync" })).await;
    assert_eq!(bytes(bonaparte.position().await), bytes(position));
    Players { sockets: [melas, bonaparte], ..players }.play(&mut gambler, 4).await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn two_tabs_of_one_player_both_follow(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut tab, _) = austria.open(game).await;
    let mut players = Players::open(&austria, &france, game).await;
    players.step(&mut Gambler::new(7)).await;
    assert_eq!(tab.update().await.snapshot, players.snapshots[0]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn presence_is_told_when_it_changes(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut melas, position) = austria.open(game).await;
    assert!(position.online.red && !position.online.blue);
    let (bonaparte, position) = france.open(game).await;
    assert!(position.online.red && position.online.blue);
    assert_eq!(melas.presence().await, (true, true));
    let (second, _) = france.open(game).await;
    second.close().await;
    bonaparte.close().await;
    assert_eq!(melas.presence().await, (true, false));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn only_the_two_players_can_open_a_game_that_nobody_may_watch(pool: PgPool) {
    let server = Server::start(&pool).await;
    let austria = server.person("Melas").await;
    let game = austria.create(json!({ "watching": "nobody" })).await.id;
    server.person("Bonaparte").await.join(game).await;
    let address = format!("/api/games/{game}/live");
    assert_problem(server.person("Zach").await.get(&address).await, 403, "not_a_player").await;
    assert_problem(server.browser().get(&address).await, 401, "not_signed_in").await;
    assert_problem(austria.get(&address).await, 426, "not_a_websocket").await;
    let waiting = austria.create(json!({})).await;
    let address = format!("/api/games/{}/live", waiting.id);
    assert_problem(austria.get(&address).await, 409, "not_started").await;
    let nowhere = format!("/api/games/{}/live", Uuid::now_v7());
    assert_problem(austria.get(&nowhere).await, 404, "no_such_game").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn logging_out_closes_the_sockets_of_that_session_only(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut elsewhere = server.browser();
    elsewhere.log_in("Melas", crate::support::PASSWORD).await;
    let (mut first, _) = austria.open(game).await;
    let (mut second, position) = elsewhere.open(game).await;
    let (_bonaparte, _) = france.open(game).await;
    austria.delete("/api/session").await;
    assert_eq!(first.end().await, Some(4001));
    let id = second.order(0, Gambler::new(8).order(&position.snapshot)).await;
    assert_eq!(second.accepted().await, (id, 1));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_restart_resumes_every_game_byte_by_byte(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    let mut gambler = Gambler::new(9);
    players.play(&mut gambler, 40).await;
    let before = [bytes(austria.open(game).await.1), bytes(france.open(game).await.1)];
    server.stop().await;
    assert_eq!(players.sockets[0].end().await, Some(1001));

    let server = Server::start(&pool).await;
    let (austria, france) = (austria.at(&server.address), france.at(&server.address));
    let after = [bytes(austria.open(game).await.1), bytes(france.open(game).await.1)];
    assert_eq!(after, before);
    Players::open(&austria, &france, game).await.play(&mut gambler, 10).await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn of_two_nodes_that_race_one_wins_and_the_other_answers_from_the_new_state(pool: PgPool) {
    let (one, two) = (Server::start(&pool).await, Server::start(&pool).await);
    let (austria, france, game) = one.match_up().await;
    let (mut here, position) = austria.open(game).await;
    let (mut there, _) = austria.at(&two.address).open(game).await;
    let (mut bonaparte, _) = france.at(&two.address).open(game).await;
    let mut gambler = Gambler::new(10);
    let (first, second) = (gambler.order(&position.snapshot), gambler.order(&position.snapshot));
    let (id_here, id_there) = tokio::join!(here.order(0, first.clone()), there.order(0, second));

    let answers = [here.next().await, there.next().await];
    let accepted = |answer: &ServerMessage| matches!(answer, ServerMessage::Accepted { .. });
    assert_eq!(answers.iter().filter(|answer| accepted(answer)).count(), 1, "{answers:?}");
    assert_eq!(count_moves(&pool).await, 1);
    let (mut loser, id, lost) = match answers {
        [ServerMessage::Accepted { .. }, lost] => (there, id_there, lost),
        [lost, _] => (here, id_here, lost),
    };
    // The loser's node has read the winner's move, told its audience, and refuses.
    assert!(matches!(lost, ServerMessage::Update(_)), "{lost:?}");
    let refused = loser.refused().await;
    assert_eq!((refused.code.as_str(), refused.id, refused.position.0), ("stale", Some(id), 1));
    loser.say(json!({ "type": "resync" })).await;
    assert_eq!(loser.position().await.position.0, 1);
    bonaparte.say(json!({ "type": "resync" })).await;
    let mut heard = bonaparte.next().await;
    if matches!(heard, ServerMessage::Update(_)) {
        heard = bonaparte.next().await;
    }
    assert!(matches!(heard, ServerMessage::Position(position) if position.position.0 == 1));

    // A resend by way of the other node gets the old answer.
    let (winner_order, winner_id): (Value, Uuid) =
        sqlx::query_as::<_, (Value, Uuid)>("select body, order_id from game_moves")
            .fetch_one(&pool)
            .await
            .unwrap();
    loser.order_with(winner_id, 0, winner_order).await;
    assert_eq!(loser.accepted().await, (winner_id, 1));
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_damaged_game_troubles_nobody_else(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, damaged) = server.match_up().await;
    let sound = austria.create(json!({})).await.id;
    france.join(sound).await;
    sqlx::query("insert into game_moves values ($1, 1, $2, 'red', '{\"order\": \"fly\"}', now())")
        .bind(damaged)
        .bind(Uuid::new_v4())
        .execute(&pool)
        .await
        .unwrap();
    let live = |game: Uuid| format!("ws://{}/api/games/{game}/live", server.address);
    assert!(austria.try_open(damaged, None).await.is_err(), "{}", live(damaged));
    Players::open(&austria, &france, sound).await.play(&mut Gambler::new(11), 3).await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_of_other_rules_is_not_played_by_these(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    sqlx::query("update games set rules_version = 99").execute(&pool).await.unwrap();
    assert!(austria.try_open(game, None).await.is_err());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn moves_cannot_be_changed(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    Players::open(&austria, &france, game).await.play(&mut Gambler::new(12), 2).await;
    for statement in ["update game_moves set at = now()", "delete from game_moves", "truncate game_moves"] {
        let refused = sqlx::query(statement).execute(&pool).await.unwrap_err();
        assert!(refused.to_string().contains("append-only"), "{refused}");
    }
    sqlx::query("delete from games").execute(&pool).await.unwrap();
    assert_eq!(count_moves(&pool).await, 0);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_can_be_played_to_its_end_and_then_tells_its_seed(pool: PgPool) {
    let server = Server::start_hurried(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let mut players = Players::open(&austria, &france, game).await;
    players.play_out(&mut Gambler::new(13)).await;
    let (mut melas, position) = austria.open(game).await;
    let expected = data_encoding::HEXLOWER.encode(estafette_engine::chance::Seed::from_number(1).bytes());
    assert_eq!(position.seed, Some(expected));
    assert_eq!(position.summary.status, Status::Finished);
    assert!(position.summary.to_decide.is_empty());
    melas.order(players.position, json!({ "order": "end_turn" })).await;
    assert!(!melas.refused().await.code.is_empty());
    let summary: GameSummary = read(france.get(&format!("/api/games/{game}")).await, StatusCode::OK).await;
    assert_eq!(summary.status, Status::Finished);
    println!("a whole game: {} orders", players.position);
}
