import type { ApplicationStatus } from '../../core/model/enumerations';
import { isOpen } from './application-status';
import { openStages, type OpenStage } from '../../core/model/vocabulary';

/** Stages of the funnel, in order. */
export const funnelStages = [...openStages, 'hired'] as const;
type FunnelStage = (typeof funnelStages)[number];

export type Received = {
  status: ApplicationStatus;
  statusSince: string;
  /** The stage before a rejection. */
  rejectedFrom: ApplicationStatus | null;
  /** Every stage so far, with its time except the current stay. */
  stays: Partial<Record<ApplicationStatus, { since: string; seconds: number }>>;
};

const placeOf = (status: ApplicationStatus | null): number => funnelStages.indexOf(status as FunnelStage);

/** Index of the furthest stage that an application ever reached; a skipped stage counts as reached. */
const furthest = ({ status, rejectedFrom, stays }: Received): number =>
  Math.max(0, placeOf(status), placeOf(rejectedFrom), ...(Object.keys(stays) as ApplicationStatus[]).map(placeOf));

export const hasReached = (application: Received, stage: FunnelStage): boolean =>
  furthest(application) >= placeOf(stage);

const dayMs = 86_400_000;

/** Days in a stage that the application has left; null for other stages. */
export const daysInStage = ({ status, stays }: Received, stage: OpenStage): number | null => {
  const stay = stays[stage];
  return stay && status !== stage ? (stay.seconds * 1000) / dayMs : null;
};

export const waitsLongerThan = ({ status, statusSince }: Received, days: number, now: Date): boolean =>
  isOpen(status) && now.getTime() - Date.parse(statusSince) > days * dayMs;

export const medianOf = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
};

/** Upper bounds in days; the last bucket has none. */
const fillBounds = [7, 14, 21, 30, 45, 60] as const;

type Bucket = { from: number; upTo: number | null; hires: number };

export const fillSpread = (days: readonly number[]): Bucket[] =>
  [...fillBounds, null].map((upTo, index) => {
    const from = index === 0 ? 0 : fillBounds[index - 1]! + 1;
    return { from, upTo, hires: days.filter((it) => it >= from && (upTo === null || it <= upTo)).length };
  });
