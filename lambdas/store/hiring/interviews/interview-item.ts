import { limits } from '@shared/limits';
import { Interview, SelfScheduling } from '@shared/hiring/model/interview';
import { interviewChanges } from '@shared/hiring/model/hiring-vocabulary';
import { UserId } from '@shared/core/model/fields';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';

export const InterviewItem = Interview.omit({
  organization: true,
  professional: true,
  organizer: true,
  interviewers: true,
  selfScheduling: true,
}).extend({
  professionalId: UserId,
  organizerId: UserId,
  interviewerIds: z.array(UserId),
  selfScheduling: SelfScheduling.omit({ panel: true })
    .extend({ panelIds: z.array(UserId), offeredBy: UserId })
    .nullable()
    .default(null),
  change: z.enum(interviewChanges),
  changedBy: UserId,
  /** Former participants with the interview in their calendar. */
  leftOut: z.array(UserId).default([]),
  /** Canceled with its application, which has its own notification: only calendars are updated. */
  closedWithApplication: z.boolean().default(false),
});
export type InterviewItem = z.infer<typeof InterviewItem>;

/** Leaves out calls, which have no application. */
export type ApplicationInterview = InterviewItem & { applicationId: string };

export const readInterview = (item: Item): InterviewItem => InterviewItem.parse(item);

type People = Pick<InterviewItem, 'professionalId' | 'organizerId' | 'interviewerIds'>;

export const teamTakingPart = ({ organizerId, interviewerIds }: People): string[] => [
  ...new Set([organizerId, ...interviewerIds]),
];

export const takingPart = (interview: People): string[] => [
  ...new Set([interview.professionalId, ...teamTakingPart(interview)]),
];

type Timed = Pick<InterviewItem, 'status' | 'startsAt' | 'endsAt'>;

/** Confirmed time, or the previous one while another is being proposed. */
export const heldTime = ({ status, startsAt, endsAt }: Timed): { startsAt: string; endsAt: string } | null =>
  startsAt !== null && endsAt !== null && (status === 'accepted' || status === 'proposed')
    ? { startsAt, endsAt }
    : null;

const minutesFrom = (at: string, minutes: number): string => new Date(Date.parse(at) + minutes * 60_000).toISOString();

/** Null without a video room or a time. */
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

/** End, for proposals the end of the last slot or of the range, or an earlier cancellation or completion. */
export const overAt = ({ status, slots, selfScheduling, endsAt, updatedAt }: InterviewItem): string => {
  const range = selfScheduling ? [selfScheduling.until] : [];
  const planned = status === 'proposed' ? [...slots.map((slot) => slot.endsAt), ...range] : [];
  const last = [...planned, ...(endsAt === null ? [] : [endsAt])].sort().at(-1) ?? updatedAt;
  return status === 'cancelled' || status === 'completed' ? [last, updatedAt].sort()[0]! : last;
};
