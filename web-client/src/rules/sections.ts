/** Where a section stands. */
export function addressOf(section: string): string {
  return `/rules/triomphe#rule-${section}`;
}
