import type { Booking, OwnBooking } from '@shared/work/model/booking';
import type { Reliability } from '@shared/work/model/reliability';
import { ShiftTerms, type FoundShift, type Shift } from '@shared/work/model/shifts/shift';
import { shiftTimes } from '@shared/work/rules/shifts/shift-times';
import { testId, testUserId } from '@/lib/testing/ids';

const at = '2026-11-20T10:00:00.000Z';
const timeZone = 'America/Chicago';

/** A night in an ICU: 11.5 paid hours at $52, and $5 more at night. */
export const shiftOf = (number: number, changes: Partial<Shift> = {}): Shift => {
  const wall = { day: '2026-12-03', startTime: '19:00', endTime: '07:00', timeZone, ...changes };
  const times = shiftTimes(wall)!;
  return {
    shiftId: testId('shf', number),
    organizationId: testId('org'),
    organization: 'Lakeshore Health',
    locationId: testId('loc'),
    location: 'Lakeshore Main',
    unitId: testId('unt'),
    unit: 'ICU',
    careUnit: 'icu',
    state: 'IL',
    professions: ['rn'],
    breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
    rateCents: 52_00,
    differentials: [{ kind: 'night', hourlyCents: 5_00, from: '19:00', to: '07:00' }],
    bonusCents: 0,
    bonusReason: '',
    headcount: 1,
    requiredCertifications: [],
    unitMonths: 0,
    orientation: false,
    notes: '',
    currency: 'USD',
    expectedCents: 655_50,
    confirmed: 0,
    requested: 0,
    backups: 0,
    status: 'open',
    cancelReason: '',
    termsHash: String(number % 10).repeat(64),
    createdAt: at,
    updatedAt: at,
    version: 1,
    ...wall,
    ...times,
    ...changes,
  };
};

/** A professional's record, empty by default. */
export const reliabilityOf = (changes: Partial<Reliability> = {}): Reliability => ({
  side: 'worker',
  record: { score: null, shifts: 0 },
  measures: [],
  lastYear: 0,
  lines: [],
  kept: 0,
  effects: {
    ...{ instantClosed: null, instantFrom: null, paused: null, publishingDueAt: null },
    ...{ requestOnly: false, recordFirst: false },
  },
  exemptionsLeft: 2,
  ...changes,
});

type Found = Partial<Omit<FoundShift, 'shift'>> & { shift?: Partial<Shift> };

/** A shift that can be booked right away by default. */
export const foundOf = (number: number, { shift, ...changes }: Found = {}): FoundShift => ({
  shift: shiftOf(number, shift),
  way: 'instant',
  reasons: [],
  steps: [],
  load: { value: 0.4, part: 'hours' },
  opensAt: null,
  invite: null,
  ...changes,
});

export const ownBookingOf = (shift: Shift, changes: Partial<Booking> = {}): OwnBooking => ({
  shift,
  booking: {
    shiftId: shift.shiftId,
    organizationId: shift.organizationId,
    locationId: shift.locationId,
    professional: { userId: testUserId(1), name: 'Ada Rivera' },
    placementId: testId('plc'),
    how: 'instant',
    status: 'confirmed',
    terms: ShiftTerms.strip().parse(shift),
    termsHash: shift.termsHash,
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    currency: shift.currency,
    expectedCents: shift.expectedCents,
    attempt: 1,
    reason: '',
    bookedAt: at,
    updatedAt: at,
    version: 1,
    ...changes,
  },
});
