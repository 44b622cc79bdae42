import { AppError } from '@shared/errors';
import type { Location } from '@shared/work/model/location';
import { supervises } from '@shared/work/rules/supervises';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { supervisesShift } from '../../store/work/attendance/supervises-shift';
import { readAttended, type Attended } from '../../store/work/attendance/move-attendance';
import type { Deps } from './ports';

export type OfBooking = { caller: AuthorizedCaller; shiftId: string; userId: string };

/** Statuses without attendance: requests, and bookings that ended before the shift. */
const unattended: readonly Attended['booking']['status'][] = [
  'requested',
  'invited',
  'backup',
  'declined',
  'withdrawn',
  'lapsed',
  'canceled_by_worker',
  'canceled_by_facility',
];

const requireBooked = (attended: Attended): Attended => {
  if (unattended.includes(attended.booking.status)) throw new AppError('NOT_FOUND');
  return attended;
};

/** Reads the attendance of the caller's own booking. */
export const ownAttended = async (
  deps: Deps,
  { caller, shiftId }: Pick<OfBooking, 'caller' | 'shiftId'>,
): Promise<Attended> => requireBooked(await readAttended(deps, { shiftId, userId: caller.userId }));

/** Reads the attendance of a booking in a unit that the caller supervises; NOT_FOUND for others. */
export const authorizeAttendance = async (deps: Deps, { caller, shiftId, userId }: OfBooking): Promise<Attended> => {
  const attended = requireBooked(await readAttended(deps, { shiftId, userId }));
  if (!(await supervisesShift(deps, caller, attended.shift))) throw new AppError('NOT_FOUND');
  return attended;
};

export const isOwn = ({ caller, userId }: OfBooking): boolean => caller.userId === userId;

/** Requires that the attendance is someone else's. */
export const requireOther = (of: OfBooking): void => {
  if (isOwn(of)) throw new AppError('FORBIDDEN');
};

/** Requires that the location is the organization's. */
export const requireLocation = async (
  { locations }: Pick<Deps, 'locations'>,
  caller: AuthorizedCaller,
  locationId: string,
): Promise<void> => {
  if (!(await locations.get({ organizationId: organizationOf(caller), locationId }))) throw new AppError('NOT_FOUND');
};

/** A location with the units that the caller may decide about; null means all of them, even deleted ones. */
export type DecidedUnits = { locationId: string; unitIds: ReadonlySet<string> | null };

/** Returns the locations in which the caller supervises units. */
export const supervisedUnits = (caller: AuthorizedCaller, locations: readonly Location[]): DecidedUnits[] => {
  if (caller.scope === 'organization') return locations.map(({ locationId }) => ({ locationId, unitIds: null }));
  return locations.flatMap(({ locationId, units }) => {
    const own = units.filter((unit) => supervises(caller, unit));
    return own.length > 0 ? [{ locationId, unitIds: new Set(own.map(({ unitId }) => unitId)) }] : [];
  });
};
