import { limits } from '@shared/limits';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview } from '@shared/hiring/model/interview';
import type { BadgeTone } from '@/components/ui/badge';
import { timeOf } from './interview-labels';

export const statusTones: Record<Interview['status'], BadgeTone> = {
  proposed: 'warning',
  accepted: 'success',
  completed: 'neutral',
  cancelled: 'danger',
};

export const isOpen = ({ status }: Interview): boolean => status === 'proposed' || status === 'accepted';

export const isOwnTurn = ({ status, proposedBy }: Interview, side: HiringSide): boolean =>
  status === 'proposed' && proposedBy !== side;

export const takesPart = ({ professional, organizer, interviewers }: Interview, userId: string): boolean =>
  [professional, organizer, ...interviewers].some((person) => person.userId === userId);

const minuteMs = 60_000;

/** Clock interval of pages with a video room, which opens on the minute. */
export const meetingTickMs = 15_000;

/** Opening and closing time of the video room, epoch milliseconds; null without a room. */
export const roomOf = (interview: Interview): { opens: number; closes: number } | null => {
  const time = isOpen(interview) && interview.type === 'video' ? timeOf(interview) : null;
  return (
    time && {
      opens: Date.parse(time.startsAt) - limits.callOpensMinutes * minuteMs,
      closes: Date.parse(time.endsAt) + limits.callClosesMinutes * minuteMs,
    }
  );
};

/** Whether it is past: closed, or all its times have passed. */
export const isOver = (interview: Interview, now: number): boolean => {
  if (!isOpen(interview)) return true;
  const times = interview.status === 'proposed' ? interview.slots : [];
  const range = interview.status === 'proposed' && interview.selfScheduling ? [interview.selfScheduling.until] : [];
  const ends = [
    ...times.map(({ endsAt }) => endsAt),
    ...range,
    ...(interview.endsAt === null ? [] : [interview.endsAt]),
  ];
  return ends.every((end) => Date.parse(end) <= now);
};

export const hasBegun = ({ startsAt }: Interview, now: number): boolean =>
  startsAt !== null && Date.parse(startsAt) <= now;

/** Whether the candidate may pick a time, or another one. */
export const isPickable = (interview: Interview, now: number): boolean =>
  isOpen(interview) && interview.selfScheduling !== null && Date.parse(interview.selfScheduling.until) > now;
