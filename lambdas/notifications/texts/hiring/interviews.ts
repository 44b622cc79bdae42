import type { EventOf } from '@shared/core/model/event';
import { interviewPath, paths } from '@shared/paths';
import type { EventReader } from '../../../events/ports';
import type { InterviewWithPeople } from '../../../store/hiring/interviews/ports';
import { textsOf, type DeferredText } from '../../../platform/text/deferred-text';
import { heldTime, takingPart } from '../../../store/hiring/interviews/interview-item';
import { onSite } from '../../format';
import type { CalendarInterview } from '../../interview-invite';
import { defineTexts, type EmailDraft, type Recipient } from '../../text';
import {
  candidateOf,
  confirmation,
  isProfessional,
  jobOf,
  otherSideOf,
  sideOf,
  textsFor,
  wordingFor,
} from '../interview/wording';
import { interviewEmail, readAt, type ToInbox } from './interview-email';

const t = textsOf('notifications/interviews');

/** `team`: participating members, or those responsible for the job if none remain. */
type InterviewChange = InterviewWithPeople;

const entryOf = (
  { interview, organization, people }: InterviewWithPeople,
  siteUrl: string,
): CalendarInterview | null => {
  const { startsAt, endsAt, status } = interview;
  if (startsAt === null || endsAt === null) return null;
  const state = status === 'cancelled' ? 'cancelled' : status === 'proposed' ? 'tentative' : 'confirmed';
  const organizer = people.find(({ userId }) => userId === interview.organizerId)?.name ?? '';
  const url = onSite(siteUrl, interviewPath(interview.interviewId));
  return { ...interview, startsAt, endsAt, organization, organizer, state, url };
};

const calendarOf =
  (entry: CalendarInterview, attendees: InterviewWithPeople['people']): NonNullable<EmailDraft['calendar']> =>
  async ({ from }, language) => {
    const { interviewCalendar } = await import('../../interview-invite');
    return interviewCalendar(entry, { from, attendees, language });
  };

const plainEmail = (change: InterviewChange, to: ToInbox): EmailDraft | null => {
  const { interview } = change;
  const wording = wordingFor(change, to);
  if (!wording) return null;
  return interviewEmail(
    {
      interview,
      wording,
      reason: interview.closedWithJob ? '' : interview.reason,
      slots: interview.status === 'proposed' ? interview.slots : [],
      time: heldTime(interview),
    },
    to,
  );
};

const changeEmail = (change: InterviewChange, to: ToInbox): EmailDraft | null => {
  const { interview, people } = change;
  const email = plainEmail(change, to);
  if (!email) return null;
  const entry = entryOf(change, to.siteUrl);
  // Team members see each other's addresses; candidates see none.
  const all = takingPart(interview);
  const attendees = people.filter((it) =>
    isProfessional(change, to.userId) ? it.userId === to.userId : all.includes(it.userId),
  );
  return { ...email, ...(entry && { calendar: calendarOf(entry, attendees) }) };
};

/** The recipient caused it or it follows from their application's end, so only the calendar is updated. */
const isKnownTo = (change: InterviewChange, userId: string): boolean => {
  const { changedBy, closedWithApplication, closedWithJob } = change.interview;
  return (userId === changedBy && !closedWithJob) || (closedWithApplication && isProfessional(change, userId));
};

const recipientsOf = (change: InterviewChange): string[] => {
  const { interview, team } = change;
  if (interview.change === 'completed') return [];
  if (interview.change === 'offered') return [interview.professionalId];
  return [interview.professionalId, ...team].filter((userId) => {
    const isCalendarOnly = isKnownTo(change, userId) || interview.closedWithApplication || interview.closedWithJob;
    return !isCalendarOnly || interview.startsAt !== null;
  });
};

const smsToProfessional = ({ interview, organization }: InterviewWithPeople): DeferredText => {
  if (interview.change === 'offered') return t('offered.sms', { organization });
  const time = heldTime(interview);
  const say = textsFor(interview);
  if (interview.change === 'accepted' && time) {
    return say('accepted.sms.toProfessional', { organization, time: readAt(time, interview) });
  }
  return say(`${interview.change === 'cancelled' ? 'cancelled' : 'times'}.sms.toProfessional`, { organization });
};

const smsToTeam = ({ interview }: InterviewWithPeople): DeferredText => {
  const { change } = interview;
  const say = textsFor(interview);
  const time = heldTime(interview);
  if (change === 'accepted' && time) return say('accepted.sms.toTeam', { time: readAt(time, interview) });
  return change === 'cancelled' ? say('cancelled.sms.toTeam') : say('times.sms.toTeam', { change });
};

const smsOf = (about: InterviewWithPeople, { userId }: Recipient): DeferredText | null => {
  if (isKnownTo(about, userId)) return null;
  return isProfessional(about, userId) ? smsToProfessional(about) : smsToTeam(about);
};

const leftOutContent = (change: InterviewChange): DeferredText =>
  textsFor(change.interview)('leftOut.content', { candidate: candidateOf(change) });

const loadChange = async (
  reader: EventReader,
  { data }: EventOf<'interview.changed'>,
): Promise<InterviewChange | null> => {
  const change = await reader.interview(data.interviewId);
  if (change?.interview.version !== data.version) return null;
  if (change.team.length > 0 || data.jobId === null) return change;
  return { ...change, team: (await reader.job(data.jobId))?.team ?? [] };
};

const timeLeft = (startsAt: string, at: string): { unit: 'hours' | 'minutes'; left: number } => {
  const minutes = Math.max(1, Math.round((Date.parse(startsAt) - Date.parse(at)) / 60_000));
  return minutes >= 60 ? { unit: 'hours', left: Math.round(minutes / 60) } : { unit: 'minutes', left: minutes };
};

