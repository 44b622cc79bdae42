import { interviewTypeLabels } from '@shared/model/hiring-vocabulary';
import type { EventOf } from '@shared/model/event';
import { interviewPath, paths } from '@shared/paths';
import type { EventReader } from '../../events/ports';
import type { InterviewWithPeople } from '../../store/interviews/ports';
import { renderMail, type MailContent } from '../../platform/mail/markup';
import type { Mail } from '../../platform/mail/send-email';
import { heldTime, takingPart, type InterviewItem } from '../../store/interviews/interview-item';
import { formatSlot, formatTimeLeft, onSite, type Slot } from '../format';
import type { CalendarInterview } from '../interview-invite';
import { defineTexts, type EmailContent } from '../text';

type Wording = { title: string; content: string; action: string };

/** `team`: participating members, or those responsible for the job if none remain. */
type InterviewChange = InterviewWithPeople;

const isProfessional = ({ interview }: InterviewWithPeople, userId: string): boolean =>
  userId === interview.professionalId;

const nameOf = ({ people }: InterviewWithPeople, userId: string): string =>
  people.find((person) => person.userId === userId)?.name || 'Someone';

const formatTimes = ({ slots }: InterviewItem): string => (slots.length === 1 ? 'a time' : `${slots.length} times`);

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const formatPlanned = ({ startsAt, endsAt, timeZone }: InterviewItem): string =>
  startsAt !== null && endsAt !== null ? ` on ${formatSlot({ startsAt, endsAt }, timeZone)}` : '';

const cancellation = (about: InterviewWithPeople, whose: string): string => {
  const { closedWithApplication, closedWithJob, changedBy } = about.interview;
  const planned = `${whose}${formatPlanned(about.interview)}`;
  if (closedWithJob) return `${capitalized(planned)} won't take place because the position has been filled.`;
  if (closedWithApplication) return `${capitalized(planned)} won't take place because the application is closed.`;
  return `${nameOf(about, changedBy)} canceled ${planned}.`;
};

const wordingFor = (about: InterviewWithPeople, userId: string): Wording | null => {
  const forProfessional = isProfessional(about, userId);
  const { interview, organization } = about;
  const { jobTitle, timeZone, change } = interview;
  const topic = `an interview for “${jobTitle}”`;
  const candidate = nameOf(about, interview.professionalId);
  const employer = forProfessional ? organization : nameOf(about, interview.organizerId);
  const whose = forProfessional
    ? `your interview with ${organization} for “${jobTitle}”`
    : `the interview with ${candidate} for “${jobTitle}”`;
  const time = heldTime(interview);
  switch (change) {
    case 'proposed':
      return {
        title: 'Interview proposed',
        content: forProfessional
          ? `${employer} proposed ${formatTimes(interview)} for ${topic}. Choose the one that works for you.`
          : `${employer} proposed ${formatTimes(interview)} for an interview with ${candidate} for “${jobTitle}”. You're one of the interviewers.`,
        action: forProfessional ? 'Choose a time' : 'View interview',
      };
    case 'suggested':
      return {
        title: 'New interview times suggested',
        content: forProfessional
          ? `You suggested ${formatTimes(interview)} for ${topic} with ${organization}.`
          : `${candidate} suggested ${formatTimes(interview)} for ${topic}.`,
        action: forProfessional ? 'View interview' : 'Choose a time',
      };
    case 'rescheduled':
      return {
        title: 'New interview times proposed',
        content: `${employer} proposed ${formatTimes(interview)} for ${topic}.${time ? ' Until you choose one, the current time stays on your calendar.' : ''}`,
        action: forProfessional ? 'Choose a time' : 'View interview',
      };
    case 'accepted':
      return {
        title: 'Interview confirmed',
        content: `${capitalized(whose)} is confirmed${time ? ` for ${formatSlot(time, timeZone)}` : ''}.`,
        action: 'View interview',
      };
    case 'cancelled':
      return {
        title: 'Interview canceled',
        content: cancellation(about, whose),
        action: 'View interview',
      };
    case 'completed':
      return null;
  }
};

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
  (entry: CalendarInterview, attendees: InterviewWithPeople['people']): NonNullable<Mail['calendar']> =>
  async ({ from }) => {
    const { interviewCalendar } = await import('../interview-invite');
    return interviewCalendar(entry, { from, attendees });
  };

type About = {
  interview: Pick<InterviewItem, 'interviewId' | 'type' | 'place' | 'note' | 'timeZone'>;
  siteUrl: string;
  subject: string;
  wording: Pick<Wording, 'content' | 'action'>;
  reason: string;
  slots: readonly Slot[];
  time: Slot | null;
};

const interviewEmail = ({ interview, siteUrl, subject, wording, reason, slots, time }: About): MailContent => {
  const { interviewId, type, place, note, timeZone } = interview;
  return renderMail(siteUrl, {
    subject,
    preview: wording.content,
    heading: subject,
    paragraphs: [
      wording.content,
      ...(time ? [`When: ${formatSlot(time, timeZone)}`] : []),
      ...(slots.length > 0 ? ['Times to choose from:', ...slots.map((slot) => formatSlot(slot, timeZone))] : []),
      `Format: ${interviewTypeLabels[type]}${place ? `, ${place}` : ''}`,
      ...(note ? [note] : []),
      ...(reason ? [`Reason: ${reason}`] : []),
    ],
    action: { label: wording.action, url: onSite(siteUrl, interviewPath(interviewId)) },
  });
};

