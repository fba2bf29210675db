//! A database that the version before has filled, under this version: nothing is lost on the way.

use std::collections::BTreeSet;

use estafette_engine::ending::Ending;
use estafette_engine::force::{PerSide, Side};
use estafette_protocol::archive::Archive;
use estafette_protocol::comments::Comments;
use estafette_protocol::export::Export;
use estafette_protocol::game::{GameSummary, Lobby, Status};
use estafette_protocol::live::ServerMessage;
use estafette_protocol::player::{Profile, Totals};
use estafette_protocol::record::FileCheck;
use estafette_protocol::talk::{Talk, TalkOpen};
use estafette_server::MIGRATOR;
use reqwest::StatusCode;
use serde_json::{Value, json};
use sqlx::{AssertSqlSafe, Connection, PgPool};
use uuid::Uuid;

use crate::play::{Gambler, to_decide};
use crate::support::{Browser, PASSWORD, Server, Socket, assert_problem, read};

/// As the last version before seats left it.
const BEFORE_SEATS: &str = include_str!("../fixtures/before_seats.sql");

/// Those who have not deleted their accounts.
const PEOPLE: [&str; 4] = ["Melas", "Bonaparte", "Zach", "Kray"];

/// Brings a dump into an empty database.
async fn restore(pool: &PgPool, dump: &'static str) {
    // A dump changes the settings of its connection, which is no good for anything else then.
    let mut connection = pool.acquire().await.unwrap().detach();
    sqlx::raw_sql(dump).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// A server on the database of the version before.
async fn upgraded(pool: &PgPool) -> Server {
    restore(pool, BEFORE_SEATS).await;
    MIGRATOR.run(pool).await.unwrap();
    Server::start(pool).await
}

async fn log_in(server: &Server, name: &str) -> Browser {
    let mut browser = server.browser();
    assert_eq!(browser.log_in(name, PASSWORD).await.status(), StatusCode::OK);
    browser
}

async fn lobby(browser: &Browser) -> Lobby {
    read(browser.get("/api/games").await, StatusCode::OK).await
}

/// The one game of which something is true.
async fn the_game(pool: &PgPool, condition: &'static str) -> Uuid {
    let ids: Vec<Uuid> = sqlx::query_scalar(AssertSqlSafe(format!("select id from games where {condition}")))
        .fetch_all(pool)
        .await
        .unwrap();
    assert_eq!(ids.len(), 1, "{condition}");
    ids[0]
}

#[sqlx::test(migrations = false)]
async fn every_row_is_carried_over(pool: PgPool) {
    restore(&pool, BEFORE_SEATS).await;
    let keep = "create table was_games as table games; create table was_imports as table imports;
                create table was_moves as table game_moves; create table was_messages as table messages;
                create table was_reads as table message_reads; create table was_outbox as table outbox;
                create table sides (was, side) as values ('austria', 'red'), ('france', 'blue')";
    sqlx::raw_sql(keep).execute(&pool).await.unwrap();
    MIGRATOR.run(&pool).await.unwrap();
    let same = [
        (
            "select g.id, 'red', 1::smallint, g.austria_id, i.austria, coalesce(to_decide = 'austria', false),
                 comments_austria
             from was_games g left join was_imports i on i.game_id = g.id
             where austria_id is not null or imported
             union all
             select g.id, 'blue', 1::smallint, g.france_id, i.france, coalesce(to_decide = 'france', false),
                 comments_france
             from was_games g left join was_imports i on i.game_id = g.id
             where france_id is not null or imported",
            "select game_id, side, rank, account_id, name, asked, comments from seats
             where account_id is not null or game_id in (select id from games where imported)",
        ),
        (
            "select id, side, 1::smallint from was_games cross join (values ('red'), ('blue')) both_sides (side)",
            "select game_id, chair_side, chair_rank from seats where (chair_side, chair_rank) = (side, rank)",
        ),
        (
            "select id, kind, rules_version, options, seed, creator_id, coalesce(wish.side, side_wish), visibility,
                 invitation, status, round, started_at, moved_at, pace, pace_bank, pace_per_decision, time_up_at,
                 paused_until, coalesce(winner.side, result), result_by, ended_at, rematch_id, talk, watching,
                 watch_key, deductions, imported, last_comment
             from was_games left join sides wish on wish.was = side_wish left join sides winner on winner.was = result",
            "select id, kind, rules_version, options, seed, creator_id, side_wish, visibility, invitation, status,
                 round, started_at, moved_at, pace, pace_bank, pace_per_decision, time_up_at, paused_until, result,
                 result_by, ended_at, rematch_id, talk, watching, watch_key, deductions, imported, last_comment
             from games",
        ),
        (
            "select game_id, seq, order_id, sides.side, 1::smallint, kind, body, at
             from was_moves join sides on was = was_moves.side",
            "select game_id, seq, order_id, side, rank, kind, body, at from game_moves",
        ),
        (
            "select game_id, number, message_id, sides.side, 1::smallint, body, at
             from was_messages join sides on was = was_messages.side",
            "select game_id, number, message_id, side, rank, body, at from messages",
        ),
        (
            "select game_id, sides.side, 1::smallint, up_to from was_reads join sides on was = was_reads.side",
            "select game_id, side, rank, up_to from message_reads",
        ),
        ("select game_id, at, hash from was_imports", "table imports"),
        ("table was_outbox", "table outbox"),
    ];
    for (was, is) in same {
        let rows = format!("select count(*) from ({is}) rows");
        let rows: i64 = sqlx::query_scalar(AssertSqlSafe(rows)).fetch_one(&pool).await.unwrap();
        assert!(rows > 1, "{is}");
        let differences = format!(
            "select count(*) from ((({was}) except all ({is})) union all (({is}) except all ({was}))) differences"
        );
        let differences: i64 = sqlx::query_scalar(AssertSqlSafe(differences)).fetch_one(&pool).await.unwrap();
        assert_eq!(differences, 0, "{is}");
    }
}

#[sqlx::test(migrations = false)]
async fn games_that_run_go_on(pool: PgPool) {
    let server = upgraded(&pool).await;
    let mut gone_on = BTreeSet::new();
    for name in PEOPLE {
        let browser = log_in(&server, name).await;
        for listed in lobby(&browser).await.mine.into_iter().filter(|game| game.status == Status::Running) {
            let (mut socket, position) = browser.open(listed.id).await;
            let asked = Vec::from_iter(to_decide(&position.snapshot));
            assert_eq!((&listed.to_decide, &position.summary.to_decide), (&asked, &asked));
            if listed.yours.is_some_and(|side| asked.contains(&side)) {
                socket.order(position.position.0, Gambler::new(1).order(&position.snapshot)).await;
                socket.accepted().await;
                gone_on.insert(listed.id);
            }
        }
    }
    assert!(gone_on.len() >= 3, "{gone_on:?}");
}

#[sqlx::test(migrations = false)]
async fn what_was_on_offer_is_still_and_agreed_to(pool: PgPool) {
    let server = upgraded(&pool).await;
    let game = the_game(&pool, "status = 'running' and pace = 'correspondence'").await;
    let (mut melas, position) = log_in(&server, "Melas").await.open(game).await;
    assert_eq!((position.summary.yours, position.parley.open[0].side), (Some(Side::Red), Side::Blue));
    melas.parley(position.position.0, json!({ "parley": "accept", "offer": { "of": "draw" } })).await;
    melas.accepted().await;
    assert!(matches!(melas.update().await.summary.ended.unwrap().ending, Ending::Agreement {}));
}

#[sqlx::test(migrations = false)]
async fn games_that_wait_are_joined(pool: PgPool) {
    let server = upgraded(&pool).await;
    let newcomer = server.person("Suvorov").await;
    let waiting = |name: &'static str| {
        let server = &server;
        async move {
            let creator = log_in(server, name).await;
            let mut games = lobby(&creator).await.mine.into_iter();
            games.find(|game| game.status == Status::Waiting).unwrap()
        }
    };
    let (of_red, of_blue, drawn) =
        (waiting("Melas").await, waiting("Bonaparte").await, waiting("Kray").await);
    assert_eq!([of_red.yours, of_blue.yours, drawn.yours], [Some(Side::Red), Some(Side::Blue), None]);

    let joined = newcomer.join(of_red.id).await;
    let name = |name: &str| Some(name.to_owned());
    assert_eq!(joined.players, PerSide { red: name("Melas"), blue: name("Suvorov") });
    let invitation = format!("/api/invitations/{}/join", of_blue.invitation.unwrap());
    let joined: GameSummary = read(newcomer.post(&invitation, json!({})).await, StatusCode::OK).await;
    assert_eq!(joined.players, PerSide { red: name("Suvorov"), blue: name("Bonaparte") });
    let joined = newcomer.join(drawn.id).await;
    assert_eq!(joined.players, PerSide { red: name("Kray"), blue: name("Suvorov") });
}

