import { shiftLimits } from '../../limits/shift-limits';

/** Data for the order: no pay, no reliability, no ratings. */
export type FairCandidate = {
  id: string;
  eligible: boolean;
  /** Whether the person worked in the unit within 180 days. */
  workedUnit180: boolean;
  /** Hours at the organization within 28 days. */
  hours28: number;
  /** Invites within 7 days. */
  invites7: number;
};

const band = ({ hours28 }: FairCandidate): number => Math.floor(hours28 / shiftLimits.fairBandHours);

const byText = (one: string, other: string): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/**
 * All eligible people in invitation order: known at the unit, fewer hours, fewer invites, then a keyed hash of shift and
 * person. `hashOf` gets the person's ID. The hash rotates the order, which doesn't depend on the input's order.
 */
export const fairOrder = <C extends FairCandidate>(people: readonly C[], hashOf: (id: string) => string): C[] => {
  const hashes = new Map(people.map(({ id }) => [id, hashOf(id)]));
  const hash = ({ id }: C): string => hashes.get(id) ?? '';
  return people
    .filter(({ eligible }) => eligible)
    .toSorted(
      (one, other) =>
        Number(other.workedUnit180) - Number(one.workedUnit180) ||
        band(one) - band(other) ||
        one.invites7 - other.invites7 ||
        byText(hash(one), hash(other)) ||
        byText(one.id, other.id),
    );
};

/** The next people to invite. `invitesToday` counts invites of all organizations. No one is invited twice. */
export const nextWave = <C extends FairCandidate>(
  order: readonly C[],
  invited: ReadonlySet<string>,
  size: number,
  invitesToday: (id: string) => number,
): C[] =>
  order.filter(({ id }) => !invited.has(id) && invitesToday(id) < shiftLimits.invitesPerPersonAndDay).slice(0, size);

/** 0 if all are equal, near 1 if one person has everything. */
export const gini = (values: readonly number[]): number => {
  const sum = values.reduce((all, it) => all + it, 0);
  if (sum === 0) return 0;
  const ranked = values
    .toSorted((one, other) => one - other)
    .reduce((all, it, index) => all + (2 * (index + 1) - values.length - 1) * it, 0);
  return ranked / (values.length * sum);
};
