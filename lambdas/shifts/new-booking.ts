import { answerBy } from '@shared/domain/shifts/fill-windows';
import type { Booking } from '@shared/model/booking';
import { ShiftTerms } from '@shared/model/shift';
import type { PlacementItem } from '../store/placements/placement-item';
import type { ShiftItem } from '../store/shifts/shift-item';

type NewBooking = {
  shift: ShiftItem;
  placement: PlacementItem;
  before: Booking | null;
  how: Booking['how'];
  status: 'confirmed' | 'requested' | 'backup';
};

/** On the terms of the shift as it is now. */
export const bookingOf = ({ shift, placement, before, how, status }: NewBooking, now: Date): Booking => ({
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
  expectedCents: shift.expectedCents,
  attempt: (before?.attempt ?? 0) + 1,
  reason: '',
  bookedAt: now.toISOString(),
  ...(status === 'requested' && { answerBy: answerBy(now, shift.startsAt).toISOString() }),
  updatedAt: now.toISOString(),
  version: (before?.version ?? 0) + 1,
});