#[sqlx::test(migrations = false)]
async fn finished_games_are_found_and_their_files_hold(pool: PgPool) {
    let server = upgraded(&pool).await;
    let reader = server.browser();
    let archive = async |question: &str| -> Archive {
        read(reader.get(&format!("/api/archive{question}")).await, StatusCode::OK).await
    };
    let found = archive("").await;
    let ways: BTreeSet<String> =
        found.games.iter().map(|game| serde_json::to_string(&game.ending).unwrap()).collect();
    let told = [
        r#"{"by":"decisive","winner":"red"}"#,
        r#"{"by":"marginal","winner":"blue"}"#,
        r#"{"by":"resignation","winner":"blue"}"#,
        r#"{"by":"resignation","winner":"red"}"#,
        r#"{"by":"time","winner":"blue"}"#,
    ];
    assert_eq!(ways, told.map(ToOwned::to_owned).into());
    for game in &found.games {
        let file: Value =
            read(reader.get(&format!("/api/games/{}/file", game.id)).await, StatusCode::OK).await;
        let check = reader.post("/api/verify", file).await;
        let check: FileCheck = read(check, StatusCode::OK).await;
        assert_eq!(check.faults, [], "{}", game.id);
    }

    assert_eq!(archive("?player=scripted&side=red").await.games.len(), 2);
    assert_eq!(archive("?player=lannes&side=red").await.games, []);
    let elsewhere = archive("?player=lannes&side=blue").await.games.remove(0);
    assert!(elsewhere.imported);
    assert_eq!(elsewhere.players, PerSide { red: None, blue: Some("Lannes".to_owned()) });
    assert_eq!(archive("?player=bonaparte&result=blue").await.games.len(), 1);
    assert_eq!(archive("?player=desaix").await.games, [], "an account that is gone has no name");
}

