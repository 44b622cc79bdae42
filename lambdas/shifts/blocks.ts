import { AppError } from '@shared/errors';
import { organizationOf, type AuthorizedCaller } from '../platform/http/caller';
import { dayOf } from '../platform/clock';
import type { Deps } from './ports';
import { reachedUnit } from './reach';

type OfUnit = { caller: AuthorizedCaller; locationId: string; unitId: string };
type OfPerson = OfUnit & { userId: string };

/** Names are those of the pool; who left it long ago has none. */
const listed = async (deps: Deps, caller: AuthorizedCaller, unitId: string) => {
  const [blocks, pool] = await Promise.all([deps.blocks.of(unitId), deps.fills.poolOf(organizationOf(caller))]);
  const names = new Map(pool.map(({ professional }) => [professional.userId, professional.name]));
  const people = blocks.map(({ userId, reason, blockedAt }) => ({
    ...{ userId, reason, blockedAt },
    name: names.get(userId) ?? '',
  }));
  return { people: people.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
};

export const listUnitBlocks = async (deps: Deps, { caller, ...of }: OfUnit) => {
  const { unit } = await reachedUnit(deps, caller, of);
  return listed(deps, caller, unit.unitId);
};

/** Only someone of the pool. Bookings stay: ending one has its own consequences. */
export const blockFromUnit = async (deps: Deps, { caller, userId, reason, ...of }: OfPerson & { reason: string }) => {
  const { unit } = await reachedUnit(deps, caller, of);
  const organizationId = organizationOf(caller);
  const now = deps.clock.now();
  const placements = await deps.pools.placementsOf(userId, dayOf(now));
  if (!placements.some((placement) => placement.organizationId === organizationId)) throw new AppError('NOT_FOUND');
  const { unitId } = unit;
  await deps.blocks.add({
    unitId,
    organizationId,
    userId,
    reason,
    blockedBy: caller.userId,
    blockedAt: now.toISOString(),
  });
  return listed(deps, caller, unitId);
};

export const unblockFromUnit = async (deps: Deps, { caller, userId, ...of }: OfPerson) => {
  const { unit } = await reachedUnit(deps, caller, of);
  await deps.blocks.remove({ unitId: unit.unitId, userId });
  return listed(deps, caller, unit.unitId);
};
