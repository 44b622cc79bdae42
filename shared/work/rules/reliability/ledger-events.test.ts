import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingCancellation } from '../../model/booking';
import { bookingStatuses } from '../../model/shifts/shift-vocabulary';
import { type Attended, ledgerEventsOf, ledgerStatuses } from './ledger-events';
import { nightTerms } from '../shifts/shift-terms.fixture';

const zone = 'America/Chicago';
type Ended = Parameters<typeof ledgerEventsOf>[0];

const ended = (status: Ended['status'], changes: Partial<Ended> = {}): Ended => ({
  status,
  attempt: 1,
  startsAt: '2026-12-04T01:00:00.000Z',
  endsAt: '2026-12-04T13:00:00.000Z',
  terms: nightTerms,
  ...changes,
});

const canceled = (changes: Partial<BookingCancellation> = {}): BookingCancellation => ({
  attempt: 1,
  by: 'worker',
  // The evening before in Chicago.
  at: '2026-12-02T05:00:00.000Z',
  noticeMinutes: 44 * 60,
  points: 1,
  minutes: 0,
  cents: 0,
  basis: 'none',
  undone: false,
  ...changes,
});

const told = (booking: Ended, attended?: Attended) =>
  ledgerEventsOf(booking, zone, attended).events.map(({ side, on, outcome, exempt }) => [side, on, outcome, exempt]);

describe('ledger events of a booking', () => {
  it('say that both sides kept it once approved', () => {
    const kept = [
      ['worker', '2026-12-03', { kind: 'kept' }, false],
      ['facility', '2026-12-03', { kind: 'kept' }, false],
    ];
    expect(told(ended('approved'))).toEqual(kept);
    expect(told(ended('paid'), { lateMinutes: 7 })).toEqual(kept);
    expect(told(ended('approved'), { lateMinutes: 8 })[0]?.[2]).toEqual({ kind: 'late', minutes: 8 });
  });

  it('record what one side did, on that day at the location', () => {
    expect(told(ended('canceled_by_worker', { cancellations: [canceled()] }))).toEqual([
      ['worker', '2026-12-01', { kind: 'canceled', noticeHours: 44 }, false],
    ]);
    expect(told(ended('canceled_by_facility', { cancellations: [canceled({ by: 'facility' })] }))).toMatchObject([
      ['facility', '2026-12-01', { kind: 'canceled' }, false],
    ]);
    expect(told(ended('no_show'))).toEqual([['worker', '2026-12-03', { kind: 'no_show' }, false]]);
  });

  it('record a worker sent home as present and the facility as turning away', () => {
    expect(told(ended('sent_home'))).toMatchObject([
      ['worker', '2026-12-03', { kind: 'kept' }, false],
      ['facility', '2026-12-03', { kind: 'turned_away' }, false],
    ]);
    expect(told(ended('sent_home'), { workedMinutes: 120 })[1]?.[2]).toEqual({
      kind: 'sent_home',
      workedMinutes: 120,
      scheduledMinutes: 690,
    });
    expect(told(ended('sent_home'), { workedMinutes: 120, sentHomeBy: 'worker' })).toHaveLength(1);
  });

  it('leave out undone cancellations, and mark exempt ones', () => {
    const undone = ledgerEventsOf(ended('confirmed', { cancellations: [canceled({ undone: true })] }), zone);
    expect(undone).toEqual({ events: [], undone: [{ side: 'worker', attempt: 1, on: '2026-12-01' }] });
    const twice = [canceled({ undone: true }), canceled({ at: '2026-12-02T05:30:00.000Z' })];
    const again = ledgerEventsOf(ended('canceled_by_worker', { cancellations: twice, exemptAttempts: [1] }), zone);
    expect(again.undone).toEqual([]);
    expect(again.events).toMatchObject([{ exempt: true }]);
  });

  it('list an entry once, however often it was canceled and undone that day', () => {
    const twice = [canceled({ undone: true }), canceled({ at: '2026-12-02T05:30:00.000Z', undone: true })];
    const { undone } = ledgerEventsOf(ended('confirmed', { cancellations: twice }), zone);
    expect(undone).toEqual([{ side: 'worker', attempt: 1, on: '2026-12-01' }]);
  });

  it('keep the events of earlier attempts', () => {
    const earlier = [canceled(), canceled({ attempt: 2, by: 'facility' })];
    expect(told(ended('approved', { attempt: 3, cancellations: earlier }))).toHaveLength(4);
  });

  it('are empty for other statuses, and the list of statuses is complete', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bookingStatuses), (status) => {
        if (told(ended(status)).length > 0) expect(ledgerStatuses).toContain(status);
      }),
    );
    expect(told(ended('completed'))).toEqual([]);
    expect(told(ended('requested'))).toEqual([]);
  });
});
