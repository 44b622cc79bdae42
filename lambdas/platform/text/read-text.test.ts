import { languages } from '@shared/text/language';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeferredText, textsOf } from './deferred-text';
import { readIn } from './read-text';

const interviews = textsOf('notifications/interviews');
const applications = textsOf('notifications/applications');
const slot = { startsAt: '2026-11-24T15:00:00.000Z', endsAt: '2026-11-24T15:30:00.000Z' };
const invitedAt = (timeZone: string) =>
  interviews('accepted.sms.toProfessional', { organization: 'Harbor', time: { slot, timeZone } });

describe('a text with key and arguments', () => {
  it.each([
    ['en', 'America/New_York', 'Tue, Nov 24, 2026, 10:00 - 10:30 AM EST'],
    ['en', 'America/Los_Angeles', 'Tue, Nov 24, 2026, 7:00 - 7:30 AM PST'],
    ['es', 'America/New_York', 'mar, 24 de nov de 2026, 10:00 - 10:30 a.m. EST'],
    ['es', 'America/Los_Angeles', 'mar, 24 de nov de 2026, 7:00 - 7:30 a.m. PST'],
    ['fr', 'America/New_York', 'mar. 24 nov. 2026, 10 h 00 - 10 h 30 HNE'],
    ['fr', 'America/Los_Angeles', 'mar. 24 nov. 2026, 7 h 00 - 7 h 30 HNP'],
  ] as const)('in %s has the time of %s', async (language, timeZone, time) => {
    const text = await readIn(language, invitedAt(timeZone));
    expect(text.replace(/\s/g, ' ')).toContain(time);
  });

  it('is resolved at any depth, and nothing else changes', async () => {
    const value = { lines: [[applications('withdrawn.title'), 'as typed']], isRead: false, at: null, count: 2 };
    expect(await readIn('es', value)).toEqual({
      lines: [['Solicitud retirada', 'as typed']],
      isRead: false,
      at: null,
      count: 2,
    });
  });

  it('keeps names as typed, and reads the same after storage', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...languages),
        fc.oneof(fc.string(), fc.constantFrom('{name}', '<b>', "O'Neil {0} #", '\\u0041')),
        async (language, candidate) => {
          const text = applications('submitted.content', { candidate, jobTitle: 'ICU {Nurse}' });
          const read = await readIn(language, text);
          expect(read).toContain(candidate);
          expect(read).toContain('ICU {Nurse}');
          const stored = DeferredText.parse(JSON.parse(JSON.stringify(text)));
          expect(await readIn(language, stored)).toBe(read);
        },
      ),
    ));

  it('with an unknown key becomes a generic update', async () => {
    const forgotten = { catalog: 'notifications/jobs', key: 'gone' } as const;
    expect(await readIn('en', forgotten)).toBe('You have an update.');
    expect(await readIn('fr', forgotten)).toBe('Il y a du nouveau.');
  });
});
