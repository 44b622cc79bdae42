import { isPlannedWeek, mondayOfDay } from '@shared/core/rules/calendar-days';
import type { Placement } from '@shared/work/model/placement';
import { timesheetsView } from '@shared/paths';
import { today } from '@/lib/time/today';

export const weekIn = (search: URLSearchParams): { placementId: string | null; week: string | null } => {
  const day = search.get(timesheetsView.week);
  return { placementId: search.get(timesheetsView.placement), week: isPlannedWeek(day) ? mondayOfDay(day) : null };
};

const order: Record<Placement['status'], number> = { active: 0, ended: 1, upcoming: 2 };

export const shownPlacement = (placements: readonly Placement[], placementId: string | null): Placement | null =>
  placements.find((it) => it.placementId === placementId) ??
  placements.toSorted((one, other) => order[one.status] - order[other.status])[0] ??
  null;

export const weeksOf = (
  { terms, endOn }: Pick<Placement, 'terms' | 'endOn'>,
  now: string = today(),
): { first: string; last: string } => ({
  first: mondayOfDay(terms.startOn),
  last: mondayOfDay(endOn !== null && endOn < now ? endOn : now),
});

export const shownWeek = (placement: Placement, week: string | null, now: string = today()): string => {
  const { first, last } = weeksOf(placement, now);
  return week !== null && week >= first && week <= last ? week : last;
};
