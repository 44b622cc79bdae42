import { optionalItems } from '@shared/people/rules/compliance/first-items';
import { AppError } from '@shared/errors';
import type { FacilityList, FacilityListForm } from '@shared/people/model/compliance';
import type { Unit } from '@shared/people/model/healthcare-vocabulary';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';

type ListDeps = Pick<Deps, 'lists'>;
type Lists = { items: FacilityList[] };

export const listFacilityLists = async ({ lists }: ListDeps, caller: AuthorizedCaller): Promise<Lists> => ({
  items: await lists.list(organizationOf(caller)),
});

type Saving = { caller: AuthorizedCaller; unit: Unit | null; list: FacilityListForm; version: number };

/** Saves a list for later placements. */
export const saveFacilityList = async (
  { lists }: ListDeps,
  { caller, unit, list, version }: Saving,
): Promise<Lists> => {
  if (!list.optional.every((itemId) => optionalItems.includes(itemId))) throw new AppError('INVALID_REQUEST');
  await lists.save(organizationOf(caller), { ...list, unit, version });
  return listFacilityLists({ lists }, caller);
};

export const removeFacilityList = async (
  { lists }: ListDeps,
  { caller, unit, version }: { caller: AuthorizedCaller; unit: Unit; version: number },
): Promise<Lists> => {
  await lists.remove(organizationOf(caller), unit, version);
  return listFacilityLists({ lists }, caller);
};
