import { certificationFacts } from '../../../data/healthcare/certifications';
import { leadTimes } from '../../../data/healthcare/lead-times';
import {
  estimateSpread,
  handledLeadTimes,
  measuredFrom,
  startLeadTimes,
  startsAfter,
} from '../../../data/healthcare/start-lead-times';
import type { ComplianceCode } from '../../model/compliance';
import type { Certification } from '../../model/healthcare-vocabulary';
import { daysBetween } from '../../../core/rules/calendar-days';
import type { LeadTime, StartTask } from '../../../hiring/rules/start-forecast';
import type { CurrentItem } from './compliance-item';

/** Number of items by the days they took, from when they could begin. */
export type MeasuredDays = Readonly<Record<number, number>>;
export type MeasuredTimes = Partial<Record<ComplianceCode, MeasuredDays>>;

/** The smallest number of days within which this share was done. */
const quantile = (days: readonly (readonly [number, number])[], share: number, total: number): number => {
  let seen = 0;
  for (const [day, count] of days) {
    seen += count;
    if (seen >= share * total) return day;
  }
  return days.at(-1)?.[0] ?? 0;
};

/** Null below the minimum sample size. */
export const measuredTime = (measured: MeasuredDays = {}): LeadTime | null => {
  const days = Object.entries(measured)
    .map(([day, count]) => [Number(day), count] as const)
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b);
  const total = days.reduce((sum, [, count]) => sum + count, 0);
  if (total < measuredFrom) return null;
  return { p50: quantile(days, 0.5, total), p90: quantile(days, 0.9, total), measured: true };
};

const estimated = (days: number | null): LeadTime | null =>
  days === null ? null : { p50: days, p90: Math.ceil(days * estimateSpread), measured: false };

type Given = { measured: MeasuredTimes; /** As the job states it. */ privilegeDays: number | null };

const estimateOf = ({ code, subject, state }: CurrentItem, { privilegeDays }: Given): number | null => {
  if (code === 'license')
    return state === 'expired' || state === 'expiring' ? leadTimes.renewal : leadTimes.endorsement;
  if (code === 'certification') return certificationFacts[subject as Certification].leadDays;
  return code === 'privileges' ? privilegeDays : startLeadTimes[code];
};

/** Decided by others, such as a board or staff who check a possible match, so the duration is unknown. */
const isOutOfHands = ({ code, state }: CurrentItem): boolean =>
  (code === 'license' && state === 'rejected') ||
  (code === 'exclusion' && (state === 'in_review' || state === 'rejected'));

const timeOf = (item: CurrentItem, given: Given): LeadTime | null => {
  if (isOutOfHands(item)) return null;
  if (item.state === 'submitted' || item.state === 'in_review') return estimated(handledLeadTimes.review);
  if (item.state === 'missing' && item.inWallet) return estimated(handledLeadTimes.share);
  return measuredTime(given.measured[item.code]) ?? estimated(estimateOf(item, given));
};

const isDone = ({ state, validUntil }: CurrentItem, startOn: string): boolean => {
  if (state === 'waived' || state === 'not_applicable') return true;
  const isAccepted = state === 'accepted' || state === 'expiring';
  return isAccepted && (validUntil === null || validUntil >= startOn);
};

const longestMeasured = 180;

const dayOf = (instant: string): string => instant.slice(0, 10);

/** Whether the employer accepted it directly; items from the wallet tell nothing about durations. */
const wasObtained = ({ decision, decidedAt, sharedAt, blocksStart }: CurrentItem): boolean =>
  blocksStart && decision === 'accepted' && decidedAt !== null && sharedAt === null;

/** Days that the items of a complete file took, each from when it could begin. */
export const measuredDays = (
  items: readonly CurrentItem[],
  createdAt: string,
): { code: ComplianceCode; days: number }[] =>
  items.filter(wasObtained).map(({ code, decidedAt }) => {
    const before = items.filter((it) => startsAfter[code]?.includes(it.code));
    const began = [createdAt, ...before.flatMap((it) => it.decidedAt ?? [])].map(dayOf).sort().at(-1)!;
    const days = daysBetween(began, dayOf(decidedAt!));
    return { code, days: Math.min(Math.max(days, 0), longestMeasured) };
  });

/** Items that block the first day, as a graph with durations. */
export const startTasks = (items: readonly CurrentItem[], given: Given & { startOn: string }): StartTask[] => {
  const blocking = items.filter(({ blocksStart }) => blocksStart);
  return blocking.map((item) => ({
    itemId: item.itemId,
    after: blocking.filter(({ code }) => startsAfter[item.code]?.includes(code)).map(({ itemId }) => itemId),
    isDone: isDone(item, given.startOn),
    time: timeOf(item, given),
  }));
};
