import { timeOffProblem, withTimeOff } from '@shared/work/rules/shifts/time-off';
import type { AwayPeriod } from '@shared/work/model/shifts/shift-preferences';

export type AwayDraft = { from: string; until: string };
export type DraftProblem = 'required' | 'order' | 'over' | 'long' | 'many' | 'listed';

/** A last day before the first most likely isn't chosen yet. */
export const withFirst = ({ until }: AwayDraft, from: string): AwayDraft => ({
  from,
  until: until < from ? from : until,
});

/** The resulting period: longer, if it overlaps or touches others. */
export const joinedWith = (away: readonly AwayPeriod[], { from, until }: AwayPeriod): AwayPeriod =>
  withTimeOff(away, { from, until }).find((it) => it.from <= from && it.until >= until)!;

export const problemOf = (away: readonly AwayPeriod[], draft: AwayDraft, today: string): DraftProblem | null => {
  const { from, until } = draft;
  if (from === '' || until === '') return 'required';
  if (until < from) return 'order';
  if (until < today) return 'over';
  if (away.some((it) => it.from <= from && it.until >= until)) return 'listed';
  return timeOffProblem(withTimeOff(away, draft));
};
