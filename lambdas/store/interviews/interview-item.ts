import { limits } from '@shared/limits';
import { Interview } from '@shared/model/interview';
import { interviewChanges } from '@shared/model/hiring-vocabulary';
import { UserId } from '@shared/model/fields';
import * as z from 'zod';
import type { Item } from '../../platform/table/table';

/** An interview as it is stored: people by their ids, names are read with them. */
export const InterviewItem = Interview.omit({
  organization: true,
  professional: true,
  organizer: true,
  interviewers: true,
}).extend({
  professionalId: UserId,
  organizerId: UserId,
  interviewerIds: z.array(UserId),
  /** What happened last, and who did it. */
  change: z.enum(interviewChanges),
  changedBy: UserId,
  /** Who no longer takes part since then, and had it in their calendar. */
  leftOut: z.array(UserId).default([]),
  /** It was called off because the application ended: that is told, this reaches the calendars only. */
  closedWithApplication: z.boolean().default(false),
  /** It was called off because the job was filled. */
  closedWithJob: z.boolean().default(false),
});
export type InterviewItem = z.infer<typeof InterviewItem>;

export const readInterview = (item: Item): InterviewItem => InterviewItem.parse(item);

type People = Pick<InterviewItem, 'professionalId' | 'organizerId' | 'interviewerIds'>;

/** The team's side of an interview, each once. */
export const teamTakingPart = ({ organizerId, interviewerIds }: People): string[] => [
  ...new Set([organizerId, ...interviewerIds]),
];

/** Everybody who takes part. */
export const takingPart = (interview: People): string[] => [
  ...new Set([interview.professionalId, ...teamTakingPart(interview)]),
];

type Timed = Pick<InterviewItem, 'status' | 'startsAt' | 'endsAt'>;

/** A time that holds: the chosen one, and the former one while another is being looked for. */
export const heldTime = ({ status, startsAt, endsAt }: Timed): { startsAt: string; endsAt: string } | null =>
  startsAt !== null && endsAt !== null && (status === 'accepted' || status === 'proposed')
    ? { startsAt, endsAt }
    : null;

const minutesFrom = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** When the video room is open; null for an interview without one or without a time. */
export const callWindow = (
  interview: Timed & Pick<InterviewItem, 'type'>,
): { opensAt: string; closesAt: string } | null => {
  const time = interview.type === 'video' ? heldTime(interview) : null;
  return (
    time && {
      opensAt: minutesFrom(time.startsAt, -limits.callOpensMinutes),
      closesAt: minutesFrom(time.endsAt, limits.callClosesMinutes),
    }
  );
};

/**
 * From when on it is one of the past: its end, of a proposal the end of its last time, or when it was called off or
 * completed before that.
 */
export const overAt = ({ status, slots, endsAt, updatedAt }: InterviewItem): string => {
  const planned = status === 'proposed' ? slots.map((slot) => slot.endsAt) : [];
  const last = [...planned, ...(endsAt === null ? [] : [endsAt])].sort().at(-1) ?? updatedAt;
  return status === 'cancelled' || status === 'completed' ? [last, updatedAt].sort()[0]! : last;
};
