import type { EventOf } from '@shared/model/event';
import { interviewPath, paths } from '@shared/paths';
import type { Slot } from '@shared/text/formats';
import type { EventReader } from '../../events/ports';
import type { InterviewWithPeople } from '../../store/interviews/ports';
import { textsOf, type KeyedText } from '../../platform/text/keyed-text';
import { heldTime, takingPart, type InterviewItem } from '../../store/interviews/interview-item';
import { onSite } from '../format';
import type { CalendarInterview } from '../interview-invite';
import { defineTexts, type EmailDraft, type Recipient } from '../text';
import { interviewEmail, readAt, type InterviewWording as Wording, type ToInbox } from './interview-email';

const t = textsOf('notifications/interviews');

type Side = 'toProfessional' | 'toTeam';

/** `team`: participating members, or those responsible for the job if none remain. */
type InterviewChange = InterviewWithPeople;

const isProfessional = ({ interview }: InterviewWithPeople, userId: string): boolean =>
  userId === interview.professionalId;

const sideOf = (about: InterviewWithPeople, userId: string): Side =>
  isProfessional(about, userId) ? 'toProfessional' : 'toTeam';

/** "unknown", which no first and last name gives, if the account is gone or a colleague without a part made the change. */
const nameOf = ({ people }: InterviewWithPeople, userId: string): string =>
  people.find((person) => person.userId === userId)?.name || 'unknown';

const candidateOf = (about: InterviewWithPeople): string => nameOf(about, about.interview.professionalId);

const otherSideOf = (about: InterviewWithPeople, side: Side): string =>
  side === 'toProfessional' ? about.organization : candidateOf(about);

const plannedTime = ({ startsAt, endsAt }: InterviewItem): Slot | null =>
  startsAt !== null && endsAt !== null ? { startsAt, endsAt } : null;

const proposal = (about: InterviewWithPeople, side: Side): KeyedText => {
  const { interview, organization } = about;
  const { jobTitle, slots, organizerId } = interview;
  const times = slots.length;
  if (side === 'toProfessional') return t('proposed.toProfessional', { organization, times, jobTitle });
  const [organizer, candidate] = [nameOf(about, organizerId), candidateOf(about)];
  return t('proposed.toTeam', { organizer, times, candidate, jobTitle });
};

/** The candidate picks the time; the team hears of it once it is confirmed. */
const offer = ({ interview, organization }: InterviewWithPeople): KeyedText => {
  const { jobTitle, selfScheduling } = interview;
  const { minutes, from, to } = selfScheduling ?? { minutes: 0, from: '', to: '' };
  return t('offered.content', { organization, jobTitle, minutes, from: { day: from }, to: { day: to } });
};

const suggestion = (about: InterviewWithPeople, side: Side): KeyedText => {
  const { interview, organization } = about;
  const { jobTitle, slots } = interview;
  const times = slots.length;
  return side === 'toProfessional'
    ? t('suggested.toProfessional', { times, jobTitle, organization })
    : t('suggested.toTeam', { candidate: candidateOf(about), times, jobTitle });
};

const otherProposal = (about: InterviewWithPeople, side: Side): KeyedText => {
  const { interview, organization } = about;
  const { jobTitle, slots, organizerId } = interview;
  const values = { times: slots.length, jobTitle, held: heldTime(interview) ? 'yes' : 'no' };
  return side === 'toProfessional'
    ? t('rescheduled.toProfessional', { ...values, organization })
    : t('rescheduled.toTeam', { ...values, organizer: nameOf(about, organizerId) });
};

const confirmation = (about: InterviewWithPeople, side: Side): KeyedText => {
  const { interview } = about;
  const time = heldTime(interview);
  const values = { otherSide: otherSideOf(about, side), jobTitle: interview.jobTitle };
  return time ? t(`accepted.${side}At`, { ...values, time: readAt(time, interview) }) : t(`accepted.${side}`, values);
};

const callingOff = (about: InterviewWithPeople, side: Side): KeyedText => {
  const { interview } = about;
  const time = plannedTime(interview);
  const cause = interview.closedWithJob ? 'withJob' : 'withApplication';
  const values = { otherSide: otherSideOf(about, side), jobTitle: interview.jobTitle };
  return time
    ? t(`cancelled.${cause}.${side}At`, { ...values, time: readAt(time, interview) })
    : t(`cancelled.${cause}.${side}`, values);
};

const cancellation = (about: InterviewWithPeople, side: Side): KeyedText => {
  const { interview } = about;
  if (interview.closedWithJob || interview.closedWithApplication) return callingOff(about, side);
  const time = plannedTime(interview);
  const person = nameOf(about, interview.changedBy);
  const values = { person, otherSide: otherSideOf(about, side), jobTitle: interview.jobTitle };
  return time
    ? t(`cancelled.byPerson.${side}At`, { ...values, time: readAt(time, interview) })
    : t(`cancelled.byPerson.${side}`, values);
};

const contents = {
  proposed: proposal,
  offered: offer,
  suggested: suggestion,
  rescheduled: otherProposal,
  accepted: confirmation,
  cancelled: cancellation,
};

