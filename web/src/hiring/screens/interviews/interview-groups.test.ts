import fc from 'fast-check';
import type { Interview } from '@shared/hiring/model/interview';
import { describe, expect, it } from 'vitest';
import { browserZone } from '@/lib/time/own-zone';
import { blocksOf, dayBlocks, groupsOf, hoursShown, mondayOf, needOf, zoneOf, type Block } from './interview-groups';

const chicago = 'America/Chicago';
/** Monday, 9:42 AM in Chicago. */
const now = Date.parse('2026-11-23T15:42:00.000Z');

const slot = (startsAt: string, minutes = 30) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
});

let made = 0;
const interview = (fields: Partial<Interview> = {}): Interview => ({
  interviewId: `int_${String((made += 1)).padStart(26, '0')}`,
  applicationId: `app_${'0'.repeat(26)}`,
  jobId: `job_${'0'.repeat(26)}`,
  jobTitle: 'RN, ICU',
  organizationId: `org_${'0'.repeat(26)}`,
  organization: 'Lakeshore',
  professional: { userId: 'pro', name: 'Nora Nurse', photo_url: null },
  organizer: { userId: 'organizer', name: 'Ada Admin', photo_url: null },
  interviewers: [],
  type: 'video',
  place: '',
  meeting: null,
  note: '',
  timeZone: chicago,
  status: 'accepted',
  slots: [],
  proposedBy: 'employer',
  startsAt: null,
  endsAt: null,
  reason: '',
  closedWithJob: false,
  selfScheduling: null,
  sequence: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  version: 1,
  ...fields,
});
const accepted = (startsAt: string) => interview(slot(startsAt));
const asked = interview({
  status: 'proposed',
  proposedBy: 'professional',
  slots: [slot('2026-11-25T15:00Z'), slot('2026-11-27T17:00Z')],
});
const waiting = interview({ status: 'proposed', slots: [slot('2026-11-24T20:00Z')] });
const friday = accepted('2026-11-20T15:00Z');
const today = accepted('2026-11-23T16:00Z');
const lateToday = accepted('2026-11-24T04:00Z');
const tomorrow = accepted('2026-11-24T17:00Z');

const shown = { side: 'employer', now, zone: chicago, firstDay: '2026-11-23', isCurrent: true } as const;
const listed = (fields: Partial<Parameters<typeof groupsOf>[1]> = {}) =>
  groupsOf([tomorrow, today, waiting, friday, asked, lateToday], { ...shown, ...fields }).map(
    ({ kind, day, interviews }) => [kind === 'day' ? day : kind, ...interviews],
  );

describe('the list', () => {
  it('starts with pending answers and today, then groups days in the zone', () => {
    expect(listed()).toEqual([
      ['needsYou', friday, asked],
      ['2026-11-23', today, lateToday],
      ['waiting', waiting],
      ['2026-11-24', tomorrow],
    ]);
  });

  it('asks the professional nothing while it is the employer’s turn', () => {
    expect(listed({ side: 'professional' })).toEqual([
      ['needsYou', waiting],
      ['2026-11-23', today, lateToday],
      ['waiting', asked],
      ['2026-11-24', tomorrow],
    ]);
  });

  it('of another week or day has only its days', () => {
    expect(listed({ isCurrent: false, firstDay: '2026-11-24' })).toEqual([['2026-11-24', tomorrow]]);
  });

  it('marks proposals that expired without an answer', () => {
    const expired = interview({ status: 'proposed', slots: [slot('2026-11-23T15:00Z')] });
    expect([needOf(expired, 'employer', now), needOf(expired, 'professional', now)]).toEqual(['unanswered', 'choose']);
    expect(needOf(interview({ ...expired, ...slot('2026-11-24T15:00Z') }), 'employer', now)).toBeNull();
  });

  it('uses the zone of its interviews, or the reader’s where they differ', () => {
    expect(zoneOf([today, tomorrow])).toBe(chicago);
    const own = browserZone();
    expect(zoneOf([today, interview({ timeZone: 'Pacific/Honolulu' })])).toBe(own);
    expect([mondayOf('2026-11-23'), mondayOf('2026-11-29')]).toEqual(['2026-11-23', '2026-11-23']);
  });
});

describe('the week', () => {
  it('shows confirmed and proposed times', () => {
    const moving = interview({ ...asked, ...slot('2026-11-24T15:00Z') });
    expect(blocksOf(moving, now).map(({ state }) => state)).toEqual(['confirmed', 'open', 'open']);
    expect(blocksOf(interview({ ...today, status: 'completed' }), now).map(({ state }) => state)).toEqual(['done']);
    expect(blocksOf(asked, Date.parse('2026-11-26T00:00Z'))).toHaveLength(1);
  });

  it('extends for early and late ones', () => {
    const placed = dayBlocks(blocksOf(lateToday, now), '2026-11-23', chicago);
    expect(placed).toMatchObject([{ from: 22, to: 22.5 }]);
    expect([hoursShown([]), hoursShown([placed])]).toEqual([
      { first: 8, last: 18 },
      { first: 8, last: 23 },
    ]);
  });

  it('places overlapping ones side by side, and shows everything', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 * 60 }), fc.integer({ min: 10, max: 480 }));
    fc.assert(
      fc.property(fc.array(time, { maxLength: 15 }), (times) => {
        const blocks = times.map(([start, minutes]): Block => {
          const startsAt = new Date(Date.parse('2026-11-23T06:00Z') + start * 60_000).toISOString();
          return { interview: today, slot: slot(startsAt, minutes), state: 'confirmed' };
        });
        const placed = dayBlocks(blocks, '2026-11-23', chicago);
        expect(placed).toHaveLength(blocks.length);
        for (const [index, a] of placed.entries()) {
          expect(a.lane).toBeLessThan(a.lanes);
          for (const b of placed.slice(index + 1)) {
            if (a.from < b.to && b.from < a.to) expect([a.lane, a.lanes]).not.toEqual([b.lane, b.lanes]);
            if (a.from < b.to && b.from < a.to) expect(a.lanes).toBe(b.lanes);
          }
        }
      }),
    );
  });
});
