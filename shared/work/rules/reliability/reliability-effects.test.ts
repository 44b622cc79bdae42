import { describe, expect, it } from 'vitest';
import { addDays } from '../../../core/rules/calendar-days';
import { exemptionsLeft, isForChangedTerms } from './exemptions';
import { type Outcome, type ReliabilityEvent, reliabilityOf } from './reliability';
import { type Appeal, appealBy, withAppeals } from './reliability-appeals';
import { facilityEffects, workerEffects } from './reliability-effects';

const today = '2026-12-01';
const ago = (days: number): string => addDays(today, -days);

let next = 0;
const some = (count: number, outcome: Outcome, on: string): ReliabilityEvent[] =>
  Array.from({ length: count }, () => ({ ...outcome, on, bookingId: `b${(next += 1)}` }));

const ofWorker = (events: readonly ReliabilityEvent[]) => workerEffects(reliabilityOf(events, today), events, today);
const ofFacility = (events: readonly ReliabilityEvent[], unpaid: string[] = []) =>
  facilityEffects(reliabilityOf(events, today), events, unpaid, today);

const kept = { kind: 'kept' } as const;
const noShow = { kind: 'no_show' } as const;
const turnedAway = { kind: 'turned_away' } as const;
const canceledLate = { kind: 'canceled', noticeHours: 1 } as const;

describe("effects of a worker's reliability", () => {
  it('are none for a new or reliable worker', () => {
    const open = { instantClosed: null, instantFrom: null, coverNow: true, needsCase: false };
    expect(ofWorker([])).toEqual(open);
    expect(ofWorker(some(4, canceledLate, today))).toEqual(open);
    expect(ofWorker(some(20, kept, today))).toEqual(open);
  });

  it('close instant book under 90, and Cover Now under 75', () => {
    expect(ofWorker(some(5, canceledLate, ago(100)))).toMatchObject({ instantClosed: 'score', coverNow: true });
    expect(ofWorker(some(5, canceledLate, today))).toMatchObject({ instantClosed: 'score', coverNow: false });
  });

  it('close instant book for 30 days after a no-show, and say until when', () => {
    const events = some(30, kept, today);
    const after = (days: number) => ofWorker([...events, ...some(1, noShow, ago(days))]);
    expect(after(0)).toMatchObject({ instantClosed: 'no_show', instantFrom: '2026-12-31' });
    expect(after(29)).toMatchObject({ instantClosed: 'no_show', instantFrom: '2026-12-02' });
    expect(after(30)).toMatchObject({ instantClosed: null, instantFrom: null });
  });

  it('open a case at the third counted no-show in 90 days', () => {
    const noShows = [ago(1), ago(40), ago(89)].flatMap((on) => some(1, noShow, on));
    expect(ofWorker(noShows).needsCase).toBe(true);
    expect(ofWorker(noShows.map((it, index) => (index === 0 ? { ...it, exempt: true } : it))).needsCase).toBe(false);
    expect(ofWorker([...noShows.slice(0, 2), ...some(1, noShow, ago(90))]).needsCase).toBe(false);
  });
});

describe("effects of a facility's reliability", () => {
  it('show the record first under 90, and require requests under 75', () => {
    expect(ofFacility(some(20, kept, today))).toMatchObject({ recordFirst: false, requestOnly: false });
    expect(ofFacility(some(5, canceledLate, ago(100)))).toMatchObject({ recordFirst: true, requestOnly: false });
    expect(ofFacility(some(5, canceledLate, today))).toMatchObject({ recordFirst: true, requestOnly: true });
  });

  it('open a case at the third worker turned away in 90 days', () => {
    expect(ofFacility(some(2, turnedAway, ago(3))).needsCase).toBe(false);
    expect(ofFacility(some(3, turnedAway, ago(3))).needsCase).toBe(true);
  });

  it('stop publishing once an approved shift is unpaid for more than 10 days', () => {
    expect(ofFacility([], [ago(10)]).publishingStopped).toBe(false);
    expect(ofFacility([], [ago(2), ago(11)]).publishingStopped).toBe(true);
  });
});

describe('reliability appeals', () => {
  const events = some(3, noShow, ago(5));
  const appeal = (index: number, openedOn: string, decidedOn: string | null = null): Appeal => ({
    bookingId: events[index]?.bookingId ?? '',
    openedOn,
    decidedOn,
  });
  const counted = (...appeals: Appeal[]) => withAppeals(events, appeals).map(({ exempt }) => !exempt);

  it('suspend the first event in 90 days until decided', () => {
    expect(counted(appeal(0, ago(3)))).toEqual([false, true, true]);
    expect(counted(appeal(0, ago(3), ago(1)))).toEqual([true, true, true]);
    expect(counted(appeal(0, ago(3)), appeal(1, ago(3)), appeal(2, ago(1)))).toEqual([false, true, true]);
    expect(counted(appeal(0, ago(3), ago(2)), appeal(1, ago(1)))).toEqual([true, true, true]);
    expect(counted(appeal(0, ago(95), ago(92)), appeal(1, ago(1)))).toEqual([true, false, true]);
  });

  it('can be opened for 14 days', () => {
    expect(appealBy({ on: today })).toBe('2026-12-15');
  });
});

describe('reliability exemptions', () => {
  it('are granted twice in 180 days without proof', () => {
    expect(exemptionsLeft([], today)).toBe(2);
    expect(exemptionsLeft([ago(1)], today)).toBe(1);
    expect(exemptionsLeft([ago(1), ago(179)], today)).toBe(0);
    expect(exemptionsLeft([ago(1), ago(180)], today)).toBe(1);
    expect(exemptionsLeft([ago(1), ago(2), ago(3)], today)).toBe(0);
  });

  it('cover a cancellation within a day after the terms changed', () => {
    expect(isForChangedTerms('2026-12-01T00:00:00Z', '2026-12-02T00:00:00Z')).toBe(true);
    expect(isForChangedTerms('2026-12-01T00:00:00Z', '2026-12-02T00:00:01Z')).toBe(false);
    expect(isForChangedTerms(null, '2026-12-02T00:00:01Z')).toBe(false);
  });
});
