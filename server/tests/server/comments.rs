//! Comments on games that are over.

use std::time::Duration;

use estafette_engine::force::{PerSide, Side};
use estafette_engine::games::GAMES;
use estafette_protocol::archive::Archive;
use estafette_protocol::comments::{Author, Comment, Comments};
use estafette_protocol::export::Export;
use estafette_protocol::game::GameSummary;
use estafette_protocol::watching::WatchLink;
use estafette_server::limits::Rate;
use futures_util::future::join_all;
use reqwest::{Method, Response, StatusCode};
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Browser, PASSWORD, Server, assert_problem, read};

fn path(game: Uuid) -> String {
    format!("/api/games/{game}/comments")
}

/// Austria resigns: the log has the set-up and one entry.
async fn resign(austria: &Browser, game: Uuid) {
    let (mut melas, _) = austria.open(game).await;
    melas.parley(0, json!({ "parley": "resign" })).await;
    melas.accepted().await;
}

/// Two people and an open game of theirs that is over: Austria, France, the game's id.
async fn finished(server: &Server) -> (Browser, Browser, Uuid) {
    let (austria, france, game) = server.match_up().await;
    resign(&austria, game).await;
    (austria, france, game)
}

/// The same with a private game, and the key of a link to it.
async fn finished_in_private(server: &Server) -> (Browser, Browser, Uuid, String) {
    let (austria, france) = (server.person("Melas").await, server.person("Bonaparte").await);
    let game = austria.create(json!({ "visibility": "private" })).await;
    let join = format!("/api/invitations/{}/join", game.invitation.unwrap());
    let _: GameSummary = read(france.post(&join, json!({})).await, StatusCode::OK).await;
    resign(&austria, game.id).await;
    let link = austria.post(&format!("/api/games/{}/watch-link", game.id), json!({})).await;
    let WatchLink { key } = read(link, StatusCode::CREATED).await;
    (austria, france, game.id, key)
}

/// A server at which comments may follow each other as fast as a program sends them.
async fn hurried(pool: &PgPool) -> Server {
    let rate = Rate::new(1000, Duration::from_micros(1));
    Server::start_with(pool, |settings| settings.limits.comments = rate).await
}

fn new(position: i64, text: &str) -> Value {
    json!({ "id": Uuid::new_v4(), "position": position, "text": text })
}

async fn try_to_say(browser: &Browser, game: Uuid, text: &str) -> Response {
    browser.post(&path(game), new(1, text)).await
}

async fn say(browser: &Browser, game: Uuid, text: &str) -> Comment {
    read(try_to_say(browser, game, text).await, StatusCode::CREATED).await
}

async fn comments(browser: &Browser, game: Uuid) -> Comments {
    read(browser.get(&path(game)).await, StatusCode::OK).await
}

async fn texts(browser: &Browser, game: Uuid) -> Vec<String> {
    comments(browser, game).await.comments.into_iter().map(|comment| comment.text).collect()
}

async fn remove(browser: &Browser, game: Uuid, number: u32) -> Response {
    browser.delete(&format!("{}/{number}", path(game))).await
}

async fn let_readers(browser: &Browser, game: Uuid, allowed: bool) -> Response {
    browser.put(&format!("{}/readers", path(game)), json!({ "allowed": allowed })).await
}

fn assert_done(answer: &Response) {
    assert_eq!(answer.status(), StatusCode::NO_CONTENT);
}

