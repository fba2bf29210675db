//! Asking why something cannot be done.

use estafette_protocol::game::WhyNot;
use reqwest::StatusCode;
use sqlx::PgPool;

use crate::support::{Server, assert_problem, read};

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_reason_names_what_was_tried_and_the_rule(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (_socket, position) = austria.open(game).await;
    let snapshot = serde_json::to_value(&position.snapshot).unwrap();
    let pieces = snapshot["view"]["pieces"].as_array().unwrap();
    let waiting = pieces.iter().find(|piece| piece["at"] == "@alessandria").unwrap();
    let path = format!("/api/games/{game}/why-not?pieces={}&target=12", waiting["token"]);
    let told: WhyNot = read(austria.get(&path).await, StatusCode::OK).await;
    assert!(!told.reasons.is_empty());
    assert!(told.reasons.iter().all(|reason| reason.rule.is_some() && reason.sentence.ends_with('.')));

    // The other side learns only that it is not its turn.
    let told: WhyNot = read(france.get(&path).await, StatusCode::OK).await;
    assert_eq!(told.reasons.len(), 1);
    assert_eq!(told.reasons[0].code, "not_your_decision");
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn nonsense_and_strangers_are_refused(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, _, game) = server.match_up().await;
    for question in ["pieces=a&target=12", "pieces=1", "pieces=1&target=nowhere", "pieces=&target=12"] {
        let answer = austria.get(&format!("/api/games/{game}/why-not?{question}")).await;
        assert_problem(answer, 400, "malformed").await;
    }
    let told = austria.get(&format!("/api/games/{game}/why-not?pieces=1,2,3,4,5&target=12")).await;
    let told: WhyNot = read(told, StatusCode::OK).await;
    assert_eq!(told.reasons[0].code, "too_many_pieces");
    let stranger = server.person("Desaix").await;
    let answer = stranger.get(&format!("/api/games/{game}/why-not?pieces=1&target=12")).await;
    assert_problem(answer, 403, "not_a_player").await;
}
