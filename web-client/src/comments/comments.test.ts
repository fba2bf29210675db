import { beforeEach, describe, expect, it } from 'vitest';

import type { Comment } from '../protocol/Comment';
import type { NewComment } from '../protocol/NewComment';
import { ApiError } from '../shared/api';
import { GameComments, type Source } from './comments.svelte';

function comment(number: number, position: number, text = ''): Comment {
  return {
    number,
    position,
    author: { author: 'reader', name: 'Zach' },
    yours: false,
    text,
    at: '2026-01-01T00:00:00Z',
  };
}

const refusal = (code: string): ApiError => new ApiError(409, { code, message: '', field: null });

let sent: NewComment[];
let fail: Error | null;
let comments: GameComments;

const source: Source = {
  load: (language) =>
    fail
      ? Promise.reject(fail)
      : Promise.resolve({
          comments: [comment(2, 0, language), comment(1, 4), comment(3, 4), comment(4, 9)],
          readers: { red: true, blue: false },
          yours: false,
        }),
  write: (written) => {
    sent.push(written);
    return fail
      ? Promise.reject(fail)
      : Promise.resolve(comment(5, written.position, written.text));
  },
  remove: () => (fail ? Promise.reject(fail) : Promise.resolve()),
  letReaders: () => (fail ? Promise.reject(fail) : Promise.resolve()),
};

const numbers = (): number[] => comments.all.map(({ number }) => number);

beforeEach(async () => {
  [sent, fail] = [[], null];
  comments = new GameComments(source);
  await comments.load('en');
});

describe('the comments on a game', () => {
  it('lie at their moments', () => {
    expect([...comments.moments.keys()]).toEqual([0, 4, 9]);
    expect(comments.at(4).map(({ number }) => number)).toEqual([1, 3]);
    expect(comments.at(5)).toEqual([]);
  });

  it('are found from any moment, in both directions', () => {
    expect([comments.beside(0, 1), comments.beside(3, 1), comments.beside(9, 1)]).toEqual([
      4,
      4,
      null,
    ]);
    expect([comments.beside(9, -1), comments.beside(100, -1), comments.beside(0, -1)]).toEqual([
      4,
      9,
      null,
    ]);
  });

  /** Somebody writes at a moment, and sends it. */
  async function write(position: number, text: string): Promise<void> {
    comments.compose(position, '');
    comments.compose(position, text);
    await comments.send();
  }

  it('take a new one in at its place', async () => {
    await write(4, 'Now.');
    expect(numbers()).toEqual([2, 1, 3, 5, 4]);
  });

  it('are about the moment at which they were begun, wherever one looks meanwhile', async () => {
    comments.compose(4, 'N');
    comments.compose(9, 'Now. ');
    expect(comments.draft).toEqual({ position: 4, text: 'Now. ' });
    await comments.send();
    expect(sent.map(({ position, text }) => [position, text])).toEqual([[4, 'Now.']]);
    expect(comments.draft).toBeNull();
  });

  it('stay written until they are stored, with what was added meanwhile', async () => {
    fail = refusal('unreachable');
    await expect(write(4, 'Now.')).rejects.toBe(fail);
    expect(comments.draft?.text).toBe('Now.');
    fail = null;
    const stored = comments.send();
    comments.compose(4, 'Now. And then.');
    await stored;
    expect(comments.draft?.text).toBe('Now. And then.');
  });

  it('are sent again under the same id until they are stored, and no longer', async () => {
    fail = refusal('unreachable');
    await expect(write(4, 'Now.')).rejects.toBe(fail);
    await expect(write(5, 'Now.')).rejects.toBe(fail);
    await expect(write(5, 'Now.')).rejects.toBe(fail);
    fail = null;
    await write(5, 'Now.');
    await write(5, 'Now.');
    const ids = sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(ids[1] === ids[2] && ids[2] === ids[3]).toBe(true);
  });

  it('go when they are removed, also by somebody else', async () => {
    await comments.remove(1);
    fail = refusal('no_such_comment');
    await comments.remove(3);
    expect([numbers(), comments.at(4)]).toEqual([[2, 4], []]);
    fail = refusal('not_your_comment');
    await expect(comments.remove(2)).rejects.toBe(fail);
    expect(numbers()).toEqual([2, 4]);
  });

  it('keep what each player wishes', async () => {
    await comments.letReaders('blue', true);
    expect(comments.yours).toBe(true);
    expect(comments.readers).toEqual({ red: true, blue: true });
    fail = refusal('busy');
    await expect(comments.letReaders('red', false)).rejects.toBe(fail);
    expect(comments.readers).toEqual({ red: true, blue: true });
  });

  it('stay when they cannot be fetched again, and that is said', async () => {
    fail = refusal('unreachable');
    await comments.load('fr');
    expect([comments.problem, numbers().length]).toEqual([fail, 4]);
    fail = null;
    await comments.load('fr');
    expect([comments.problem, comments.at(0)[0]?.text]).toEqual([null, 'fr']);
  });

  it('are in the language that was asked for last', async () => {
    let answer: () => void = () => undefined;
    const late = new GameComments({
      ...source,
      load: async (language) => {
        if (language === 'fr') await new Promise<void>((resolve) => (answer = resolve));
        return source.load(language);
      },
    });
    const first = late.load('fr');
    await late.load('de');
    answer();
    await first;
    expect(late.at(0)[0]?.text).toBe('de');
  });
});