#[sqlx::test(migrations = false)]
async fn pages_of_players_tell_the_same(pool: PgPool) {
    let server = upgraded(&pool).await;
    let totals = async |browser: &Browser, name: &str| {
        let profile: Profile = read(browser.get(&format!("/api/players/{name}")).await, StatusCode::OK).await;
        (profile.totals.red, profile.totals.blue, profile.running.len(), profile.finished.len())
    };
    let totals_of = |won, lost, drawn| Totals { won, lost, drawn };
    let none = Totals::default();
    let nobody = server.browser();
    assert_eq!(totals(&nobody, "Melas").await, (totals_of(0, 2, 0), none, 1, 2));
    assert_eq!(totals(&log_in(&server, "Melas").await, "Melas").await, (totals_of(0, 2, 1), none, 2, 3));
    assert_eq!(totals(&nobody, "Bonaparte").await, (none, totals_of(1, 0, 0), 2, 1));
    assert_eq!(totals(&nobody, "Zach").await, (totals_of(0, 1, 0), none, 0, 1));
    assert_eq!(totals(&nobody, "Kray").await, (none, totals_of(1, 0, 0), 0, 1));
}

#[sqlx::test(migrations = false)]
async fn seats_of_deleted_accounts_stay_theirs(pool: PgPool) {
    let server = upgraded(&pool).await;
    let bonaparte = log_in(&server, "Bonaparte").await;
    let gone = lobby(&bonaparte).await.mine.into_iter().find(|game| game.gone.red).unwrap();
    assert_eq!((gone.status, gone.yours, gone.players.red), (Status::Running, Some(Side::Blue), None));
    bonaparte.open(gone.id).await;
    let seat = "insert into seats (game_id, side, rank, account_id, comments)
                select $1, 'red', 2, id, true from accounts where deleted_at is not null limit 1";
    let error = sqlx::query(seat).bind(gone.id).execute(&pool).await.unwrap_err();
    assert_eq!(error.as_database_error().unwrap().constraint(), Some("games_players_exist"));
}

/// What was said so far, as the greeting tells it.
async fn talk(socket: &mut Socket) -> Talk {
    loop {
        if let ServerMessage::Talk(talk) = socket.next_of_any_kind().await {
            return talk;
        }
    }
}

