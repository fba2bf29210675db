//! What happened since, drawn on the field: the ways of blocks, and attacks.
//!
//! Events name blocks by tokens that may have been drawn anew since; a trail only
//! says from where to where some block of an army went, which everybody saw.

use std::fmt::Write;

use estafette_engine::field::drawing::geometry::simplified;
use estafette_engine::field::drawing::map::pen::{Pen, number};
use estafette_engine::field::drawing::{DrawnApproach, Point};
use estafette_engine::field::place::{ApproachName, LocaleNumber, PlaceName};
use estafette_engine::force::Side;
use estafette_engine::telling::{self, By, Path};
use estafette_engine::triomphe::View;
use serde_json::Value;

use crate::block::army;
use crate::field::{Field, border, locale_of};
use crate::signs::{assault_arrow, attack_arrow, goes_in, threatened};

/// How trails look, with the names of colours.
pub const STYLE: &str = "\
.casing{fill:none;stroke:$corridor;stroke-width:7;opacity:.85}\
.way{fill:none;stroke-width:3;stroke-dasharray:9 6}.blue .way{stroke:$fr}.red .way{stroke:$au}\
.foot{fill:$paper;stroke-width:1.6}.blue .foot{stroke:$fr}.red .foot{stroke:$au}";

/// What is drawn of an event.
#[derive(Clone, PartialEq)]
enum Mark {
    /// A block went a way.
    Way(Side, Vec<Point>),
    /// A manoeuvre attack, from where and over which border.
    Attack(Side, PlaceName, ApproachName),
    /// An assault over a border.
    Assault(Side, ApproachName),
}

/// The trails of events, each once however many blocks took it. What the view shows
/// itself, as it is still going on, is left out.
pub fn draw(field: Field, view: &View, events: &[Value]) -> String {
    let mut marks: Vec<Mark> = Vec::new();
    for event in events {
        if let Some(mark) = mark(field, event).filter(|mark| !marks.contains(mark)) {
            marks.push(mark);
        }
    }
    marks.retain(|mark| !shown_by(field, view, mark));
    marks.iter().filter_map(|mark| written(field, mark)).collect()
}

fn mark(field: Field, event: &Value) -> Option<Mark> {
    let telling = field.telling.event(event)?;
    let side = telling.army.as_ref()?.side(event)?;
    if let Some(path) = &telling.path {
        return Some(Mark::Way(side, way(field, path, event)?));
    }
    Some(match telling.mark.as_ref()? {
        telling::Mark::Attack { from, across } => {
            Mark::Attack(side, from.place(event)?, across.approach(event)?)
        }
        telling::Mark::Assault(across) => Mark::Assault(side, across.approach(event)?),
    })
}

/// The way that blocks went, if there were any.
fn way(field: Field, path: &Path, event: &Value) -> Option<Vec<Point>> {
    let from = path.from.as_ref()?.place(event)?;
    let to = path.to.place(event)?;
    if path.blocks.count(event) == 0 {
        return None;
    }
    match &path.by {
        By::Border => over_border(field, from, to),
        By::Road(crossings) if crossings.count(event) == 0 => over_border(field, from, to),
        By::Road(crossings) => {
            // From a holding area the trail begins at the edge of the map.
            let start = match from {
                PlaceName::Holding(_) => None,
                _ => Some(field.middle(from)?),
            };
            Some(field.by_road(from, start, &crossings.crossings(event), field.middle(to)?))
        }
        By::Bridge => Some(vec![field.middle(from)?, field.middle(to)?]),
        By::Attack => None,
    }
}

/// From a place to another, over the middle of the border between their locales.
fn over_border(field: Field, from: PlaceName, to: PlaceName) -> Option<Vec<Point>> {
    let ends = [field.middle(from)?, field.middle(to)?];
    let (here, there) = (locale_of(from)?, locale_of(to)?);
    if here == there {
        return Some(ends.to_vec());
    }
    let over = passed(field, from, here, there)?;
    Some(vec![ends[0], border(over), ends[1]])
}

