import type { Booking, ShiftUnit } from '../../model/booking';

export const shiftUnit = ({ unitId, unit, careUnit }: ShiftUnit): ShiftUnit => ({ unitId, unit, careUnit });

type OfBooking = { booking: Pick<Booking, 'place'>; shift: Pick<ShiftUnit, 'unit'> };

/** Shows the shift as the worker agreed to it: in their unit, even if the facility has moved it. */
export const withConfirmedTerms = <T extends OfBooking>(found: T): T =>
  found.booking.place ? { ...found, shift: { ...found.shift, ...found.booking.place } } : found;