const choosers: Partial<Record<InterviewItem['change'], Side>> = {
  proposed: 'toProfessional',
  offered: 'toProfessional',
  rescheduled: 'toProfessional',
  suggested: 'toTeam',
};

const wordingFor = (about: InterviewWithPeople, { userId }: Recipient): Wording | null => {
  const { change, jobTitle } = about.interview;
  if (change === 'completed') return null;
  const side = sideOf(about, userId);
  return {
    title: t(`${change}.title`),
    subject: t(`${change}.subject`, { jobTitle }),
    content: contents[change](about, side),
    action: t(change === 'offered' ? 'actions.pick' : choosers[change] === side ? 'actions.choose' : 'actions.view'),
  };
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
  (entry: CalendarInterview, attendees: InterviewWithPeople['people']): NonNullable<EmailDraft['calendar']> =>
  async ({ from }, language) => {
    const { interviewCalendar } = await import('../interview-invite');
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

const smsToProfessional = ({ interview, organization }: InterviewWithPeople): KeyedText => {
  if (interview.change === 'offered') return t('offered.sms', { organization });
  const time = heldTime(interview);
  if (interview.change === 'accepted' && time) {
    return t('accepted.sms.toProfessional', { organization, time: readAt(time, interview) });
  }
  return t(`${interview.change === 'cancelled' ? 'cancelled' : 'times'}.sms.toProfessional`, { organization });
};

const smsToTeam = ({ interview }: InterviewWithPeople): KeyedText => {
  const { change, jobTitle } = interview;
  const time = heldTime(interview);
  if (change === 'accepted' && time) return t('accepted.sms.toTeam', { jobTitle, time: readAt(time, interview) });
  return change === 'cancelled' ? t('cancelled.sms.toTeam', { jobTitle }) : t('times.sms.toTeam', { change, jobTitle });
};

const smsOf = (about: InterviewWithPeople, { userId }: Recipient): KeyedText | null => {
  if (isKnownTo(about, userId)) return null;
  return isProfessional(about, userId) ? smsToProfessional(about) : smsToTeam(about);
};

const leftOutContent = (change: InterviewChange): KeyedText =>
  t('leftOut.content', { candidate: candidateOf(change), jobTitle: change.interview.jobTitle });

const loadChange = async (
  reader: EventReader,
  { data }: EventOf<'interview.changed'>,
): Promise<InterviewChange | null> => {
  const change = await reader.interview(data.interviewId);
  if (change?.interview.version !== data.version) return null;
  const team = change.team.length > 0 ? change.team : ((await reader.job(data.jobId))?.team ?? []);
  return { ...change, team };
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

const reminderContent = (reminder: Reminder, { userId }: Recipient): KeyedText => {
  const { interview, organization, unit, left, time } = reminder;
  const values = { jobTitle: interview.jobTitle, unit, left, time };
  return isProfessional(reminder, userId)
    ? t('reminder.toProfessional', { ...values, organization })
    : t('reminder.toTeam', { ...values, candidate: candidateOf(reminder) });
};

const reminderEmail = (reminder: Reminder, to: ToInbox): EmailDraft => {
  const { interview, unit, left, slot } = reminder;
  const wording = {
    subject: t('reminder.subject', { unit, left, jobTitle: interview.jobTitle }),
    content: reminderContent(reminder, to),
    action: t('actions.view'),
  };
  return interviewEmail({ interview, wording, time: slot, slots: [], reason: '' }, to);
};

const reminderSms = (reminder: Reminder, { userId }: Recipient): KeyedText => {
  const { interview, organization, unit, left, time } = reminder;
  return isProfessional(reminder, userId)
    ? t('reminder.sms', { organization, unit, left, time })
    : t('reminder.smsToTeam', { jobTitle: interview.jobTitle, unit, left, time });
};

const loadChoice = async (reader: EventReader, { data }: EventOf<'interview.choice_due'>) => {
  const about = await reader.interview(data.interviewId);
  return about?.interview.change === 'offered' ? about : null;
};

const choiceContent = ({ interview, organization }: InterviewWithPeople): KeyedText => {
  const { jobTitle, selfScheduling } = interview;
  return t('choice.content', { organization, jobTitle, to: { day: selfScheduling?.to ?? '' } });
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
        // Takes no part, so there is nothing for their calendar.
        recipients: offererOf,
        category: 'interviews',
        inApp: (change) => ({
          type: 'application',
          title: t('accepted.title'),
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
          title: t('leftOut.title'),
          content: leftOutContent(change),
          actionUrl: paths.messages,
        }),
        email: (change, { userId, siteUrl }) => {
          const content = leftOutContent(change);
          const entry = entryOf(change, siteUrl);
          const attendees = change.people.filter((it) => it.userId === userId);
          return {
            subject: t('leftOut.subject', { jobTitle: change.interview.jobTitle }),
            heading: t('leftOut.title'),
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
            subject: t('choice.subject', { jobTitle: interview.jobTitle }),
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
          title: t('reminder.title', { unit: reminder.unit, left: reminder.left }),
          content: reminderContent(reminder, to),
          actionUrl: interviewPath(reminder.interview.interviewId),
        }),
        email: reminderEmail,
        sms: reminderSms,
      },
    ],
  },
});
