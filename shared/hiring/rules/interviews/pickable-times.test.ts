import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickableTimes, type PickableQuery } from './pickable-times';

const at = (time: string): string => `2026-11-${time}:00.000Z`;
const stretch = (from: string, to: string) => ({ startsAt: at(from), endsAt: at(to) });

/** Monday to Friday, 10:00 to 12:00 in UTC. */
const query = (fields: Partial<PickableQuery> = {}): PickableQuery => ({
  candidateBusy: [],
  panel: [{ userId: 'ada', busy: [], interviews: 0 }],
  mode: 'everyone',
  minutes: 60,
  timeZone: 'UTC',
  from: '2026-11-23',
  to: '2026-11-23',
  opens: '10:00',
  closes: '12:00',
  bufferMinutes: 0,
  earliest: 0,
  ...fields,
});
const starts = (fields: Partial<PickableQuery>): string[] =>
  pickableTimes(query(fields)).map(({ startsAt }) => startsAt.slice(8, 16));

describe('times that a candidate can pick', () => {
  it('are every half hour within the hours of the workdays', () => {
    expect(starts({})).toEqual(['23T10:00', '23T10:30', '23T11:00']);
    // A Saturday and a Sunday.
    expect(starts({ from: '2026-11-28', to: '2026-11-30' })).toEqual(['30T10:00', '30T10:30', '30T11:00']);
    expect(starts({ earliest: Date.parse(at('23T10:10')) })).toEqual(['23T10:30', '23T11:00']);
    expect(starts({ minutes: 150 })).toEqual([]);
  });

  it('follow clock changes in the time zone', () => {
    expect(starts({ timeZone: 'America/Chicago' })[0]).toBe('23T16:00');
    const summer = { timeZone: 'America/Chicago', from: '2026-10-30', to: '2026-11-02' };
    expect(pickableTimes(query(summer)).map(({ startsAt }) => startsAt.slice(5, 16))).toEqual([
      ...['10-30T15:00', '10-30T15:30', '10-30T16:00'],
      ...['11-02T16:00', '11-02T16:30', '11-02T17:00'],
    ]);
  });

  it('skip the candidate’s busy times, and keep a buffer around the team’s', () => {
    const busy = [stretch('23T09:30', '23T10:00')];
    expect(starts({ candidateBusy: busy, bufferMinutes: 15 })).toHaveLength(3);
    expect(starts({ panel: [{ userId: 'ada', busy, interviews: 1 }], bufferMinutes: 15 })).toEqual([
      '23T10:30',
      '23T11:00',
    ]);
  });

  it('need the whole panel, or in rotation the free member with the fewest interviews', () => {
    const panel = [
      { userId: 'ada', busy: [stretch('23T10:00', '23T10:30')], interviews: 1 },
      { userId: 'max', busy: [], interviews: 1 },
      { userId: 'mia', busy: [stretch('23T11:00', '23T12:00')], interviews: 0 },
    ];
    expect(starts({ panel })).toEqual([]);
    const turns = pickableTimes(query({ panel, mode: 'round_robin' }));
    expect(turns.map(({ team }) => team)).toEqual([['mia'], ['ada'], ['ada']]);
    expect(starts({ panel: [] })).toEqual([]);
    expect(starts({ panel: [], mode: 'round_robin' })).toEqual([]);
  });

  it('never overlap with a participant’s busy times', () => {
    const day = 24 * 60;
    const busy = fc.array(
      fc.tuple(fc.nat(5 * day), fc.integer({ min: 1, max: 300 })).map(([from, minutes]) => {
        const start = Date.parse('2026-11-23T00:00:00.000Z') + from * 60_000;
        return { startsAt: new Date(start).toISOString(), endsAt: new Date(start + minutes * 60_000).toISOString() };
      }),
      { maxLength: 12 },
    );
    const member = fc.record({ userId: fc.uuid(), busy, interviews: fc.nat(5) });
    const any = fc.record({
      candidateBusy: busy,
      panel: fc.uniqueArray(member, { minLength: 1, maxLength: 5, selector: ({ userId }) => userId }),
      mode: fc.constantFrom('everyone' as const, 'round_robin' as const),
      minutes: fc.integer({ min: 10, max: 120 }),
      bufferMinutes: fc.nat(60),
    });
    fc.assert(
      fc.property(any, (fields) => {
        const full = query({ ...fields, to: '2026-11-27', opens: '08:00', closes: '18:00' });
        for (const { startsAt, endsAt, team } of pickableTimes(full)) {
          const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
          const buffer = fields.bufferMinutes * 60_000;
          const clash = (list: PickableQuery['candidateBusy'], extra: number) =>
            list.some((it) => Date.parse(it.startsAt) < end + extra && Date.parse(it.endsAt) > start - extra);
          expect(clash(fields.candidateBusy, 0)).toBe(false);
          expect(team).toHaveLength(fields.mode === 'everyone' ? fields.panel.length : 1);
          for (const { userId, busy: theirs } of fields.panel)
            if (team.includes(userId)) expect(clash(theirs, buffer)).toBe(false);
        }
      }),
    );
  });
});