const loadReminder = async (reader: EventReader, { data, occurredAt }: EventOf<'interview.reminder_due'>) => {
  const about = await reader.interview(data.interviewId);
  if (about?.interview.status !== 'accepted') return null;
  const time = heldTime(about.interview);
  if (!time || time.startsAt <= occurredAt) return null;
  return { ...about, slot: time, time: readAt(time, about.interview), ...timeLeft(time.startsAt, occurredAt) };
};
type Reminder = NonNullable<Awaited<ReturnType<typeof loadReminder>>>;

const reminderContent = (reminder: Reminder, { userId }: Recipient): DeferredText => {
  const { interview, organization, unit, left, time } = reminder;
  const say = textsFor(interview);
  const values = { unit, left, time };
  return isProfessional(reminder, userId)
    ? say('reminder.toProfessional', { ...values, organization })
    : say('reminder.toTeam', { ...values, candidate: candidateOf(reminder) });
};

const reminderEmail = (reminder: Reminder, to: ToInbox): EmailDraft => {
  const { interview, unit, left, slot } = reminder;
  const say = textsFor(interview);
  const otherSide = otherSideOf(reminder, sideOf(reminder, to.userId));
  const wording = {
    subject: say('reminder.subject', { unit, left, otherSide }),
    content: reminderContent(reminder, to),
    action: say('actions.view'),
  };
  return interviewEmail({ interview, wording, time: slot, slots: [], reason: '' }, to);
};

const reminderSms = (reminder: Reminder, { userId }: Recipient): DeferredText => {
  const { interview, organization, unit, left, time } = reminder;
  const say = textsFor(interview);
  return isProfessional(reminder, userId)
    ? say('reminder.sms', { organization, unit, left, time })
    : say('reminder.smsToTeam', { unit, left, time });
};

const loadChoice = async (reader: EventReader, { data }: EventOf<'interview.choice_due'>) => {
  const about = await reader.interview(data.interviewId);
  return about?.interview.change === 'offered' ? about : null;
};

const choiceContent = ({ interview, organization }: InterviewWithPeople): DeferredText => {
  const { selfScheduling } = interview;
  return t('choice.content', { organization, jobTitle: jobOf(interview), to: { day: selfScheduling?.to ?? '' } });
};

/** The member who let the candidate pick, unless they take part themselves. */
const offererOf = ({ interview, offerer }: InterviewChange): string[] =>
  interview.change === 'accepted' && offerer !== null ? [offerer] : [];

export const interviewTexts = defineTexts({
  'interview.changed': {
    load: loadChange,
    toUsers: [
      {
        recipients: recipientsOf,
        category: 'interviews',
        inApp: (change, to) => {
          const wording = isKnownTo(change, to.userId) ? null : wordingFor(change, to);
          if (!wording) return null;
          const { title, content } = wording;
          return { type: 'application', title, content, actionUrl: interviewPath(change.interview.interviewId) };
        },
        email: changeEmail,
        sms: smsOf,
      },
      {
        // This member doesn't take part, so their calendar doesn't change.
        recipients: offererOf,
        category: 'interviews',
        inApp: (change) => ({
          type: 'application',
          title: textsFor(change.interview)('accepted.title'),
          content: confirmation(change, 'toTeam'),
          actionUrl: interviewPath(change.interview.interviewId),
        }),
        email: plainEmail,
      },
      {
        // Former participants: removes the entry from their calendar.
        recipients: ({ interview }) => interview.leftOut,
        category: 'interviews',
        inApp: (change) => ({
          type: 'application',
          title: textsFor(change.interview)('leftOut.title'),
          content: leftOutContent(change),
          actionUrl: paths.messages,
        }),
        email: (change, { userId, siteUrl }) => {
          const content = leftOutContent(change);
          const say = textsFor(change.interview);
          const entry = entryOf(change, siteUrl);
          const attendees = change.people.filter((it) => it.userId === userId);
          return {
            subject: say('leftOut.subject', { otherSide: candidateOf(change) }),
            heading: say('leftOut.title'),
            preview: content,
            paragraphs: [content],
            ...(entry && { calendar: calendarOf({ ...entry, state: 'cancelled' }, attendees) }),
          };
        },
      },
    ],
  },

  'interview.choice_due': {
    load: loadChoice,
    toUsers: [
      {
        recipients: ({ interview }) => [interview.professionalId],
        category: 'reminders',
        inApp: (about) => ({
          type: 'application',
          title: t('choice.title'),
          content: choiceContent(about),
          actionUrl: interviewPath(about.interview.interviewId),
        }),
        email: (about, to) => {
          const { interview } = about;
          const wording = {
            subject: t('choice.subject', { jobTitle: jobOf(interview) }),
            content: choiceContent(about),
            action: t('actions.pick'),
          };
          return interviewEmail({ interview, wording, time: null, slots: [], reason: '' }, to);
        },
      },
    ],
  },

  'interview.reminder_due': {
    load: loadReminder,
    toUsers: [
      {
        recipients: ({ interview, team }) => [interview.professionalId, ...team],
        category: 'reminders',
        inApp: (reminder, to) => ({
          type: 'application',
          title: textsFor(reminder.interview)('reminder.title', { unit: reminder.unit, left: reminder.left }),
          content: reminderContent(reminder, to),
          actionUrl: interviewPath(reminder.interview.interviewId),
        }),
        email: reminderEmail,
        sms: reminderSms,
      },
    ],
  },
});