/// Puts so many comments of an account on a game.
async fn fill(pool: &PgPool, game: Uuid, name: &str, count: i32) {
    sqlx::query(
        "with counted as (update games set last_comment = last_comment + $3 where id = $1 returning last_comment)
         insert into comments (game_id, number, comment_id, position, author_id, body)
         select $1, last_comment - $3 + number, gen_random_uuid(), 0, (select id from accounts where name = $2), 'x'
         from counted, generate_series(1, $3) number",
    )
    .bind(game)
    .bind(name)
    .bind(count)
    .execute(pool)
    .await
    .unwrap();
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_players_and_readers_say_is_read_by_everybody_at_its_moment(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = finished(&server).await;
    let reader = server.person("Zach").await;
    let late = say(&austria, game, "  Here I lost heart.\nSo it goes.  ").await;
    let early: Comment =
        read(reader.post(&path(game), new(0, "A thin line.")).await, StatusCode::CREATED).await;
    say(&france, game, "Thank you.").await;
    assert_eq!((late.number, late.position.0, late.yours), (1, 1, true));
    assert_eq!(late.text, "Here I lost heart.\nSo it goes.");
    assert_eq!(
        late.author,
        Author::Player { name: Some("Melas".to_owned()), side: Side::Red, seat: Side::Red.into() }
    );

    let told = comments(&server.browser(), game).await;
    assert_eq!(told.readers, PerSide { red: true, blue: true });
    let order: Vec<u32> = told.comments.iter().map(|comment| comment.number).collect();
    assert_eq!(order, [2, 1, 3], "by moment, then as they came");
    assert!(told.comments.iter().all(|comment| !comment.yours));
    assert_eq!(told.comments[0].author, Author::Reader { name: Some("Zach".to_owned()) });
    assert_eq!(told.comments[0].at, early.at);
    let own = comments(&reader, game).await.comments;
    assert_eq!(own.iter().map(|comment| comment.yours).collect::<Vec<_>>(), [true, false, false]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_comment_sent_twice_is_stored_once_and_an_id_is_its_authors_own(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = finished(&server).await;
    let comment = new(1, "Once.");
    for _ in 0..2 {
        let stored: Comment =
            read(austria.post(&path(game), comment.clone()).await, StatusCode::CREATED).await;
        assert_eq!((stored.number, stored.text.as_str()), (1, "Once."));
    }
    let theirs: Comment = read(france.post(&path(game), comment.clone()).await, StatusCode::CREATED).await;
    assert_eq!(theirs.number, 2);
    assert_eq!(texts(&austria, game).await.len(), 2);
    let (path, again) = (path(game), new(0, "Twice at once."));
    let (one, two) = tokio::join!(austria.post(&path, again.clone()), austria.post(&path, again.clone()));
    let one: Comment = read(one, StatusCode::CREATED).await;
    let two: Comment = read(two, StatusCode::CREATED).await;
    assert_eq!(one, two);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn what_cannot_be_said_is_refused_in_a_sentence_and_changes_nothing(pool: PgPool) {
    let server = hurried(&pool).await;
    let (austria, _, game) = finished(&server).await;
    for text in ["", " \n ", "a\0b", &"x".repeat(1001)] {
        assert_problem(try_to_say(&austria, game, text).await, 422, "comment_length").await;
    }
    for nowhere in [2, 4_294_967_295] {
        assert_problem(austria.post(&path(game), new(nowhere, "Where?")).await, 422, "comment_nowhere").await;
    }
    for malformed in [
        json!(null),
        json!({ "position": 1, "text": "No id." }),
        json!({ "id": Uuid::new_v4(), "position": -1, "text": "Before." }),
        json!({ "id": Uuid::new_v4(), "position": 1, "text": "As another.", "author": "Zach" }),
    ] {
        assert_problem(austria.post(&path(game), malformed).await, 422, "malformed").await;
    }
    let asked = format!("{}?lens=truth", path(game));
    assert_problem(austria.get(&asked).await, 400, "malformed").await;
    assert_problem(try_to_say(&server.browser(), game, "Who?").await, 401, "not_signed_in").await;
    let nowhere = Uuid::new_v4();
    assert_problem(try_to_say(&austria, nowhere, "Where?").await, 404, "no_such_game").await;
    assert_problem(austria.get(&path(nowhere)).await, 404, "no_such_game").await;
    assert!(comments(&austria, game).await.comments.is_empty());
    assert_eq!(say(&austria, game, &"é".repeat(1000)).await.number, 1);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_that_is_not_over_has_no_comments(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, running) = server.match_up().await;
    let waiting = austria.create(json!({ "side": "random" })).await.id;
    let watcher = server.person("Zach").await;
    let cases = [
        (&austria, running, "still_running"),
        (&watcher, running, "still_running"),
        (&austria, waiting, "not_started"),
    ];
    for (browser, game, code) in cases {
        let report = format!("{}/1/reports", path(game));
        assert_problem(browser.get(&path(game)).await, 409, code).await;
        assert_problem(browser.post(&path(game), new(0, "Attack!")).await, 409, code).await;
        assert_problem(remove(browser, game, 1).await, 409, code).await;
        assert_problem(let_readers(browser, game, false).await, 409, code).await;
        assert_problem(browser.post(&report, json!({ "reason": "" })).await, 409, code).await;
    }
    assert_problem(server.browser().get(&path(running)).await, 409, "still_running").await;
    assert_problem(watcher.get(&path(waiting)).await, 403, "not_a_player").await;
    assert_problem(server.browser().get(&path(waiting)).await, 401, "not_signed_in").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn readers_comment_while_both_players_let_them(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = finished(&server).await;
    let reader = server.person("Zach").await;
    say(&reader, game, "As open games begin.").await;
    assert_done(&let_readers(&austria, game, false).await);
    assert_problem(try_to_say(&reader, game, "And now?").await, 403, "comments_closed").await;
    assert_eq!(comments(&reader, game).await.readers, PerSide { red: false, blue: true });
    assert_done(&let_readers(&france, game, false).await);
    assert_done(&let_readers(&austria, game, true).await);
    assert_problem(try_to_say(&reader, game, "And now?").await, 403, "comments_closed").await;
    say(&austria, game, "We two may always.").await;
    say(&france, game, "So we may.").await;
    assert_done(&let_readers(&france, game, true).await);
    say(&reader, game, "Thank you.").await;
    assert_eq!(texts(&server.browser(), game).await.len(), 4, "what readers wrote stays");
    assert_problem(let_readers(&reader, game, false).await, 403, "not_a_player").await;
    assert_problem(let_readers(&server.browser(), game, false).await, 401, "not_signed_in").await;
    assert_eq!(comments(&reader, game).await.readers, PerSide { red: true, blue: true });
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_private_game_is_for_its_players_and_who_has_the_link(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game, key) = finished_in_private(&server).await;
    let (reader, stranger) = (server.person("Zach").await, server.browser());
    let with_key = format!("{}?key={key}", path(game));
    say(&austria, game, "Between us.").await;
    assert_problem(stranger.get(&path(game)).await, 401, "not_signed_in").await;
    assert_problem(reader.get(&path(game)).await, 403, "not_a_player").await;
    assert_problem(try_to_say(&reader, game, "Me too.").await, 403, "not_a_player").await;

    let told: Comments = read(stranger.get(&with_key).await, StatusCode::OK).await;
    assert_eq!((told.comments.len(), told.readers), (1, PerSide { red: false, blue: false }));
    assert_problem(reader.post(&with_key, new(1, "Me too.")).await, 403, "comments_closed").await;
    assert_done(&let_readers(&austria, game, true).await);
    assert_problem(reader.post(&with_key, new(1, "Me too.")).await, 403, "comments_closed").await;
    assert_done(&let_readers(&france, game, true).await);
    let own: Comment = read(reader.post(&with_key, new(1, "Me too.")).await, StatusCode::CREATED).await;

    let report = |number: u32, key: &str| format!("{}/{number}/reports?key={key}", path(game));
    let reason = json!({ "reason": "Rude." });
    assert_problem(reader.post(&report(1, "nonsense"), reason.clone()).await, 403, "link_revoked").await;
    assert_done(&reader.post(&report(1, &key), reason).await);

    austria.delete(&format!("/api/games/{game}/watch-link")).await;
    for reading in [reader.get(&with_key).await, stranger.get(&with_key).await] {
        assert_problem(reading, 403, "link_revoked").await;
    }
    assert_problem(reader.post(&with_key, new(1, "Still here.")).await, 403, "link_revoked").await;
    assert_problem(remove(&reader, game, 1).await, 403, "not_a_player").await;
    assert_done(&remove(&reader, game, own.number).await);
    assert_eq!(texts(&france, game).await, ["Between us."]);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whom_a_player_has_blocked_says_nothing_about_their_games(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = finished(&server).await;
    let reader = server.person("Zach").await;
    assert_done(&france.send(Method::PUT, "/api/blocks/Zach", None).await);
    assert_problem(try_to_say(&reader, game, "Hello.").await, 403, "comment_unwanted").await;
    assert_done(&france.delete("/api/blocks/Zach").await);
    say(&reader, game, "Hello.").await;
    // A reader's own list changes nothing.
    assert_done(&reader.send(Method::PUT, "/api/blocks/Melas", None).await);
    say(&reader, game, "Hello again.").await;
    // Nor does it help to have played in it.
    assert_done(&france.send(Method::PUT, "/api/blocks/Melas", None).await);
    assert_problem(try_to_say(&austria, game, "My game too.").await, 403, "comment_unwanted").await;
    say(&france, game, "Mine.").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_comment_is_removed_by_its_author_and_a_readers_by_the_players(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = finished(&server).await;
    let (zach, kray) = (server.person("Zach").await, server.person("Kray").await);
    for browser in [&austria, &zach, &zach, &zach] {
        say(browser, game, "Mine.").await;
    }
    assert_problem(remove(&france, game, 1).await, 403, "not_your_comment").await;
    assert_problem(remove(&zach, game, 1).await, 403, "not_your_comment").await;
    assert_problem(remove(&kray, game, 2).await, 403, "not_your_comment").await;
    assert_problem(remove(&server.browser(), game, 2).await, 401, "not_signed_in").await;
    for number in [0, 5, u32::MAX] {
        assert_problem(remove(&france, game, number).await, 404, "no_such_comment").await;
    }
    assert_eq!(texts(&zach, game).await.len(), 4);

    for (browser, number) in [(&austria, 2), (&france, 3), (&zach, 4), (&austria, 1)] {
        assert_done(&remove(browser, game, number).await);
        assert_problem(remove(browser, game, number).await, 404, "no_such_comment").await;
    }
    assert_eq!(say(&zach, game, "Fresh.").await.number, 5, "no number is given twice");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_sees_a_comment_can_ask_the_host_to_look_at_it(pool: PgPool) {
    let server = hurried(&pool).await;
    let (austria, _, game) = finished(&server).await;
    let (zach, kray) = (server.person("Zach").await, server.person("Kray").await);
    say(&zach, game, "Rude words.").await;
    let report = format!("{}/1/reports", path(game));
    for reason in ["Hm.", "This is rude."] {
        for browser in [&kray, &austria] {
            assert_done(&browser.post(&report, json!({ "reason": reason })).await);
        }
    }
    let reason = json!({ "reason": "This is rude." });
    assert_problem(zach.post(&report, reason.clone()).await, 409, "own_comment").await;
    assert_problem(server.browser().post(&report, reason.clone()).await, 401, "not_signed_in").await;
    let nowhere = format!("{}/2/reports", path(game));
    assert_problem(kray.post(&nowhere, reason).await, 404, "no_such_comment").await;
    let long = json!({ "reason": "x".repeat(501) });
    assert_problem(kray.post(&report, long).await, 422, "invalid").await;

    assert_done(&remove(&zach, game, 1).await);
    let kept: Vec<(String, String)> =
        sqlx::query_as("select body, reason from comment_reports").fetch_all(&pool).await.unwrap();
    let kept: Vec<_> = kept.iter().map(|(body, reason)| (body.as_str(), reason.as_str())).collect();
    assert_eq!(kept, [("Rude words.", "This is rude."); 2], "also when the author takes it away");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn comments_stay_without_a_name_when_their_author_leaves_and_are_exported_before(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = finished(&server).await;
    let reader = server.person("Zach").await;
    let (by_player, by_reader) =
        (say(&austria, game, "I was there.").await, say(&reader, game, "I was not.").await);
    for (browser, comment) in [(&austria, &by_player), (&reader, &by_reader)] {
        let export: Export = read(browser.get("/api/account/export").await, StatusCode::OK).await;
        let [own] = export.comments.as_slice() else { panic!("{:?}", export.comments) };
        assert_eq!((own.game, own.number, own.position), (game, comment.number, comment.position));
        assert_eq!((&own.text, own.at), (&comment.text, comment.at));
        let password = json!({ "password": PASSWORD });
        assert_done(&browser.post("/api/account/deletion", password).await);
    }
    let left = comments(&france, game).await.comments;
    assert_eq!(left[0].author, Author::Player { name: None, side: Side::Red, seat: Side::Red.into() });
    assert_eq!(left[1].author, Author::Reader { name: None });
    let newcomer = server.person("Kray").await;
    assert_eq!(comments(&newcomer, game).await.comments, left);
    assert_problem(remove(&newcomer, game, 2).await, 403, "not_your_comment").await;
    assert_done(&remove(&france, game, 2).await);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_game_and_a_reader_have_only_so_many(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = finished(&server).await;
    let (zach, kray) = (server.person("Zach").await, server.person("Kray").await);
    fill(&pool, game, "Zach", 49).await;
    assert_eq!(say(&zach, game, "The last one.").await.number, 50);
    assert_problem(try_to_say(&zach, game, "One more.").await, 409, "too_many_comments").await;
    assert_done(&remove(&zach, game, 50).await);
    assert_eq!(say(&zach, game, "In its place.").await.number, 51);
    fill(&pool, game, "Melas", 349).await;
    // Of those who come at once for the last place one has it.
    let mut crowd = vec![kray.clone()];
    for name in ["Haddick", "Ott", "Kaim", "Hadik", "Elsnitz"] {
        crowd.push(server.person(name).await);
    }
    let tries = crowd.iter().map(|browser| try_to_say(browser, game, "Mine."));
    let answers = join_all(tries).await;
    let stored = answers.iter().filter(|answer| answer.status() == StatusCode::CREATED).count();
    let full = answers.iter().filter(|answer| answer.status() == StatusCode::CONFLICT).count();
    assert_eq!((stored, full), (1, 5));
    // The rest is for the players.
    say(&austria, game, "I still can.").await;
    fill(&pool, game, "Melas", 99).await;
    assert_problem(try_to_say(&austria, game, "And now?").await, 409, "comments_full").await;
    assert_eq!(texts(&kray, game).await.len(), 500);
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn whoever_comments_too_fast_has_to_wait(pool: PgPool) {
    let rate = Rate::new(2, Duration::from_hours(1));
    let server = Server::start_with(&pool, |settings| settings.limits.comments = rate).await;
    let (austria, france, game) = finished(&server).await;
    for _ in 0..2 {
        say(&austria, game, "Quick.").await;
    }
    assert_problem(try_to_say(&austria, game, "Quick.").await, 429, "comment_too_fast").await;
    say(&france, game, "At leisure.").await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn those_who_write_at_once_have_each_a_number(pool: PgPool) {
    let (one, two) = (hurried(&pool).await, hurried(&pool).await);
    let (austria, france, game) = finished(&one).await;
    let elsewhere = france.at(&two.address);
    for round in 0..10 {
        let text = format!("Round {round}.");
        let (here, there) =
            tokio::join!(try_to_say(&austria, game, &text), try_to_say(&elsewhere, game, &text));
        assert_eq!((here.status(), there.status()), (StatusCode::CREATED, StatusCode::CREATED));
    }
    let mut numbers: Vec<_> =
        comments(&austria, game).await.comments.iter().map(|comment| comment.number).collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=20).collect::<Vec<_>>());
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn the_demo_archive_speaks_the_readers_language(pool: PgPool) {
    estafette_server::demo::bring(&GAMES, &pool).await.unwrap();
    let server = Server::start(&pool).await;
    let reader = server.person("Zach").await;
    let archive: Archive = read(reader.get("/api/archive").await, StatusCode::OK).await;
    for game in archive.games {
        let in_language = async |tag: &str| -> Vec<Comment> {
            let path = format!("{}?language={tag}", path(game.id));
            let told: Comments = read(server.browser().get(&path).await, StatusCode::OK).await;
            told.comments
        };
        let english = in_language("en").await;
        assert!(english.len() >= 8 && english.iter().all(|comment| comment.author == Author::Archive {}));
        for tag in ["fr", "de", "es"] {
            let translated = in_language(tag).await;
            assert_eq!(translated.len(), english.len());
            for (one, other) in translated.iter().zip(&english) {
                assert_eq!(one.position, other.position);
                assert_ne!(one.text, other.text);
            }
        }
        assert_eq!(in_language("tlh").await, english);
        assert_eq!(comments(&reader, game.id).await.comments, english);
        // Readers may add to it, and nobody here may take from it.
        say(&reader, game.id, "So that is how it is played.").await;
        assert_eq!(in_language("fr").await.len(), english.len() + 1);
        assert_problem(remove(&reader, game.id, english[0].number).await, 403, "not_your_comment").await;
    }
}
