import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { Found } from './change-booking';
import type { Deps } from '../ports';

/** Returns the caller's booking; NOT_FOUND for people who were never on the shift. */
export const ownBooking = async (
  { shifts }: Pick<Deps, 'shifts'>,
  { caller, shiftId }: { caller: AuthorizedCaller; shiftId: string },
): Promise<Found> => {
  const [shift, booking] = await Promise.all([shifts.get(shiftId), shifts.booking(shiftId, caller.userId)]);
  if (!shift || !booking) throw new AppError('NOT_FOUND');
  return { shift, booking };
};
