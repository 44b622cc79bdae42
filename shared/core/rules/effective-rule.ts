import type { StateCode } from '../../people/model/profile-vocabulary';

type Dated = { since: string; confirmed: boolean };

export const isEffective = ({ since, confirmed }: Dated, day: string): boolean => confirmed && since <= day;

/** Finds the latest confirmed rule in effect on a day. */
export const latestEffectiveRule = <R extends Dated>(rows: readonly R[], day: string): R | null =>
  rows
    .filter((row) => isEffective(row, day))
    .reduce<R | null>((latest, row) => (latest && latest.since > row.since ? latest : row), null);

/** Finds the rule of a state in effect; null is the federal rule. */
export const effectiveRule = <R extends Dated & { state: StateCode | null }>(
  rows: readonly R[],
  state: StateCode | null,
  day: string,
): R | null =>
  latestEffectiveRule(
    rows.filter((row) => row.state === state),
    day,
  );
