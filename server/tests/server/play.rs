//! Playing at random, from what a player sees.

use estafette_engine::chance::{Draws, LogPosition, Purpose, Seed};
use estafette_engine::force::Side;
use estafette_engine::game::Snapshot;
use estafette_engine::triomphe::View;
use estafette_protocol::live::ServerMessage;
use estafette_testing::bot::random;
use serde_json::Value;
use uuid::Uuid;

use crate::support::{Browser, Socket};

/// Somebody who plays at random, the same way for the same number.
pub struct Gambler(Draws);

impl Gambler {
    pub fn new(number: u64) -> Gambler {
        Gambler(Draws::new(&Seed::from_number(number), LogPosition::SETUP, Purpose::Deal))
    }

    /// Any order on offer.
    pub fn order(&mut self, snapshot: &Snapshot) -> Value {
        let offers = snapshot.offers.as_ref().expect("this side has to decide");
        random::order(offers, &mut self.0).expect("something is offered")
    }
}

/// The view in a snapshot.
pub fn view(snapshot: &Snapshot) -> View {
    snapshot.view.read().unwrap()
}

/// Whose decision is open.
pub fn to_decide(snapshot: &Snapshot) -> Option<Side> {
    view(snapshot).decision.map(|decision| decision.side)
}

/// Two sockets on one game and what each sees.
pub struct Players {
    pub sockets: [Socket; 2],
    pub snapshots: [Snapshot; 2],
    pub position: u32,
}

fn seat(side: Side) -> usize {
    usize::from(side == Side::Blue)
}

impl Players {
    pub async fn open(austria: &Browser, france: &Browser, game: Uuid) -> Players {
        let (one, first) = austria.open(game).await;
        let (two, second) = france.open(game).await;
        let position = first.position.0;
        Players { sockets: [one, two], snapshots: [first.snapshot, second.snapshot], position }
    }

    /// Whoever has to decide gives an order; both hear of it.
    pub async fn step(&mut self, gambler: &mut Gambler) -> Option<Side> {
        let side = to_decide(&self.snapshots[0])?;
        let order = gambler.order(&self.snapshots[seat(side)]);
        let id = self.sockets[seat(side)].order(self.position, order.clone()).await;
        match self.sockets[seat(side)].next().await {
            ServerMessage::Accepted { id: accepted, position } => {
                assert_eq!((accepted, position.0), (id, self.position + 1));
            }
            other => panic!("{order} was offered to {side} and got {other:?}"),
        }
        self.position += 1;
        for (socket, snapshot) in self.sockets.iter_mut().zip(&mut self.snapshots) {
            let update = socket.update().await;
            assert_eq!((update.number, update.position.0), (self.position, self.position));
            assert_eq!(update.entry.side, Some(side));
            *snapshot = update.snapshot;
        }
        Some(side)
    }

    pub async fn play(&mut self, gambler: &mut Gambler, steps: usize) {
        for _ in 0..steps {
            self.step(gambler).await;
        }
    }

    /// Plays to the end of the game.
    pub async fn play_out(&mut self, gambler: &mut Gambler) {
        while self.step(gambler).await.is_some() {
            assert!(self.position < 3000, "a game ends");
        }
    }
}
