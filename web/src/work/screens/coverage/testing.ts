import { fireEvent } from '@testing-library/react';
import type { BoardShift } from '@shared/work/model/shifts/board';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { locationId, timeZone } from '@/work/parts/locations/testing';
import { act } from '@/lib/testing/act';
import { testId, testUserId } from '@/lib/testing/ids';

const at = '2026-11-20T10:00:00.000Z';

/** Two people are needed for twelve hours. */
export const rowOf = (number: number, changes: Partial<BoardShift> = {}): BoardShift => ({
  id: testId('shf', number),
  start: 7 * 60,
  minutes: 720,
  profession: 'rn',
  headcount: 2,
  confirmed: 2,
  requested: 0,
  flags: [],
  costCents: 120_000,
  people: [],
  ...changes,
});

const terms = {
  day: '2026-11-26',
  startTime: '19:00',
  endTime: '07:00',
  professions: ['rn' as const],
  breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
  rateCents: 5700,
  differentials: [],
  bonusCents: 0,
  bonusReason: '',
};

const termsHash = 'a'.repeat(64);
const times = { startsAt: '2026-11-27T01:00:00.000Z', endsAt: '2026-11-27T13:00:00.000Z' };

/** Tonight in the ICU, 7 PM to 7 AM. */
export const shiftOf = (changes: Partial<Shift> = {}): Shift => ({
  ...terms,
  ...times,
  headcount: 2,
  requiredCertifications: [],
  unitMonths: 0,
  orientation: false,
  notes: '',
  shiftId: testId('shf'),
  organizationId: testId('org'),
  organization: 'Mercy',
  locationId,
  location: 'Lakeshore Main',
  unitId: testId('unt'),
  unit: 'ICU',
  careUnit: 'icu',
  state: 'TX',
  timeZone,
  minutes: 720,
  currency: 'USD',
  expectedCents: 65_550,
  confirmed: 1,
  requested: 1,
  backups: 0,
  status: 'open',
  cancelReason: '',
  termsHash,
  createdAt: at,
  updatedAt: at,
  version: 1,
  ...changes,
});

export const bookingOf = (number: number, name: string, changes: Partial<Booking> = {}): Booking => ({
  shiftId: testId('shf'),
  organizationId: testId('org'),
  locationId,
  professional: { userId: testUserId(number), name },
  placementId: testId('plc', number),
  how: 'instant',
  status: 'confirmed',
  terms,
  termsHash,
  ...times,
  currency: 'USD',
  expectedCents: 65_550,
  attempt: 1,
  reason: '',
  bookedAt: at,
  updatedAt: at,
  version: 1,
  ...changes,
});

/** The test document has no layout: `at` is the element under the pointer. */
const pointAt = (at: Element | null) =>
  act(async () => {
    document.elementFromPoint = () => at;
    fireEvent.pointerMove(window, { clientX: 40, clientY: 40 });
  });

/** Picks up with the mouse, and holds it over an element, or off the board. */
export const dragOver = async (from: Element, at: Element | null): Promise<void> => {
  await act(async () => {
    fireEvent.mouseDown(from, { button: 0, clientX: 0, clientY: 0 });
  });
  await act(async () => {
    fireEvent.mouseMove(document, { clientX: 20, clientY: 20 });
  });
  await pointAt(at);
};

export const letGo = (): Promise<void> =>
  act(async () => {
    fireEvent.mouseUp(document);
  });
