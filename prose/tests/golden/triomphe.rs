//! What happens in Triomphe à Marengo, and what is asked.

use serde_json::{Value, json};

pub fn events() -> Vec<Value> {
    let mut events = Vec::new();
    for (side, pieces) in [("red", vec![1]), ("blue", vec![1, 2]), ("blue", vec![1, 2, 3])] {
        let places = ["14", "14/20", "20"].into_iter().take(pieces.len()).collect::<Vec<_>>();
        let leaders = vec![1];
        events.extend([
            json!({ "event": "cleaned_up", "side": side, "from": "14/20", "pieces": pieces }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "14", "to": "20", "cost": 1 }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "10", "to": "10/14", "cost": 1 }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "10/14", "to": "10", "cost": 0 }),
            json!({ "event": "marched", "side": side, "pieces": pieces, "from": "10/14", "to": "14", "cost": 1 }),
            json!({ "event": "continued", "side": side, "pieces": pieces, "to": "14/10", "cost": 0 }),
            json!({ "event": "organized", "pieces": pieces, "places": places }),
            json!({ "event": "manoeuvre_attacked", "side": side, "pieces": pieces, "from": "10", "across": "10/14",
                    "by_road": false, "cost": 1 }),
            json!({ "event": "responded", "side": side, "pieces": pieces, "to": "14/10" }),
            json!({ "event": "defense_led", "side": side, "pieces": pieces }),
            json!({ "event": "assault_named", "side": side, "pieces": pieces, "leaders": leaders }),
            json!({ "event": "counter_attacked", "side": side, "pieces": pieces }),
            json!({ "event": "attackers_moved", "side": side, "pieces": pieces, "to": "20" }),
            json!({ "event": "attackers_moved", "side": side, "pieces": pieces, "to": "10/14" }),
        ]);
        let tokens = pieces.len();
        events.extend([
            json!({ "event": "morale_arrived", "side": side, "tokens": tokens }),
            json!({ "event": "morale_committed", "side": side, "locale": 20, "tokens": tokens }),
            json!({ "event": "morale_left", "side": side, "locale": 20, "missing": tokens }),
            json!({ "event": "morale_lost", "side": side, "from": null, "tokens": tokens }),
            json!({ "event": "morale_lost", "side": side, "from": 14, "tokens": tokens }),
            json!({ "event": "morale_returned", "side": side, "from": 20, "tokens": tokens }),
        ]);
    }
    for side in ["red", "blue"] {
        let (infantry, cavalry, guns) = (
            json!({ "arm": "infantry", "strength": 3 }),
            json!({ "arm": "cavalry", "strength": 2 }),
            json!({ "arm": "artillery", "strength": 1 }),
        );
        events.extend([
            json!({ "event": "turn_began", "round": 1, "side": side }),
            json!({ "event": "turn_began", "round": 7, "side": side }),
            json!({ "event": "turn_began", "round": 16, "side": side }),
            json!({ "event": "turn_ended", "side": side }),
            json!({ "event": "ended", "outcome": { "winner": side, "victory": "decisive" } }),
            json!({ "event": "ended", "outcome": { "winner": side, "victory": "marginal" } }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "10", "crossings": [1], "through": [14],
                    "cost": 0 }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "@tortona", "crossings": [4, 1],
                    "through": [10, 14], "cost": 0 }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "10", "crossings": [3, 4, 1, 2],
                    "through": [39, 10, 14, 20], "cost": 0 }),
            json!({ "event": "road_marched", "side": side, "piece": 1, "from": "10", "crossings": [], "through": [],
                    "cost": 0 }),
            json!({ "event": "pontoon_entered", "side": side, "piece": 1, "to": 7 }),
            json!({ "event": "manoeuvre_attacked", "side": side, "pieces": [1], "from": "10", "across": "10/14",
                    "by_road": true, "cost": 0 }),
            json!({ "event": "responded", "side": side, "pieces": [], "to": "14/10" }),
            json!({ "event": "defense_led", "side": side, "pieces": [] }),
            json!({ "event": "counter_attacked", "side": side, "pieces": [] }),
            json!({ "event": "bombardment_declared", "side": side, "piece": 1, "from": "14/20" }),
            json!({ "event": "bombardment_completed", "side": side, "piece": 1, "from": "20/14" }),
            json!({ "event": "bombardment_cancelled", "side": side, "piece": 1, "at": "14/20" }),
            json!({ "event": "assault_declared", "side": side, "across": "14/20" }),
            json!({ "event": "assault_decided", "winner": side, "locale": 20, "attack": 5, "penalty": 1, "defense": 2,
                    "counter_attack": 0, "result": 2 }),
            json!({ "event": "assault_decided", "winner": side, "locale": 14, "attack": 2, "penalty": 1, "defense": 4,
                    "counter_attack": 1, "result": -4 }),
            json!({ "event": "attack_decided", "winner": side, "locale": 20 }),
            json!({ "event": "shown", "side": side, "piece": 1, "at": "20", "face": cavalry, "reason": "road_attack" }),
            json!({ "event": "shown", "side": side, "piece": 1, "at": "@tortona", "face": guns, "reason": "bombardment" }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "20/14", "before": infantry, "after": cavalry,
                    "reason": "retreat" }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "14", "before": guns, "after": null,
                    "reason": "artillery_lost" }),
            json!({ "event": "retreated", "side": side, "piece": 1, "from": "14", "to": 20 }),
            json!({ "event": "morale_transferred", "side": side, "from": 14, "to": 20 }),
            json!({ "event": "shuffled", "side": side, "at": "14", "pieces": [3, 4] }),
        ]);
    }
    events.push(json!({ "event": "disorganized", "locale": 20 }));
    events
}

pub fn decisions() -> Vec<Value> {
    let mut decisions = Vec::new();
    for side in ["red", "blue"] {
        decisions.extend([
            json!({ "side": side, "kind": "act" }),
            json!({ "side": side, "kind": "respond", "defense": "14/20", "attackers": 1 }),
            json!({ "side": side, "kind": "respond", "defense": "20/14", "attackers": 2 }),
            json!({ "side": side, "kind": "advance", "attack": "14/20" }),
            json!({ "side": side, "kind": "march_on", "locale": 20 }),
            json!({ "side": side, "kind": "show_infantry", "defense": "20/14" }),
            json!({ "side": side, "kind": "bombarded", "locale": 14 }),
            json!({ "side": side, "kind": "lead_defense", "defense": "14/20" }),
            json!({ "side": side, "kind": "name_assault", "attack": "14/20" }),
            json!({ "side": side, "kind": "artillery_defense", "attack": "14/20" }),
            json!({ "side": side, "kind": "counter_attack", "attack": "14/20" }),
            json!({ "side": side, "kind": "take_loss", "position": "20/14", "reductions": 1 }),
            json!({ "side": side, "kind": "take_loss", "position": "14", "reductions": 2 }),
            json!({ "side": side, "kind": "retreat", "locale": 20 }),
            json!({ "side": side, "kind": "remove_morale", "army": "blue" }),
            json!({ "side": side, "kind": "transfer_morale", "army": "red", "to": 20, "missing": 1 }),
            json!({ "side": side, "kind": "transfer_morale", "army": "blue", "to": 14, "missing": 3 }),
            json!({ "side": side, "kind": "recover_morale" }),
        ]);
    }
    decisions
}
