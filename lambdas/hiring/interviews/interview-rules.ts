import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { InterviewSlot } from '@shared/hiring/model/interview';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';

const instant = (at: string): string => new Date(at).toISOString();

export const slotsAhead = (slots: readonly InterviewSlot[], now: Date, field = 'slots'): InterviewSlot[] => {
  const past = slots.findIndex(({ startsAt }) => Date.parse(startsAt) <= now.getTime());
  if (past >= 0) {
    throw new AppError('INVALID_REQUEST', undefined, {
      fields: { [`${field}.${past}.startsAt`]: notice('slotInPast') },
    });
  }
  return slots
    .map(({ startsAt, endsAt }) => ({ startsAt: instant(startsAt), endsAt: instant(endsAt) }))
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
};

export const assertOpen = ({ status, version }: InterviewItem, seenVersion: number): void => {
  if (version !== seenVersion) throw new AppError('STALE_VERSION');
  if (status === 'cancelled' || status === 'completed') throw new AppError('ILLEGAL_TRANSITION');
};
