//! Rule cases: those of the repository hold, and the runner tells whatever does not.

use std::fs;
use std::path::{Path, PathBuf};

use estafette_testing::case::command::{self, End};
use estafette_testing::case::{Part, Report, run_text};
use serde_json::Value;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/cases/triomphe")
}

/// The command, and what it prints.
fn run(arguments: &[&str]) -> (End, String, String) {
    let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let end = command::run(&arguments, &mut out, &mut err).unwrap();
    (end, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

/// What a case with these members comes to.
fn case(members: &str) -> Report {
    let reports = run_text(&format!(r#"{{ "game": "triomphe", "name": "x", {members} }}"#));
    let [report] = <[Report; 1]>::try_from(reports).unwrap();
    report
}

fn told(report: &Report) -> Vec<&str> {
    report.differences.iter().map(|difference| difference.what.as_str()).collect()
}

/// Where Austria attacks with one block and France has not answered yet.
const ATTACK: &str = r#"
    "map": { "borders": [{ "between": [1, 2] }] },
    "given": { "pieces": [{ "id": "Fi2", "at": "2" }, { "id": "Ai2", "at": "1" }] },
    "when": [
      { "by": "austria", "order": "manoeuvre_attack", "pieces": ["Ai2"], "across": "1/2" }"#;

#[test]
fn every_case_holds() {
    let all = folder().join("..");
    let (end, out, err) = run(&[all.to_str().unwrap()]);
    assert_eq!((end, err.as_str()), (End::Held, ""), "{out}");
    println!("{}", out.lines().last().unwrap());
}

#[test]
fn every_difference_is_told_with_its_step_and_line() {
    let report = case(&format!(
        r#"{ATTACK},
      {{
        "by": "france",
        "order": "respond",
        "pieces": ["Fi2"],
        "then": {{
          "commands": 1,
          "pieces": {{ "Fi2": "2", "Ai2": {{ "at": "2", "done": false, "face": "i3" }} }}
        }}
      }}
    ],
    "then": {{
      "morale": {{ "france": {{ "uncommitted": 6, "committed": {{ "1": 2 }} }} }},
      "shown": ["Ai2"],
      "known": {{ "Fi2": "i2" }},
      "faces_known": {{ "austria": 1 }},
      "blocks": {{ "2": 1 }},
      "traffic": {{ "4": {{ "count": 1 }} }},
      "decision": {{ "side": "france" }},
      "kinds": ["halt", "advance"],
      "only_of": {{ "stay": [] }},
      "events": [{{ "event": "shown" }}, {{ "event": "turn_began" }}],
      "no_events": ["responded"],
      "outcome": {{ "winner": "france", "victory": "decisive" }}
    }}"#
    ));
    let told: Vec<String> = report.differences.iter().map(ToString::to_string).collect();
    let wanted = [
        "step 2, line 10: the number of commands left is 2, not 1",
        "step 2, line 10: the place of Ai2 is 1, not 2",
        "step 2, line 10: the face of Ai2 is i2, not i3",
        "step 2, line 10: Ai2 is done",
        "step 2, line 10: the place of Fi2 is 2/1, not 2",
        "then, line 16: the number of faces Austria knows is 0, not 1",
        "then, line 16: the committed morale of France is nothing, not 2 in locale 1",
        "then, line 16: Ai2 was not shown",
        "then, line 16: what the enemy knows of Fi2 is ?, not i2",
        "then, line 16: crossing 4 was not used",
        "then, line 16: the number of blocks at 2 is 0, not 1",
        r#"then, line 16: the open decision is not {"side":"france"}; asked: Austria decides advance (attack 1/2)"#,
        "then, line 16: offered are orders of the kind stay too",
        "then, line 16: no order of the kind halt is offered",
        r#"then, line 16: offered as well: {"order":"stay"}"#,
        r#"then, line 16: did not happen, or not in this order: {"event":"shown"}"#,
        r#"then, line 16: did not happen, or not in this order: {"event":"turn_began"}"#,
        r#"then, line 16: happened: {"event":"responded","pieces":["Fi2"],"side":"france","to":"2/1"}"#,
        "then, line 16: the game is not over; asked: Austria decides advance (attack 1/2)",
    ];
    assert_eq!(told, wanted, "{told:#?}");
    assert_eq!(report.open, ["Austria decides advance (attack 1/2)"]);
}

#[test]
fn a_fault_names_its_step_and_line_and_keeps_no_other_case_from_being_run() {
    let text = r#"[
  { "game": "triomphe", "name": "It holds", "when": [{ "by": "austria", "order": "end_turn" }],
    "then": { "side": "france" } },
  { "game": "triomphe", "name": "It has a fault", "when": [
    { "by": "austria", "order": "end_turn" },
    { "by": "france", "order": "end_trun" }
  ], "then": { "side": "austria" } },
  { "game": "triomphe", "name": "It fails", "when": [{ "by": "austria", "order": "end_turn" }],
    "then": { "side": "austria" } }
]"#;
    let reports = run_text(text);
    let lines: Vec<_> =
        reports.iter().map(|report| (report.name.as_str(), report.line, report.is_ok())).collect();
    assert_eq!(lines, [("It holds", 2, true), ("It has a fault", 4, false), ("It fails", 8, false)]);
    let fault = &reports[1].differences[0];
    assert_eq!((fault.part, fault.line), (Part::Step(2), 6), "{fault}");
    assert!(fault.what.starts_with("there is no order called end_trun; there are march, "), "{fault}");
    assert_eq!(reports[2].differences[0].to_string(), "then, line 9: the turn is france, not austria");
}

#[test]
fn an_order_that_cannot_be_given_says_what_is_asked_of_whom() {
    let then = r#"], "then": { "commands": 2 }"#;
    for (step, wanted) in [
        (
            r#""by": "austria", "order": "end_turn""#,
            "refused: It is not your decision now. (not_your_decision); \
             asked: France decides respond (attackers 1, defense 2/1)",
        ),
        (
            r#""by": "france", "order": "respond", "pieces": ["Fi2"], "refused": "done""#,
            "not refused, but should be as done; asked: France decides respond (attackers 1, defense 2/1)",
        ),
        (
            r#""by": "france", "order": "respond", "pieces": ["Fi2", "Fi2"], "refused": "done""#,
            "refused as too_many_responders, not as done: No more blocks can respond than there are attackers.; \
             asked: France decides respond (attackers 1, defense 2/1)",
        ),
        (r#""by": "france", "order": "respond", "pieces": ["Fi3"]"#, "no block is called Fi3"),
    ] {
        let report = case(&format!("{ATTACK}, {{ {step} }} {then}"));
        assert_eq!(told(&report), [wanted]);
        assert_eq!(report.differences[0].part, Part::Step(2));
        assert_eq!(report.open, ["France decides respond (attackers 1, defense 2/1)"]);
    }
}

#[test]
fn a_slip_of_the_pen_is_a_fault() {
    let when = r#""when": [{ "by": "austria", "order": "end_turn" }]"#;
    let then = r#""then": { "commands": 3 }"#;
    assert!(case(&format!("{when}, {then}")).is_ok());
    let step = |step: &str| format!(r#""when": [{{ {step} }}], {then}"#);
    let expects = |expected: &str| format!(r#"{when}, "then": {{ {expected} }}"#);
    for (members, wanted) in [
        (when.to_owned(), "nothing is expected; write a `then`"),
        (expects(""), "`then` expects nothing"),
        (format!(r#""wenn": [], {when}, {then}"#), "a case has no `wenn`; it may have `game`, "),
        (format!(r#""rule": [4], {when}, {then}"#), "wrong here: integer `4`, expected a string"),
        (
            format!(r#""given": {{ "moral": {{}} }}, {then}"#),
            "unknown field `moral`, expected one of `setup`, ",
        ),
        (format!(r#""given": {{ "morale": {{ "prussia": null }} }}, {then}"#), "unknown field `prussia`"),
        (format!(r#""given": {{ "round": "x" }}, {then}"#), "wrong here: string \"x\", expected a number"),
        (format!(r#""map": {{ "borders": 3 }}, {then}"#), "wrong here: integer `3`, expected a list"),
        (format!(r#""when": 3, {then}"#), "`when` is a list of steps"),
        (format!(r#""when": [3], {then}"#), "a step is an object"),
        (step(r#""by": "prussia", "order": "end_turn""#), "`by` says who gives the order: austria or france"),
        (step(r#""by": "austria""#), "`order` says what is ordered"),
        (
            step(r#""by": "austria", "order": "end_trun""#),
            "there is no order called end_trun; there are march, ",
        ),
        (step(r#""by": "austria", "order": "end_turn", "pieces": []"#), "unknown field `pieces`, "),
        (
            step(r#""by": "austria", "order": "end_turn", "refused": "dnoe""#),
            "there is no refusal called dnoe; ",
        ),
        (
            step(r#""by": "austria", "order": "end_turn", "then": { "comands": 3 }"#),
            "`then` has no `comands`; ",
        ),
        (expects(r#""comands": 3"#), "`then` has no `comands`; it may have `decision`, "),
        (expects(r#""commands": "x""#), "wrong here: string \"x\", expected a number, 0 to 255"),
        (expects(r#""pieces": { "Ai2": 7 }"#), "of a piece a place is expected, or an object"),
        (
            expects(r#""events": [{ "event": "shwon" }]"#),
            "there is no event called shwon; there are turn_began, ",
        ),
        (expects(r#""events": [{}]"#), "`event` says what happened"),
        (expects(r#""no_events": ["shwon"]"#), "there is no event called shwon; there are turn_began, "),
        (expects(r#""kinds": ["mrach"]"#), "there is no order called mrach; there are march, "),
        (expects(r#""only_of": { "mrach": [] }"#), "there is no order called mrach; there are march, "),
        (
            expects(r#""only_of": { "march": [{ "tos": "1" }] }"#),
            "unknown field `tos`, expected `pieces` or `to`",
        ),
        (
            expects(r#""offered": [{ "order": "mrach" }]"#),
            "there is no order called mrach; there are march, ",
        ),
        (expects(r#""not_offered": [{}]"#), "`order` says what is ordered"),
        (
            expects(r#""only": [{ "order": "halt", "piece": "x" }]"#),
            "unknown field `piece`, there are no fields",
        ),
    ] {
        let report = case(&members);
        let said = told(&report);
        assert!(matches!(&said[..], [said] if said.starts_with(wanted)), "{members}: {said:#?}");
        for rust in ["u8", "u16", "u32", " struct", " enum", "::", "sequence", "Some("] {
            assert!(!said[0].contains(rust), "{members}: {}", said[0]);
        }
    }
}

#[test]
fn a_text_that_is_no_case_is_a_fault() {
    for (text, wanted) in [
        ("{\n  \"game\": triomphe }", "line 2: no JSON: "),
        ("", "line 1: no JSON: "),
        ("[\n3]", "line 2: no case: wrong here: integer `3`, expected an object"),
        (r#"{ "game": "triomphe" }"#, "line 1: it has no name"),
        (r#"{ "name": "x" }"#, "line 1: it names no game in `game`; there are triomphe, austerlitz"),
        (
            r#"{ "name": "x", "game": "chess" }"#,
            "line 1: it names no game in `game`; there are triomphe, austerlitz",
        ),
    ] {
        let reports = run_text(text);
        let said = reports[0].differences[0].to_string();
        assert!(said.starts_with(wanted), "{text}: {said}");
    }
}

#[test]
fn a_situation_that_cannot_be_is_told() {
    for (given, wanted) in [
        (r#""round": 17"#, "a game has the rounds 1 to 16"),
        (r#""commands": 4"#, "a player has no more than 3 commands"),
        (r#""setup": {}, "round": 2"#, "a set-up leaves nothing else to be given"),
        (
            r#""morale": { "austria": { "uncommitted": 200, "committed": { "5": 100 } } }"#,
            "an army has no more than 15 tokens",
        ),
        (r#""pieces": [{ "id": "Fi2", "at": "5" }, { "id": "Ai2", "at": "5" }]"#, "two armies in 5"),
        (
            r#""pieces": [{ "id": "Fi2", "at": "5" }, { "id": "Fi3", "at": "5", "disorganized": true }]"#,
            "organized and disorganized blocks in 5",
        ),
        (
            r#""pieces": [{ "id": "Ai2", "at": "5", "disorganized": true }]"#,
            "Ai2 is Austrian and cannot be disorganized",
        ),
        (r#""pieces": [{ "id": "Ai2", "at": "5/3", "declared": true }]"#, "Ai2 is no artillery"),
        (r#""pieces": [{ "id": "Ai2", "at": "500" }]"#, "there is no 500"),
        (r#""pieces": [{ "id": "x", "at": "5" }]"#, "whose is x?"),
        (r#""earlier": { "organized_in": [5, 5] }"#, "locale 5 is given twice"),
        (
            r#""earlier": { "crossings": [{ "crossing": 1, "towards": 1, "last_step": 255, "count": 1 }] }"#,
            "the traffic over crossing 1",
        ),
        (
            r#""earlier": { "crossings": [{ "crossing": 1, "towards": 1, "last_step": 2, "count": 3 }] }"#,
            "the traffic over crossing 1",
        ),
    ] {
        let report = case(&format!(r#""given": {{ {given} }}, "then": {{ "round": 5 }}"#));
        assert_eq!(told(&report), [format!("the situation cannot be: {wanted}")]);
        assert_eq!(report.differences[0].part, Part::Given);
    }
}

#[test]
fn a_map_that_cannot_be_is_told() {
    let on = |map: &str| case(&format!(r#""map": {{ "borders": [], {map} }}, "then": {{ "round": 5 }}"#));
    assert!(on(r#""locales": [{ "number": 1, "capacity": 20 }]"#).is_ok());
    let report = on(r#""locales": [{ "number": 1, "capacity": 21 }]"#);
    assert_eq!(told(&report), ["the situation cannot be: 1 has room for more than 20"]);
}

#[test]
fn the_command_ends_as_its_page_says() {
    let folder = std::env::temp_dir().join(format!("estafette-cases-{}", std::process::id()));
    let empty = folder.join("empty");
    fs::create_dir_all(&empty).unwrap();
    let write = |name: &str, text: &str| {
        let file = folder.join(name);
        fs::write(&file, text).unwrap();
        file.display().to_string()
    };
    let holds = write("holds.json", r#"{ "game": "triomphe", "name": "Holds", "then": { "round": 5 } }"#);
    let fails = write(
        "fails.json",
        r#"{ "game": "triomphe", "name": "Fails", "then": { "round": 6, "commands": 2 } }"#,
    );
    let broken = write("broken.json", "{");
    let none = write("none.json", "[]");
    let (empty, missing) = (empty.display().to_string(), folder.join("missing").display().to_string());
    let end = |paths: &[&String]| run(&paths.iter().map(|path| path.as_str()).collect::<Vec<_>>()).0;
    assert_eq!(end(&[&holds]), End::Held);
    assert_eq!(end(&[&fails]), End::Failed);
    assert_eq!(end(&[&broken]), End::Failed);
    for nothing in [&empty, &none, &missing] {
        assert_eq!(end(&[nothing]), End::Nothing, "{nothing}");
        assert_eq!(end(&[&holds, nothing]), End::Nothing, "{nothing}");
        assert_eq!(end(&[&fails, nothing]), End::Failed, "{nothing}");
    }
    assert_eq!(end(&[]), End::Nothing);
    assert_eq!(run(&["--jsno", &holds]).0, End::Nothing);
    let (_, out, _) = run(&[&holds, &fails]);
    let wanted = format!(
        "ok Holds\nFAILED Fails: then, line 1: the round is 5, not 6\n    \
         then, line 1: the number of commands left is 3, not 2\n    \
         in the end Austria decides act\n    {fails}:1\n1 passed, 1 failed\n"
    );
    assert_eq!(out, wanted);
    let (_, out, _) = run(&["--json", &fails]);
    let told: Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&told["passed"], &told["failed"]), (&0.into(), &1.into()));
    let told = &told["cases"][0];
    assert_eq!(told["differences"][1]["what"], "the number of commands left is 3, not 2");
    assert_eq!((&told["name"], &told["ok"], &told["line"]), (&"Fails".into(), &false.into(), &1.into()));
    fs::remove_dir_all(&folder).unwrap();
}
