//! What happens in Napoleon's Triumph, and what is asked.

use serde_json::{Value, json};

pub fn events() -> Vec<Value> {
    let mut events = Vec::new();
    for (side, of, pieces) in [
        ("red", vec!["langeron"], vec![1]),
        ("blue", vec!["davout", "sthilaire"], vec![1, 2]),
        ("blue", vec!["davout", "sthilaire", "lannes"], vec![1, 2, 3]),
    ] {
        for commander in [json!(null), json!(of[0])] {
            let moved = |from: &str, to: &str, crossings: &[u16]| {
                json!({ "event": "moved", "side": side, "commander": commander, "pieces": pieces, "left": [],
                        "from": from, "to": to, "crossings": crossings })
            };
            events.extend([
                moved("@davout", "51", &[40]),
                moved("107", "94", &[]),
                moved("107/94", "94", &[]),
                moved("107", "94", &[60, 61]),
                moved("107", "107/94", &[]),
                moved("107/94", "107", &[]),
            ]);
        }
        let one = &pieces[..1];
        events.extend([
            json!({ "event": "detached", "commander": of[0], "pieces": pieces }),
            json!({ "event": "stood", "side": side, "pieces": pieces, "commanders": [] }),
            json!({ "event": "stood", "side": side, "pieces": pieces, "commanders": of }),
            json!({ "event": "declared", "side": side, "commanders": [], "pieces": pieces, "left": [] }),
            json!({ "event": "declared", "side": side, "commanders": of, "pieces": pieces, "left": [9] }),
            json!({ "event": "declared", "side": side, "commanders": [of[0]], "pieces": one, "left": [] }),
            json!({ "event": "declared", "side": side, "commanders": [of[0]], "pieces": [1, 2], "left": [] }),
            json!({ "event": "defense_led", "leaders": pieces }),
            json!({ "event": "attack_led", "front": "narrow", "leaders": pieces, "against": null }),
            json!({ "event": "attack_led", "front": "wide", "leaders": pieces, "against": 4 }),
            json!({ "event": "counter_attacked", "pieces": pieces }),
            json!({ "event": "went_on", "side": side, "pieces": pieces, "to": "94" }),
            json!({ "event": "went_on", "side": side, "pieces": pieces, "to": "94/107" }),
        ]);
    }
    for side in ["red", "blue"] {
        let (infantry, guard, cavalry, guns) = (
            json!({ "arm": "infantry", "strength": 2 }),
            json!({ "arm": "infantry", "strength": 3, "guard": true }),
            json!({ "arm": "cavalry", "strength": 3 }),
            json!({ "arm": "artillery", "strength": 1 }),
        );
        let placed = json!({ "at": "94", "corps": null, "pieces": [3] });
        events.extend([
            json!({ "event": "prepared", "side": side }),
            json!({ "event": "chose", "side": side }),
            json!({ "event": "set_up", "side": side, "placed": [placed] }),
            json!({ "event": "set_up", "side": side, "placed": [placed, placed] }),
            json!({ "event": "turn_began", "round": 1, "side": side, "day": 1, "hour": 7 }),
            json!({ "event": "turn_began", "round": 11, "side": side, "day": 1, "hour": null }),
            json!({ "event": "turn_began", "round": 17, "side": side, "day": 2, "hour": 12 }),
            json!({ "event": "turn_began", "round": 21, "side": side, "day": 2, "hour": 16 }),
            json!({ "event": "attached", "side": side, "commander": "murat", "piece": 1 }),
            json!({ "event": "threatened", "side": side, "across": "106/94", "guard": false }),
            json!({ "event": "threatened", "side": side, "across": "106/94", "guard": true }),
            json!({ "event": "gave_way", "side": side, "locale": 107 }),
            json!({ "event": "result", "attack": 5, "penalty": 1, "defense": 2, "counter_attack": 0, "result": 2,
                    "winner": side }),
            json!({ "event": "result", "attack": 2, "penalty": 1, "defense": 4, "counter_attack": 1, "result": -4,
                    "winner": side }),
            json!({ "event": "shown", "side": side, "piece": 1, "at": "107/94", "face": guard }),
            json!({ "event": "shown", "side": side, "piece": 1, "at": "@davout", "face": guns }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "107", "before": guard, "after": infantry }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "94/107", "before": cavalry, "after": infantry }),
            json!({ "event": "reduced", "side": side, "piece": 1, "at": "107", "before": guns, "after": null }),
            json!({ "event": "retreated", "side": side, "piece": 1, "from": 107, "to": 94 }),
            json!({ "event": "committed", "side": side, "elite": "guard" }),
            json!({ "event": "committed", "side": side, "elite": "heavy_cavalry" }),
            json!({ "event": "morale", "side": side, "before": 23, "after": 21 }),
            json!({ "event": "morale", "side": side, "before": 23, "after": 27 }),
            json!({ "event": "morale", "side": side, "before": 1, "after": 0 }),
            json!({ "event": "road_move_ended", "side": side }),
            json!({ "event": "shuffled", "side": side, "at": "107", "corps": null, "pieces": [3, 4] }),
            json!({ "event": "turn_ended", "side": side }),
            json!({ "event": "ended", "outcome": { "winner": side, "victory": "decisive" } }),
            json!({ "event": "ended", "outcome": { "winner": side, "victory": "marginal" } }),
        ]);
    }
    let guns = json!({ "arm": "artillery", "strength": 1 });
    events.extend([
        json!({ "event": "battery_named", "piece": 1, "from": "53", "to": "53/54", "face": guns }),
        json!({ "event": "battery_named", "piece": 1, "from": "54", "to": "54", "face": guns }),
        json!({ "event": "pressed", "across": "106/94" }),
        json!({ "event": "feinted", "across": "106/94" }),
        json!({ "event": "defense_led", "leaders": [] }),
        json!({ "event": "attack_led", "front": "narrow", "leaders": [], "against": null }),
        json!({ "event": "attack_led", "front": "wide", "leaders": [], "against": null }),
        json!({ "event": "counter_attacked", "pieces": [] }),
        json!({ "event": "closed", "across": "106/94" }),
        json!({ "event": "stormed", "locale": 107 }),
        json!({ "event": "commander_lost", "commander": "bagration" }),
    ]);
    events
}

pub fn decisions() -> Vec<Value> {
    let mut decisions = Vec::new();
    for side in ["red", "blue"] {
        let approaches = ["answer", "resolve", "declare", "lead_defense", "counter_attack"];
        decisions.extend(approaches.map(|kind| json!({ "side": side, "kind": kind, "across": "106/94" })));
        decisions.extend([
            json!({ "side": side, "kind": "organize" }),
            json!({ "side": side, "kind": "set_up_detachments" }),
            json!({ "side": side, "kind": "name_battery" }),
            json!({ "side": side, "kind": "act" }),
            json!({ "side": side, "kind": "march_on", "locale": 107 }),
            json!({ "side": side, "kind": "take_loss", "army": "red", "points": 1 }),
            json!({ "side": side, "kind": "take_loss", "army": "blue", "points": 2 }),
            json!({ "side": side, "kind": "keep", "commander": "legrand" }),
            json!({ "side": side, "kind": "retreat", "locale": 107 }),
            json!({ "side": side, "kind": "advance", "to": "94/106" }),
            json!({ "side": side, "kind": "follow", "commander": "kollowrath" }),
        ]);
    }
    decisions
}
