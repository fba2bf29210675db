/** How Triomphe à Marengo is told. The file is checked where the server reads it. */
import sentences from '../../../../engine/data/triomphe/sentences.json';
import type { Telling } from '../../telling/table';

export const telling = sentences as unknown as Telling;
