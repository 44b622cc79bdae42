import { isFillable } from '@shared/work/rules/filling/filling';
import type { CallList } from '@shared/work/model/shifts/call-list';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { considerPool, type Askable } from './fair-candidates';
import { notAsked, unheld } from './fill-moves';
import type { Deps } from '../ports';
import { authorizeShift } from '../authorize-shift';

/** Ranks unavailable people last, because they may still say yes on the phone. */
const rank = ({ available, lastMinute }: Askable): number => {
  if (!available) return 2;
  return lastMinute ? 0 : 1;
};

const inCallOrder = (order: readonly Askable[]): Askable[] => order.toSorted((one, other) => rank(one) - rank(other));

/**
 * Lists people to call during Cover Now, in the app's order, without those who declined; unavailable and absent people
 * come last. Includes only shared phone numbers. Names those who can't work the shift, with the reason.
 */
export const listCallList = async (
  deps: Deps,
  { caller, shiftId }: { caller: AuthorizedCaller; shiftId: string },
): Promise<CallList> => {
  const found = await deps.fills.whole(shiftId);
  const shift = await authorizeShift(deps, caller, found?.shift);
  const now = deps.clock.now();
  const place = shift.coverNowAt !== undefined && isFillable(shift, now) ? await deps.locations.unit(shift) : null;
  if (!found || !place) return { people: [], unable: [] };
  const declined = found.invites.filter(({ run, state }) => run === found.run?.run && state === 'declined');
  const left = new Set([...notAsked(found.bookings), ...declined.map(({ userId }) => userId)]);
  const asked = { shift: unheld(shift), place, now, evenUnavailable: true } as const;
  const { order, unable } = await considerPool(deps, asked, left);
  const people = inCallOrder(order).slice(0, shiftLimits.callListShown);
  const phones = await deps.preferences.phones(people.flatMap(({ id, sharesPhone }) => (sharesPhone ? [id] : [])));
  return {
    people: people.map(({ id, placementId, name, lastWorkedOn, available }) => ({
      ...{ userId: id, placementId, name, lastWorkedOn, available },
      phone: phones.get(id) ?? null,
    })),
    unable: unable.slice(0, shiftLimits.callListShown).map(({ id, ...it }) => ({ ...it, userId: id })),
  };
};