const changeEmail = (change: InterviewChange, userId: string, siteUrl: string): EmailContent | null => {
  const { interview, people } = change;
  const wording = wordingFor(change, userId);
  if (!wording) return null;
  const entry = entryOf(change, siteUrl);
  // Team members see each other's addresses; candidates see none.
  const all = takingPart(interview);
  const attendees = people.filter((it) =>
    isProfessional(change, userId) ? it.userId === userId : all.includes(it.userId),
  );
  return {
    ...interviewEmail({
      ...{ interview, siteUrl, wording, reason: interview.closedWithJob ? '' : interview.reason },
      subject: `${wording.title}: ${interview.jobTitle}`,
      slots: interview.status === 'proposed' ? interview.slots : [],
      time: heldTime(interview),
    }),
    ...(entry && { calendar: calendarOf(entry, attendees) }),
  };
};

/** The recipient caused it or it follows from their application's end, so only the calendar is updated. */
const isKnownTo = (change: InterviewChange, userId: string): boolean => {
  const { changedBy, closedWithApplication, closedWithJob } = change.interview;
  return (userId === changedBy && !closedWithJob) || (closedWithApplication && isProfessional(change, userId));
};

const recipientsOf = (change: InterviewChange): string[] => {
  const { interview, team } = change;
  return [interview.professionalId, ...team].filter((userId) => {
    if (!wordingFor(change, userId)) return false;
    const isCalendarOnly = isKnownTo(change, userId) || interview.closedWithApplication || interview.closedWithJob;
    return !isCalendarOnly || interview.startsAt !== null;
  });
};

const smsOf = ({ interview, organization }: InterviewWithPeople): string => {
  const { change, timeZone } = interview;
  const time = heldTime(interview);
  if (change === 'accepted' && time)
    return `Your interview with ${organization} is confirmed for ${formatSlot(time, timeZone)}.`;
  if (change === 'cancelled') return `Your interview with ${organization} was canceled.`;
  return `${organization} proposed new interview times. Please choose one.`;
};

const leftOutWording = (change: InterviewChange): Pick<Wording, 'title' | 'content'> => ({
  title: "You're no longer an interviewer",
  content: `You've been removed from the interview with ${nameOf(change, change.interview.professionalId)} for “${change.interview.jobTitle}”.`,
});

const loadChange = async (
  reader: EventReader,
  { data }: EventOf<'interview.changed'>,
): Promise<InterviewChange | null> => {
  const change = await reader.interview(data.interviewId);
  if (change?.interview.version !== data.version) return null;
  const team = change.team.length > 0 ? change.team : ((await reader.job(data.jobId))?.team ?? []);
  return { ...change, team };
};

const loadReminder = async (reader: EventReader, { data, occurredAt }: EventOf<'interview.reminder_due'>) => {
  const about = await reader.interview(data.interviewId);
  if (about?.interview.status !== 'accepted') return null;
  const time = heldTime(about.interview);
  if (!time || time.startsAt <= occurredAt) return null;
  return {
    ...about,
    time,
    left: formatTimeLeft(time.startsAt, occurredAt),
    when: formatSlot(time, about.interview.timeZone),
  };
};
type Reminder = NonNullable<Awaited<ReturnType<typeof loadReminder>>>;

const reminderContent = (reminder: Reminder, userId: string): string => {
  const { interview, organization, left, when } = reminder;
  const otherSide = isProfessional(reminder, userId) ? organization : nameOf(reminder, interview.professionalId);
  return `Your interview with ${otherSide} for “${interview.jobTitle}” starts ${left}: ${when}.`;
};

export const interviewTexts = defineTexts({
  'interview.changed': {
    load: loadChange,
    toUsers: [
      {
        recipients: recipientsOf,
        category: 'interviews',
        inApp: (change, userId) => {
          const wording = isKnownTo(change, userId) ? null : wordingFor(change, userId);
          if (!wording) return null;
          const { title, content } = wording;
          return { type: 'application', title, content, actionUrl: interviewPath(change.interview.interviewId) };
        },
        email: (change, { userId, siteUrl }) => changeEmail(change, userId, siteUrl),
        sms: (change, userId) => (isKnownTo(change, userId) ? null : smsOf(change)),
      },
      {
        // Former participants: removes the entry from their calendar.
        recipients: ({ interview }) => interview.leftOut,
        category: 'interviews',
        inApp: (change) => ({ type: 'application', ...leftOutWording(change), actionUrl: paths.messages }),
        email: (change, { userId, siteUrl }) => {
          const { title, content } = leftOutWording(change);
          const entry = entryOf(change, siteUrl);
          const attendees = change.people.filter((it) => it.userId === userId);
          return {
            ...renderMail(siteUrl, {
              subject: `${title}: ${change.interview.jobTitle}`,
              heading: title,
              preview: content,
              paragraphs: [content],
            }),
            ...(entry && { calendar: calendarOf({ ...entry, state: 'cancelled' }, attendees) }),
          };
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
        inApp: (reminder, userId) => ({
          type: 'application',
          title: `Interview ${reminder.left}`,
          content: reminderContent(reminder, userId),
          actionUrl: interviewPath(reminder.interview.interviewId),
        }),
        email: (reminder, { userId, siteUrl }) => {
          const { interview, left, time } = reminder;
          return interviewEmail({
            ...{ interview, siteUrl, time, slots: [], reason: '' },
            subject: `Interview ${left}: ${interview.jobTitle}`,
            wording: { content: reminderContent(reminder, userId), action: 'View interview' },
          });
        },
        sms: ({ organization, left, when }) => `Your interview with ${organization} starts ${left}: ${when}.`,
      },
    ],
  },
});
