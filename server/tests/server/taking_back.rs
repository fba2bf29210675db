//! Taking back over sockets: alone within the wall, together behind it.

use estafette_protocol::live::Position;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::support::{Server, Socket};

async fn undo(socket: &mut Socket, position: u32, undo: Value) -> Uuid {
    let id = Uuid::new_v4();
    socket.say(json!({ "type": "undo", "id": id, "position": position, "undo": undo })).await;
    id
}

/// A block of Austria's that enters by the bridge: free, and nothing is revealed.
fn entry(position: &Position) -> Value {
    let offers = position.snapshot.offers.as_ref().unwrap();
    offers.iter().find(|offer| offer.is("pontoon_entry")).unwrap().orders().remove(0)
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn a_player_takes_back_alone_what_revealed_nothing(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut one, before) = austria.open(game).await;
    let (mut two, _) = france.open(game).await;
    assert_eq!(before.undo.alone_from, None);
    one.order(0, entry(&before)).await;
    one.accepted().await;
    let (own, theirs) = (one.update().await, two.update().await);
    assert_eq!(own.undo.alone_from.map(|from| from.0), Some(1));
    assert_eq!(theirs.undo.alone_from, None);

    // The opponent cannot do it alone.
    undo(&mut two, 1, json!({ "undo": "take_back", "from": 1 })).await;
    assert_eq!(two.refused().await.code, "behind_the_wall");

    let id = undo(&mut one, 1, json!({ "undo": "take_back", "from": 1 })).await;
    one.accepted().await;
    let after = one.position().await;
    assert_eq!(after.snapshot, before.snapshot);
    assert_eq!((after.position.0, after.log.len()), (2, 3));
    assert!(after.log[1].undone && after.log[2].undo.is_some());
    assert!(two.position().await.log[1].undone);

    // A resend changes nothing, also after a restart.
    server.stop().await;
    let server = Server::start(&pool).await;
    let (mut one, again) = austria.at(&server.address).open(game).await;
    assert_eq!(again.snapshot, before.snapshot);
    assert!(again.log[1].undone);
    let resent =
        json!({ "type": "undo", "id": id, "position": 1, "undo": { "undo": "take_back", "from": 1 } });
    one.say(resent).await;
    one.accepted().await;
    one.order(2, entry(&again)).await;
    one.accepted().await;
}

#[sqlx::test(migrator = "estafette_server::MIGRATOR")]
async fn behind_the_wall_both_must_agree(pool: PgPool) {
    let server = Server::start(&pool).await;
    let (austria, france, game) = server.match_up().await;
    let (mut one, before) = austria.open(game).await;
    let (mut two, _) = france.open(game).await;
    one.order(0, json!({ "order": "end_turn" })).await;
    one.accepted().await;
    let update = one.update().await;
    let wall = serde_json::to_value(&update.undo).unwrap();
    assert_eq!(wall["wall"], json!({ "position": 1, "cause": "chance" }));
    two.update().await;
    undo(&mut one, 1, json!({ "undo": "take_back", "from": 1 })).await;
    assert_eq!(one.refused().await.code, "behind_the_wall");
    undo(&mut one, 1, json!({ "undo": "ask", "from": 1 })).await;
    one.accepted().await;
    one.update().await;
    let asked = two.update().await;
    assert_eq!(asked.undo.asked.map(|asked| asked.from.0), Some(1));
    undo(&mut one, 2, json!({ "undo": "agree" })).await;
    assert_eq!(one.refused().await.code, "own_undo");
    undo(&mut two, 2, json!({ "undo": "agree" })).await;
    two.accepted().await;
    assert_eq!(two.position().await.undo.asked, None);
    assert_eq!(one.position().await.snapshot, before.snapshot);
    undo(&mut one, 3, json!({ "undo": "drums" })).await;
    assert_eq!(one.refused().await.code, "malformed");
}
