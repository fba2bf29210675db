import { ofDecision, type Fact, type Telling } from '../telling/table';

/** The section to read before this decision; nothing for one this page does not know. */
export function sectionOf(telling: Telling, decision: Fact, assaulting: boolean): string | null {
  const { rule, rule_in_assault } = ofDecision(telling, decision) ?? {};
  return (assaulting ? rule_in_assault : undefined) ?? rule ?? null;
}

/** Where a section stands. */
export function addressOf(section: string): string {
  return `/rules/triomphe#rule-${section}`;
}
