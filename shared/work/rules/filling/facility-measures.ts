import type { Attendance } from '../../model/attendance';
import type { FacilityMeasure } from '../../model/reliability';
import type { FacilityMeasureKind } from '../../model/shifts/shift-vocabulary';

export const measureRules = {
  /** Minimum sample: fewer would mean little or reveal individuals. */
  minimumSample: 10,
  /** Answers shown together, so none can be singled out. */
  answersAtOnce: 5,
  /** Months of requests and payments that count. The rest counts as long as the ledger keeps it. */
  months: 3,
} as const;

/** How the unit settled the hours of a shift. `onTime`: for hours not returned; `agreed`: for returned hours. */
export type ResolvedHours = { onTime?: boolean; agreed?: boolean };

type Hours = Pick<Attendance, 'answerBy' | 'approved' | 'dispute' | 'returned' | 'submittedAt'>;

/** Automatic approval isn't an answer. Correcting or disputing returned hours isn't agreement. */
export const resolvedHours = ({ approved, returned, answerBy, dispute, submittedAt }: Hours): ResolvedHours | null => {
  if (!approved || submittedAt === null) return null;
  if (!returned) return { onTime: !approved.bySilence && (answerBy === null || approved.at <= answerBy) };
  return { agreed: dispute === null && submittedAt <= returned.at };
};

export const measureOf = (kind: FacilityMeasureKind, samples: readonly boolean[]): FacilityMeasure => ({
  kind,
  good: samples.filter(Boolean).length,
  of: samples.length,
});

/** Measures of the hours in a ledger. */
export const hoursMeasures = (hours: readonly ResolvedHours[]): FacilityMeasure[] => [
  measureOf(
    'approved_on_time',
    hours.flatMap(({ onTime }) => onTime ?? []),
  ),
  measureOf(
    'returned_agreed',
    hours.flatMap(({ agreed }) => agreed ?? []),
  ),
];

type DueWeek = { dueOn: string | null; paidAt: string | null };

/** A week counts once paid, or after its due day. */
export const paidOnTime = (weeks: readonly DueWeek[], today: string): FacilityMeasure =>
  measureOf(
    'paid_on_time',
    weeks.flatMap(({ dueOn, paidAt }) => {
      if (dueOn === null) return [];
      if (paidAt === null) return dueOn < today ? [false] : [];
      return [paidAt.slice(0, 10) <= dueOn];
    }),
  );

/** Newest answers of people. `shown`: state at the last update with enough answers; null before. */
export type ReturnCount = { yes: number; of: number; shown: { yes: number; of: number } | null };

export const noReturns: ReturnCount = { yes: 0, of: 0, shown: null };

/** `before`: the person's previous answer; null if none. A changed answer is shown with the next new ones. */
export const withReturnAnswer = (count: ReturnCount, before: boolean | null, again: boolean): ReturnCount => {
  const yes = count.yes + Number(again) - Number(before === true);
  if (before !== null) return { ...count, yes };
  const of = count.of + 1;
  const isShown = of >= measureRules.minimumSample && of % measureRules.answersAtOnce === 0;
  return { yes, of, shown: isShown ? { yes, of } : count.shown };
};

/** Measures visible to both sides, with enough samples. */
export const shownMeasures = (
  counted: readonly FacilityMeasure[],
  { shown }: Pick<ReturnCount, 'shown'>,
): FacilityMeasure[] => [
  ...(shown ? [{ kind: 'would_return' as const, good: shown.yes, of: shown.of }] : []),
  ...counted.filter(({ of }) => of >= measureRules.minimumSample),
];
