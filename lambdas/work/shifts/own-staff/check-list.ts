import type { ReadAs } from '@shared/core/model/list-file';
import type { LocationUnit } from '@shared/work/model/location';
import type { OwnStaffInvite, OwnStaffList, OwnStaffProblem } from '@shared/work/model/own-staff';
import { ownStaffLimits } from '@shared/work/limits/own-staff-limits';
import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import { currentStaff, isPending } from './list-own-staff';
import type { StaffDeps } from './ports';
import { readStaffCsv, type StaffLine } from './read-staff-csv';

type Problem = { line: number; problem: OwnStaffProblem };
export type CheckedList = { people: OwnStaffInvite[]; problems: Problem[]; readAs: (ReadAs & { line: number })[] };

const linesOf = (list: OwnStaffList, units: readonly LocationUnit[]): StaffLine[] => {
  if ('csv' in list) return readStaffCsv(list.csv, units);
  const known = new Set(units.map(({ unitId }) => unitId));
  return list.people.map((person, index) => {
    const isKnown = person.unitIds.every((unitId) => known.has(unitId));
    return { line: index + 1, problem: isKnown ? null : 'unit', person: isKnown ? person : null, readAs: [] };
  });
};

/** Checks the list without revealing who has an account or already works here. */
export const checkList = async (
  deps: StaffDeps,
  caller: AuthorizedCaller,
  list: OwnStaffList,
): Promise<CheckedList> => {
  const organizationId = organizationOf(caller);
  const now = deps.clock.now();
  const [locations, staff, invitations] = await Promise.all([
    deps.locations.list(organizationId),
    currentStaff(deps, organizationId),
    deps.invitations.listStaff(organizationId),
  ]);
  const waiting = new Set(invitations.filter((it) => isPending(it, now)).map(({ email }) => email));
  const seen = new Set<string>();
  let room = ownStaffLimits.people - staff.length - waiting.size;
  const problemOf = ({ email }: OwnStaffInvite): OwnStaffProblem | null => {
    if (seen.has(email)) return 'twice';
    seen.add(email);
    if (waiting.has(email)) return null;
    room -= 1;
    return room < 0 ? 'full' : null;
  };
  const checked: CheckedList = { people: [], problems: [], readAs: [] };
  const lines = linesOf(
    list,
    locations.flatMap((location) => location.units),
  );
  for (const { line, problem, person, readAs } of lines) {
    checked.readAs.push(...readAs.map((it) => ({ ...it, line })));
    const found = person ? problemOf(person) : problem;
    if (found) checked.problems.push({ line, problem: found });
    else if (person) checked.people.push(person);
  }
  return checked;
};
