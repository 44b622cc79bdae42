import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultShiftPreferences } from '@shared/work/model/shifts/shift-preferences';
import { AppError } from '@shared/errors';
import type { OwnBooking } from '@shared/work/model/booking';
import { showTo } from '@/hiring/parts/offers/testing';
import { foundOf, ownBookingOf, reliabilityOf, shiftOf } from '@/work/parts/shifts/testing';
import { loadTexts } from '@/lib/i18n/i18n';
import { act } from '@/lib/testing/act';
import { answering } from '@/lib/testing/api-server';
import { setOwnZone } from '@/lib/time/own-zone';
import { ShiftsView } from './shifts-view';
import { ShiftWeekView } from './week/week-view';

const until = '2026-12-18T13:00:00.000Z';
const measures = [
  { kind: 'would_return', good: 19, of: 20 },
  { kind: 'approved_on_time', good: 38, of: 41 },
] as const;
let own: OwnBooking;
let isRefused: boolean;
const server = answering({
  listOwnBookings: ({ query: { from } }) => ({ items: own.booking.terms.day >= from ? [own] : [] }),
  findShifts: () => ({ items: [foundOf(2, { facility: { score: 97, shifts: 40, measures: [...measures] } })] }),
  getProfessionalQueue: () => ({
    rows: [],
    counts: { offers: 0, returnedWeeks: 0, interviews: 0 },
    inPool: true,
  }),
  getWeekLink: () => ({ token: null, madeAt: null, version: 0 }),
  getShiftPreferences: () => ({ ...defaultShiftPreferences }),
  getReliability: () => reliabilityOf({ side: 'facility', record: { score: 97, shifts: 40 }, measures: [...measures] }),
  answerWouldReturn: ({ body: { again } }) => {
    if (isRefused) throw new AppError('ILLEGAL_TRANSITION');
    own = { ...own, returning: { again, until } };
    return { again, until };
  },
});

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-04T18:00:00Z') });
  setOwnZone('America/Chicago');
  isRefused = false;
  own = { ...ownBookingOf(shiftOf(1), { status: 'submitted' }), returning: { again: null, until } };
  await loadTexts('shifts', 'timesheets', 'facility-record', 'reliability');
});
afterEach(() => {
  vi.useRealTimers();
  setOwnZone(null);
});

const asked = async () =>
  within(await screen.findByRole('group', { name: 'Would you work at Lakeshore Health again?' }));
const tap = async (name: string) => {
  const button = (await asked()).getByRole('button', { name });
  await act(async () => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
};
const pressed = async () =>
  (await asked())
    .getAllByRole('button')
    .flatMap((it) => (it.getAttribute('aria-pressed') === 'true' ? [it.textContent] : []));
const openWeek = () => showTo('professional', <ShiftWeekView />, { at: '/shifts/week', path: '/shifts/week' });

it('asks with one tap, says who sees what, and lets the person change it', async () => {
  await openWeek();
  expect(
    (await asked()).getByText(/never sees your answer, only how many people would, from 10 people on/),
  ).toBeDefined();
  expect(await pressed()).toEqual([]);
  await tap('Yes');
  await waitFor(async () => expect(await pressed()).toEqual(['Yes']));
  expect((await asked()).getByText('Saved. You can change it until Dec 18, 2026.')).toBeDefined();
  await tap('No');
  await waitFor(async () => expect(await pressed()).toEqual(['No']));
  expect(server.calls('answerWouldReturn').map(({ body }) => body)).toEqual([{ again: true }, { again: false }]);
});

it('says that an answer wasn’t saved', async () => {
  isRefused = true;
  await openWeek();
  await tap('Yes');
  expect(await (await asked()).findByText(/isn't available/)).toBeDefined();
  expect(await pressed()).toEqual([]);
});

it('is on the row of a shift, and on its sheet with the rest of the record', async () => {
  await showTo('professional', <ShiftsView />, { at: '/shifts', path: '/shifts' });
  expect(await screen.findByText('Facility reliability 97, 40 shifts · 19 of 20 would work here again')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Book/ })));
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  expect(sheet.getByText('19 of 20 would work here again')).toBeDefined();
  expect(sheet.getByText('Hours approved on time: 38 of 41 shifts')).toBeDefined();
});
