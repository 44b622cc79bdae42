import { AppError } from '@shared/errors';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { utcDay } from '../../../platform/clock';
import { personName } from '../../../store/organizations/organizations/member-names';
import type { UnitBlock } from '../../../store/work/shifts/ports';
import { dropBusyBackups } from './join-as-backup';
import type { Deps } from '../ports';
import { authorizeUnit } from '../authorize-shift';

type OfUnit = { caller: AuthorizedCaller; locationId: string; unitId: string };
type OfPerson = OfUnit & { userId: string };

/** Adds names, which are empty for people whose account was erased. */
const named = async ({ people }: Deps, blocks: readonly UnitBlock[]) => {
  const found = await people.find(blocks.flatMap(({ userId, blockedBy }) => [userId, blockedBy]));
  const nameOf = (userId: string): string => Object.values(personName(found, userId)).join(' ').trim();
  const shown = blocks.map(({ userId, reason, blockedBy, blockedAt }) => ({
    ...{ userId, reason, blockedAt },
    name: nameOf(userId),
    by: nameOf(blockedBy),
  }));
  return { people: shown.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
};

/** Leaves out one person, because the index may lack the latest write. */
const without = (blocks: readonly UnitBlock[], userId: string): UnitBlock[] =>
  blocks.filter((block) => block.userId !== userId);

export const listUnitBlocks = async (deps: Deps, { caller, ...of }: OfUnit) => {
  const { unit } = await authorizeUnit(deps, caller, of);
  return named(deps, await deps.blocks.of(unit.unitId));
};

/** Blocks a person of the pool from a unit. Bookings stay, because ending one has consequences; backup places end. */
export const blockFromUnit = async (deps: Deps, { caller, userId, reason, ...of }: OfPerson & { reason: string }) => {
  const { unit } = await authorizeUnit(deps, caller, of);
  const organizationId = organizationOf(caller);
  const now = deps.clock.now();
  const placements = await deps.pools.placementsOf(userId, utcDay(now));
  if (!placements.some((placement) => placement.organizationId === organizationId)) throw new AppError('NOT_FOUND');
  const { unitId } = unit;
  const block = { unitId, organizationId, userId, reason, blockedBy: caller.userId, blockedAt: now.toISOString() };
  const added = await deps.blocks.add(block);
  await dropBusyBackups(deps, userId);
  return named(deps, [...without(await deps.blocks.of(unitId), userId), added]);
};

export const unblockFromUnit = async (deps: Deps, { caller, userId, ...of }: OfPerson) => {
  const { unit } = await authorizeUnit(deps, caller, of);
  await deps.blocks.remove({ unitId: unit.unitId, userId });
  return named(deps, without(await deps.blocks.of(unit.unitId), userId));
};
