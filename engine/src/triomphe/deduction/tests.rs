use super::super::{AUSTRIA, FRANCE};
use super::*;
use crate::chance::Seed;
use crate::force::Arm;
use crate::triomphe::{Options, State};

fn face(arm: Arm, strength: u8) -> Face {
    Face { arm, strength: crate::force::Strength::new(strength).unwrap() }
}

fn facts(pool: &[u32], dealt: &[Face]) -> Facts {
    let mut known = Facts::default();
    known.learn(pool.iter().copied().map(Token).collect(), Muster::of(dealt));
    known
}

fn told(facts: &Facts, blocks: &[u32]) -> Muster {
    let blocks: Vec<Token> = blocks.iter().copied().map(Token).collect();
    facts.all().iter().find(|fact| fact.blocks == blocks).map(|fact| fact.faces).unwrap_or_default()
}

fn three() -> [Face; 3] {
    [face(Arm::Infantry, 3), face(Arm::Infantry, 2), face(Arm::Cavalry, 2)]
}

#[test]
fn a_face_that_was_shown_is_not_among_the_others() {
    let [strong, weak, horse] = three();
    let mut facts = facts(&[1, 2, 3], &three());
    facts.show(Token(2), horse);
    assert_eq!(facts.face_of(Token(2)), Some(horse));
    assert_eq!(told(&facts, &[1, 3]), Muster::of(&[strong, weak]));
    assert_eq!(facts.all().len(), 2, "the fact about all three says no more");
}

#[test]
fn a_shuffled_block_is_one_of_those_it_was_shuffled_with() {
    let [.., horse] = three();
    let mut facts = facts(&[1, 2, 3], &three());
    facts.show(Token(2), horse);
    facts.shuffle(&[Token(1), Token(2)], &[Token(8), Token(9)]);
    assert_eq!(facts.face_of(Token(8)), None);
    assert_eq!(told(&facts, &[8, 9]), Muster::of(&[horse]));
    assert_eq!(told(&facts, &[3, 8, 9]), Muster::of(&three()), "and all three are what they were");
}

#[test]
fn two_known_blocks_that_are_shuffled_are_known_together() {
    let [strong, _, horse] = three();
    let mut facts = facts(&[1, 2, 3], &three());
    facts.show(Token(2), horse);
    facts.show(Token(1), strong);
    facts.shuffle(&[Token(1), Token(2)], &[Token(8), Token(9)]);
    assert_eq!(told(&facts, &[8, 9]), Muster::of(&[strong, horse]));
}

#[test]
fn a_loss_is_taken_from_every_fact() {
    let [strong, weak, horse] = three();
    let mut facts = facts(&[1, 2, 3], &three());
    facts.replace(Token(1), strong, Some(weak));
    assert_eq!(facts.face_of(Token(1)), Some(weak));
    facts.replace(Token(1), weak, None);
    assert_eq!(told(&facts, &[2, 3]), Muster::of(&[weak, horse]));
}

#[test]
fn what_perhaps_was_shuffled_is_known_less_well_but_not_wrongly() {
    let [.., horse] = three();
    let mut facts = facts(&[1, 2, 3], &three());
    facts.show(Token(2), horse);
    facts.blur(&[Token(1), Token(2), Token(3)], &[Token(8), Token(9)]);
    assert_eq!(told(&facts, &[1, 2, 3, 8, 9]), Muster::of(&three()));
    assert_eq!(facts.face_of(Token(2)), None);
}

#[test]
fn the_armies_are_known_and_the_waiting_gun_is_seen() {
    let (state, _) = State::start(&Options::default(), Seed::from_number(4)).unwrap();
    let sheet = |side: Side| Watcher::new(side, &state.view(side.into())).sheet();
    let austrians = sheet(FRANCE);
    let [stack] = &austrians.stacks[..] else { panic!("all wait together: {austrians:?}") };
    assert_eq!((stack.blocks, stack.cavalry), (20, Bounds { at_least: 6, at_most: 6 }));
    assert_eq!(stack.strength, Bounds { at_least: 42, at_most: 42 });
    let guns = austrians.army.iter().find(|count| count.face.arm == Arm::Artillery).unwrap();
    assert_eq!((guns.count, guns.hidden), (1, 0));

    let french = sheet(AUSTRIA);
    let on_map = french.stacks.iter().filter(|stack| !matches!(stack.at, PlaceName::Holding(_)));
    assert!(on_map.clone().all(|stack| stack.artillery.at_most == 0), "the gun comes later");
    assert_eq!(on_map.map(|stack| stack.blocks).sum::<u8>(), 11);
}
