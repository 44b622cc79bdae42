import { flag, ids, number, text, type ItemChange, type EventCandidate } from '../stream-image';

export const interviewEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const [version, updatedAt] = [number(after, 'version'), text(after, 'updatedAt')];
  if (number(before, 'version') === version) return [];
  const data = {
    ...ids(after, 'interviewId', 'applicationId', 'jobId', 'organizationId', 'professionalId', 'organizerId'),
    change: text(after, 'change'),
    version: Number(version),
  };
  return [{ type: 'interview.changed', id: [text(after, 'interviewId'), version], at: updatedAt, data }];
};

const choiceEvents = ({ before, after }: ItemChange): EventCandidate[] => {
  const at = text(after, 'choiceRemindedAt');
  if (!at || at === text(before, 'choiceRemindedAt')) return [];
  const data = ids(after, 'interviewId', 'professionalId');
  return [{ type: 'interview.choice_due', id: [text(after, 'interviewId'), at], at: null, data }];
};

export const interviewReminderEvents = (change: ItemChange): EventCandidate[] => {
  const { before, after } = change;
  if (flag(after, 'choice')) return choiceEvents(change);
  const minutes = number(after, 'remindedMinutes');
  if (minutes === '' || minutes === number(before, 'remindedMinutes')) return [];
  const data = { ...ids(after, 'interviewId', 'professionalId', 'organizerId'), minutes: Number(minutes) };
  const id = [text(after, 'interviewId'), text(after, 'startsAt'), minutes];
  return [{ type: 'interview.reminder_due', id, at: null, data }];
};
