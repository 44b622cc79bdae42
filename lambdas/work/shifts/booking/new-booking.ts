import { isOnPayroll } from '@shared/work/rules/own-staff';
import { answerBy } from '@shared/work/rules/filling/fill-windows';
import type { ShiftStep } from '@shared/work/rules/shifts/shift-subjects';
import type { Booking } from '@shared/work/model/booking';
import { ShiftTerms } from '@shared/work/model/shifts/shift';
import type { PlacementItem } from '../../../store/work/placements/placement-item';
import type { BookingItem, ShiftItem } from '../../../store/work/shifts/shift-item';

type NewBooking = {
  shift: ShiftItem;
  placement: PlacementItem;
  before: BookingItem | null;
  how: Booking['how'];
  status: 'confirmed' | 'requested' | 'backup';
  /** Steps the person still has to take. */
  steps?: readonly ShiftStep[];
};

/** Returns reasons and steps in their stored form. */
export const stated = ({ code, args }: { code: string; args: object }) => ({ code, args: { ...args } });

/** Returns no pay for own staff, who are paid by their employer's payroll. */
const expectedPay = (shift: ShiftItem, placement: PlacementItem): Pick<BookingItem, 'expectedCents' | 'payroll'> =>
  isOnPayroll(placement) ? { expectedCents: 0, payroll: true } : { expectedCents: shift.expectedCents };

/** Keeps cancellation pay and exemptions of earlier attempts. */
const endedAttempts = (before: BookingItem | null): Pick<BookingItem, 'cancellations' | 'exemptAttempts'> => ({
  ...(before?.cancellations && { cancellations: before.cancellations }),
  ...(before?.exemptAttempts && { exemptAttempts: before.exemptAttempts }),
});

/** Builds a booking with the current terms of the shift. */
export const bookingOf = (
  { shift, placement, before, how, status, steps = [] }: NewBooking,
  now: Date,
): BookingItem => ({
  shiftId: shift.shiftId,
  organizationId: shift.organizationId,
  locationId: shift.locationId,
  unitId: shift.unitId,
  professional: { userId: placement.professional.userId, name: placement.professional.name },
  placementId: placement.placementId,
  how,
  status,
  terms: ShiftTerms.strip().parse(shift),
  termsHash: shift.termsHash,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  currency: shift.currency,
  ...expectedPay(shift, placement),
  ...(shift.orientation && { orientation: true as const }),
  attempt: (before?.attempt ?? 0) + 1,
  reason: '',
  bookedAt: now.toISOString(),
  ...endedAttempts(before),
  ...(status === 'requested' && {
    answerBy: answerBy(now, shift.startsAt).toISOString(),
    ...(steps.length > 0 && { steps: steps.map(stated) }),
  }),
  updatedAt: now.toISOString(),
  version: (before?.version ?? 0) + 1,
});
