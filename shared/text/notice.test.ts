import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { AppError } from '../errors';
import errors from '../locales/en/errors.json';
import catalog from '../locales/en/notices.json';
import { line } from '../core/model/fields';
import type { Catalog } from './catalog';
import { messages } from './english.fixture';
import { notice, noticeText, readNotice, type Notice } from './notice';
import { refusalBody } from './refusal';

const notices = catalog as unknown as Catalog;
const read = (text: string) => readNotice(notices, text);

describe('a notice', () => {
  it('is parsed back into its code and arguments', () => {
    expect(notice('required')).toBe('required');
    expect(read(notice('required'))).toEqual({ code: 'required' });
    expect(read(notice('tooLong', { max: 1200 }))).toEqual({ code: 'tooLong', args: { max: 1200 } });
  });

  it.each(['', 'Invalid input: expected string', 'constructor', 'toString {}', 'required but'])(
    'is "invalid" instead of %j',
    (text) => {
      expect(read(text)).toEqual({ code: 'invalid' });
    },
  );

  it('uses the plural rules of the language', () => {
    expect(noticeText(notices, read(notice('tooLong', { max: 1 })), 'en-US')).toBe('Use at most 1 character');
    expect(noticeText(notices, read(notice('tooLong', { max: 1200 })), 'en-US')).toBe('Use at most 1,200 characters');
  });

  it('is the message of every schema error, with a fallback', () => {
    const schema = z.object({ name: line(3), size: z.number(), kind: z.string().refine(() => false) });
    const problems = schema.safeParse({ name: 'long', size: 'x', kind: 'y' }).error!.issues;
    expect(problems.map(({ message }) => message)).toEqual([notice('tooLong', { max: 3 }), 'invalid', 'invalid']);
  });
});

describe('an error response', () => {
  const body = (...of: ConstructorParameters<typeof AppError>) => refusalBody(new AppError(...of), { notices, errors });

  it('gets its text from its code or its reason', () => {
    expect(body('COOLDOWN', undefined, { retryAfterSeconds: 9 })).toEqual({
      error: errors.COOLDOWN,
      code: 'COOLDOWN',
      retryAfterSeconds: 9,
    });
    expect(body('TOO_MANY_REQUESTS', notice('teamLimit', { max: 200 }))).toEqual({
      error: 'A team can have up to 200 members.',
      code: 'TOO_MANY_REQUESTS',
      reason: { code: 'teamLimit', args: { max: 200 } },
    });
  });

  it('has a notice for each field', () => {
    const fields = { title: notice('tooLong', { max: 120 }), 'dates.0': notice('dateInvalid'), odd: 'Odd' as Notice };
    expect(body('INVALID_REQUEST', undefined, { fields })).toEqual({
      error: errors.INVALID_REQUEST,
      code: 'INVALID_REQUEST',
      fields: {
        title: { code: 'tooLong', args: { max: 120 }, error: 'Use at most 120 characters' },
        'dates.0': { code: 'dateInvalid', error: messages.dateInvalid },
        odd: { code: 'invalid', error: messages.invalid },
      },
    });
  });
});
