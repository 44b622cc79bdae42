import { limits } from '@shared/limits';
import { entity } from '../../entity';
import { interviewIndexes, interviewKeys } from './keys';
import type { InterviewItem } from './interview-item';
import type { Write } from '../../../platform/table/table';

const minutesBefore = (startsAt: string, minutes: number): string =>
  new Date(Date.parse(startsAt) - minutes * 60_000).toISOString();

/** Null after the last reminder. */
export const nextReminder = (startsAt: string, after: string): string | null =>
  [...limits.interviewReminderMinutes]
    .map((minutes) => minutesBefore(startsAt, minutes))
    .sort()
    .find((at) => at > after) ?? null;

export const reminderEntry = (interviewId: string, dueAt: string) => ({
  gsi1pk: interviewIndexes.dueInterviewReminders,
  gsi1sk: `${dueAt}#${interviewId}`,
});

/** Sent once, while the candidate has picked no time. */
const choiceReminder = ({ change, selfScheduling, createdAt }: InterviewItem): string | null => {
  if (change !== 'offered' || !selfScheduling) return null;
  const at = minutesBefore(createdAt, -limits.pickReminderDays * 24 * 60);
  return at < selfScheduling.until ? at : null;
};

export const reminderWrite = (TableName: string, interview: InterviewItem): Write => {
  const { interviewId, professionalId, organizerId, startsAt, status, updatedAt } = interview;
  const Key = interviewKeys.interviewReminder(interviewId);
  const choiceAt = choiceReminder(interview);
  const dueAt = status === 'accepted' && startsAt !== null ? nextReminder(startsAt, updatedAt) : choiceAt;
  if (dueAt === null) return { Delete: { TableName, Key } };
  const about = {
    ...{ interviewId, professionalId, organizerId },
    startsAt: startsAt ?? interview.selfScheduling?.until,
    remindedMinutes: null,
    ...(choiceAt !== null && { choice: true }),
  };
  return {
    Put: {
      TableName,
      Item: { ...Key, ...entity('InterviewReminder'), ...about, ...reminderEntry(interviewId, dueAt) },
    },
  };
};
