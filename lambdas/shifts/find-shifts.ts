import { shiftLimits } from '@shared/shift-limits';
import type { OwnBooking } from '@shared/model/booking';
import type { FoundShift } from '@shared/model/shift';
import { addDays } from '@shared/domain/calendar-days';
import type { AuthorizedCaller } from '../platform/http/caller';
import { addSeconds, dayOf } from '../platform/clock';
import type { UnitPlace } from '../store/locations/ports';
import type { PlacementItem } from '../store/placements/placement-item';
import type { LedgerSummary } from '../store/reliability/ledger-item';
import type { ShiftItem } from '../store/shifts/shift-item';
import { judge, loadCandidate, placementFor } from './judge';
import type { Deps } from './ports';
import { isRequestOnly, recordOf } from './read-reliability';

const feedDays = 28;

type Open = { shift: ShiftItem; placement: PlacementItem };

const openShifts = async ({ shifts }: Deps, placements: readonly PlacementItem[], now: Date): Promise<Open[]> => {
  const organizationIds = [...new Set(placements.map(({ organizationId }) => organizationId))];
  const between = { from: now.toISOString(), until: addSeconds(now, feedDays * 24 * 3600).toISOString() };
  const found = await Promise.all(
    organizationIds.slice(0, shiftLimits.poolsRead).map((id) => shifts.openOf(id, between)),
  );
  return found
    .flat()
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    .slice(0, shiftLimits.openShiftsRead)
    .flatMap((shift) => {
      const placement = placementFor(placements, shift);
      return placement ? [{ shift, placement }] : [];
    });
};

const placesOf = async ({ locations }: Deps, open: readonly Open[]): Promise<Map<string, UnitPlace | null>> => {
  const units = new Map(open.map(({ shift }) => [shift.unitId, shift]));
  const places = [...units].map(async ([unitId, shift]) => [unitId, await locations.unit(shift)] as const);
  return new Map(await Promise.all(places));
};

const filesOf = async ({ files }: Deps, open: readonly Open[], today: string) => {
  const placementIds = [...new Set(open.map(({ placement }) => placement.placementId))];
  const items = placementIds.map(async (id) => [id, await files.items(id, today)] as const);
  return new Map(await Promise.all(items));
};

const ledgersOf = async ({ ledgers }: Deps, open: readonly Open[]): Promise<Map<string, LedgerSummary | null>> => {
  const ids = [...new Set(open.map(({ shift }) => shift.organizationId))];
  const found = await ledgers.summaries(ids);
  return new Map(ids.map((id, index) => [id, found[index] ?? null]));
};

const stated = ({ code, args }: { code: string; args: object }) => ({ code, args: { ...args } });

/** Judged one by one with what is read once: the person, their files, and the units. */
export const findShifts = async (
  deps: Deps,
  { caller }: { caller: AuthorizedCaller },
): Promise<{ items: FoundShift[] }> => {
  const now = deps.clock.now();
  const placements = await deps.pools.placementsOf(caller.userId, dayOf(now));
  if (placements.length === 0) return { items: [] };
  const [candidate, open] = await Promise.all([
    loadCandidate(deps, caller.userId, now),
    openShifts(deps, placements, now),
  ]);
  const [places, files, ledgers] = await Promise.all([
    placesOf(deps, open),
    filesOf(deps, open, dayOf(now)),
    ledgersOf(deps, open),
  ]);
  const own = new Set(candidate.head.live.map(({ shiftId }) => shiftId));
  const items = open.flatMap(({ shift, placement }): FoundShift[] => {
    const place = places.get(shift.unitId);
    if (!place || own.has(shift.shiftId)) return [];
    const file = files.get(placement.placementId) ?? [];
    const ledger = ledgers.get(shift.organizationId) ?? null;
    const requestOnly = isRequestOnly(ledger, dayOf(now));
    const { way, reasons, steps, load } = judge({ shift, place, candidate, file, requestOnly }, now);
    const facility = recordOf(ledger, dayOf(now));
    return [{ shift, way, reasons: reasons.map(stated), steps: steps.map(stated), load, facility }];
  });
  return { items };
};

type Stretch = { caller: AuthorizedCaller; from: string; days: number };

/** Days are read as wide as the earth's zones are apart. */
export const listOwnBookings = async (
  { shifts }: Deps,
  { caller, from, days }: Stretch,
): Promise<{ items: OwnBooking[] }> => {
  const until = addDays(from, days);
  const bookings = await shifts.ownBookings(caller.userId, {
    from: `${addDays(from, -1)}T10:00`,
    until: `${until}T12:00`,
  });
  const inDays = bookings.filter(({ terms }) => terms.day >= from && terms.day < until);
  const found = new Map((await shifts.many(inDays.map(({ shiftId }) => shiftId))).map((it) => [it.shiftId, it]));
  return {
    items: inDays.flatMap((booking) => {
      const shift = found.get(booking.shiftId);
      return shift ? [{ booking, shift }] : [];
    }),
  };
};
