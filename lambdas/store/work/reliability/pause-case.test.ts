import { expect, it } from 'vitest';
import type { LedgerEvent } from './ledger-item';
import { pauseAfter } from './pause-case';

const now = new Date('2026-11-26T18:00:00.000Z');
const clock = { now: () => now, newId: (prefix: string) => `${prefix}_new` };
const today = { day: '2026-11-26', clock };

const noShow = (eventId: string, changes: Partial<LedgerEvent> = {}): LedgerEvent => ({
  ...{ ownerId: 'pro', eventId, bookingId: eventId, shiftId: `shf_${eventId}`, attempt: 1, side: 'worker' },
  ...{ on: '2026-11-20', outcome: { kind: 'no_show' }, exempt: false },
  ...changes,
});
const three = ['c', 'b', 'a'].map((eventId) => noShow(eventId));

it('opens a case about the last no-show, due in 2 business days', () => {
  const { pause, opened } = pauseAfter(three, null, today);
  expect(opened).toMatchObject({
    ...{ caseId: 'shc_new', kind: 'pause', ownerId: 'pro', eventId: 'c', shiftId: 'shf_c', openedBy: null },
    dueAt: '2026-12-01T04:59:00.000Z',
  });
  expect(pause).toMatchObject({ caseId: 'shc_new', decidedAt: null, until: null, noShows: ['c', 'b', 'a'] });
});

it('opens no second one for the same events', () => {
  const { pause } = pauseAfter(three, null, today);
  expect(pauseAfter(three, pause, today)).toEqual({ pause, opened: null });
});

it('ignores events with an open appeal, and other outcomes', () => {
  const appeal = { caseId: 'shc_1', openedAt: '2026-11-21T09:00:00.000Z', decidedAt: null };
  expect(pauseAfter([...three.slice(1), noShow('d', { appeal })], null, today).opened).toBeNull();
  const late: LedgerEvent['outcome'] = { kind: 'late', minutes: 90 };
  expect(pauseAfter([...three.slice(1), noShow('d', { outcome: late })], null, today).opened).toBeNull();
});

it('does not reopen a decided pause when its appealed event counts again', () => {
  const appeal = { caseId: 'shc_1', openedAt: '2026-11-21T09:00:00.000Z', decidedAt: null };
  const { pause } = pauseAfter([...three, noShow('d', { appeal })], null, today);
  const decided = pause && { ...pause, decidedAt: '2026-11-27T18:00:00.000Z' };
  expect(pauseAfter([...three, noShow('d')], decided, today).opened).toBeNull();
});

it('opens one for an organization that turned three people away', () => {
  const away: Partial<LedgerEvent> = { side: 'facility', ownerId: 'org_1', outcome: { kind: 'turned_away' } };
  const turned = ['c', 'b', 'a'].map((eventId) => noShow(eventId, away));
  expect(pauseAfter(turned, null, today).opened).toMatchObject({
    kind: 'turn_aways',
    side: 'facility',
    ownerId: 'org_1',
  });
  const exempt = [...turned.slice(1), noShow('c', { ...away, exempt: true })];
  expect(pauseAfter(exempt, null, today).opened).toBeNull();
  const late = [...turned.slice(1), noShow('c', { ...away, outcome: { kind: 'canceled', noticeHours: 1 } })];
  expect(pauseAfter(late, null, today).opened).toBeNull();
});
