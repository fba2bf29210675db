import { knows, say } from './words';

/** What the server refuses, by its stable code; `field` where it is about one of a form. */
export interface Refusal {
  code: string;
  sentence: string;
  field?: string | null;
}

/** A refusal in the reader's language; the server's own sentence is the English one. */
export function refusalWords({ code, sentence, field }: Refusal): string {
  const id = [`refusal-${code}-${field ?? ''}`, `refusal-${code}`].find((id) => knows(id));
  return id === undefined ? sentence : say(id);
}