/// The approach through which a block left: the one it stood in, else any that leads there.
fn passed(
    field: Field,
    from: PlaceName,
    here: LocaleNumber,
    there: LocaleNumber,
) -> Option<&'static DrawnApproach> {
    let leads = |approach: &DrawnApproach| approach.locale == here && approach.towards == there;
    let stood = match from {
        PlaceName::Approach(name) => field.approach(name).filter(|approach| leads(approach)),
        _ => None,
    };
    stood.or_else(|| field.plan.drawing.approaches.iter().find(|approach| leads(approach)))
}

/// Whether a view shows by itself what a trail would.
fn shown_by(field: Field, view: &View, mark: &Mark) -> bool {
    match mark {
        Mark::Attack(_, _, across) => {
            let waits = threatened(field, view);
            waits.is_some() && field.approach(*across).map(|approach| approach.opposite) == waits
        }
        Mark::Assault(_, across) => view.assault.as_ref().is_some_and(|assault| assault.across == *across),
        Mark::Way(..) => false,
    }
}

fn written(field: Field, mark: &Mark) -> Option<String> {
    match mark {
        Mark::Way(side, way) => Some(trail(*side, &simplified(way, 0.9))),
        Mark::Attack(side, from, across) => {
            Some(attack_arrow(field.middle(*from)?, goes_in(field, *across)?, *side))
        }
        Mark::Assault(side, across) => assault_arrow(field, *across, *side),
    }
}

/// A dashed line with a ring at its foot.
fn trail(side: Side, way: &[Point]) -> String {
    let mut pen = Pen::default();
    pen.line(way);
    let data = pen.data();
    let mut text = format!(
        r#"<g class="{}"><path class="casing" d="{data}"/><path class="way" d="{data}"/>"#,
        army(side)
    );
    if let Some([x, y]) = way.first().map(|foot| foot.map(number)) {
        let _ = write!(text, r#"<circle class="foot" cx="{x}" cy="{y}" r="4"/>"#);
    }
    text.push_str("</g>");
    text
}

#[cfg(test)]
mod tests {
    use estafette_engine::chance::Seed;
    use estafette_engine::secrecy::Viewer;
    use estafette_engine::triomphe::{Decision, DecisionKind, Options, State};
    use serde_json::json;

    use super::*;

    fn view() -> View {
        let (state, _) = State::start(&Options::default(), Seed::from_number(1)).unwrap();
        state.view(Viewer::from(Side::Red))
    }

    fn marched(piece: u32, from: &str, to: &str) -> Value {
        json!({ "event": "marched", "side": "blue", "pieces": [piece], "from": from, "to": to, "cost": 1 })
    }

    fn attacked(across: &str) -> Value {
        json!({ "event": "manoeuvre_attacked", "side": "red", "pieces": [], "from": "12", "across": across,
                "by_road": false, "cost": 1 })
    }

    #[test]
    fn blocks_that_went_the_same_way_leave_one_trail() {
        let field = Field::triomphe();
        let once = draw(field, &view(), &[marched(1, "5", "8")]);
        assert_eq!(once.matches("class=\"way\"").count(), 1);
        assert_eq!(draw(field, &view(), &[marched(1, "5", "8"), marched(2, "5", "8")]), once);
        assert_ne!(draw(field, &view(), &[marched(1, "5", "8"), marched(2, "8", "5")]), once);
    }

    #[test]
    fn a_march_leads_over_the_border_between_the_locales() {
        let field = Field::triomphe();
        let Some(Mark::Way(_, way)) = mark(field, &marched(1, "5", "8")) else { panic!("a march") };
        let approach = field.approach("5/8".parse().unwrap()).unwrap();
        assert_eq!(
            way,
            [
                field.locale(LocaleNumber(5)).unwrap().reserve,
                border(approach),
                field.locale(LocaleNumber(8)).unwrap().reserve
            ]
        );
    }

    #[test]
    fn an_attack_that_waits_for_its_answer_is_drawn_by_the_view_alone() {
        let field = Field::triomphe();
        let mut view = view();
        assert!(draw(field, &view, &[attacked("12/10")]).contains("attack"));
        let kind = DecisionKind::Respond { defense: "10/12".parse().unwrap(), attackers: 1 };
        view.decision = Some(Decision { side: Side::Blue, kind });
        assert_eq!(draw(field, &view, &[attacked("12/10")]), "");
    }
}
