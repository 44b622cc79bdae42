import type { StateCode } from '../model/profile-vocabulary';

type Dated = { since: string; confirmed: boolean };

export const isInForce = ({ since, confirmed }: Dated, day: string): boolean => confirmed && since <= day;

/** The rule of a day among rows about one thing: the latest confirmed one that is in force. */
export const latestInForce = <R extends Dated>(rows: readonly R[], day: string): R | null =>
  rows
    .filter((row) => isInForce(row, day))
    .reduce<R | null>((latest, row) => (latest && latest.since > row.since ? latest : row), null);

/** Null is the federal rule. */
export const inForce = <R extends Dated & { state: StateCode | null }>(
  rows: readonly R[],
  state: StateCode | null,
  day: string,
): R | null =>
  latestInForce(
    rows.filter((row) => row.state === state),
    day,
  );