#[sqlx::test(migrations = false)]
async fn what_was_said_and_read_is_still_known(pool: PgPool) {
    let server = upgraded(&pool).await;
    let game = the_game(&pool, "status = 'running' and pace = 'correspondence'").await;
    let [melas, bonaparte] = [log_in(&server, "Melas").await, log_in(&server, "Bonaparte").await];
    let (mut socket, _) = melas.open(game).await;
    let before = talk(&mut socket).await;
    let said: Vec<_> = before.messages.iter().map(|said| (said.side, said.text.as_str())).collect();
    assert_eq!(said, [(Side::Red, "Good day."), (Side::Blue, "Bonjour."), (Side::Blue, "A vous.")]);
    assert_eq!(before.read, PerSide { red: 2, blue: 1 });
    assert_eq!((lobby(&melas).await.unread[&game], lobby(&bonaparte).await.unread.len()), (1, 0));
    socket.say(json!({ "type": "read", "up_to": 3 })).await;
    loop {
        if let ServerMessage::Read { side, up_to, .. } = socket.next_of_any_kind().await {
            assert_eq!((side, up_to), (Side::Red, 3));
            break;
        }
    }

    let zach = log_in(&server, "Zach").await;
    let game = the_game(&pool, "status = 'running' and side_wish = 'random'").await;
    let (mut socket, _) = zach.open(game).await;
    assert_eq!(talk(&mut socket).await.open, TalkOpen::Blocked, "Zach has blocked Kray");
}

#[sqlx::test(migrations = false)]
async fn whether_readers_may_comment_is_still_known(pool: PgPool) {
    let server = upgraded(&pool).await;
    let game = the_game(&pool, "result_by = 'resignation' and not imported").await;
    let path = format!("/api/games/{game}/comments");
    let there: Comments = read(server.browser().get(&path).await, StatusCode::OK).await;
    assert_eq!((there.comments.len(), there.readers), (2, PerSide { red: true, blue: false }));
    let new = json!({ "id": Uuid::new_v4(), "position": 1, "text": "May I?" });
    let kray = log_in(&server, "Kray").await;
    assert_problem(kray.post(&path, new.clone()).await, 403, "comments_closed").await;
    let bonaparte = log_in(&server, "Bonaparte").await;
    let allowed = bonaparte.put(&format!("{path}/readers"), json!({ "allowed": true })).await;
    assert_eq!(allowed.status(), StatusCode::NO_CONTENT);
    assert_eq!(kray.post(&path, new).await.status(), StatusCode::CREATED);
    let removed = bonaparte.delete(&format!("{path}/1")).await;
    assert_eq!(removed.status(), StatusCode::NO_CONTENT, "a player removes what a reader says");
}

#[sqlx::test(migrations = false)]
async fn an_export_has_the_own_orders_and_all_of_games_that_are_over(pool: PgPool) {
    let server = upgraded(&pool).await;
    let melas = log_in(&server, "Melas").await;
    let export: Export = read(melas.get("/api/account/export").await, StatusCode::OK).await;
    let mut all = 0;
    for game in &export.games {
        let sides: BTreeSet<Side> = game.orders.iter().map(|order| order.seat.side).collect();
        let expected: &[Side] = match game.summary.status {
            Status::Waiting => &[],
            Status::Running if game.orders.is_empty() => &[],
            Status::Running => &[Side::Red],
            Status::Finished => &Side::BOTH,
        };
        assert_eq!(sides.into_iter().collect::<Vec<_>>(), expected, "{:?}", game.summary);
        all += game.orders.len();
    }
    assert!(all > 30, "{all}");
    let talked = export.games.iter().find(|game| !game.messages.is_empty()).unwrap();
    assert_eq!((talked.messages.len(), talked.notes.as_str()), (1, "Three in 8."));
}

#[sqlx::test(migrations = false)]
async fn moves_are_append_only_still(pool: PgPool) {
    upgraded(&pool).await;
    for statement in ["update game_moves set side = 'red'", "delete from game_moves", "truncate game_moves"] {
        let error = sqlx::query(statement).execute(&pool).await.unwrap_err();
        assert!(error.to_string().contains("append-only"), "{error}");
    }
}

#[sqlx::test(migrator = "MIGRATOR")]
async fn no_game_begins_without_its_players(pool: PgPool) {
    let server = Server::start(&pool).await;
    let game = server.person("Melas").await.create(json!({})).await.id;
    let begin = "update games set status = 'running', started_at = now() where id = $1";
    let error = sqlx::query(begin).bind(game).execute(&pool).await.unwrap_err();
    assert_eq!(error.as_database_error().unwrap().constraint(), Some("games_seated"));
}
