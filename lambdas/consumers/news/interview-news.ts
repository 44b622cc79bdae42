import type { EventOf } from '@shared/model/event';
import { paths } from '@shared/paths';
import type { CalendarInterview } from '../../runtime/mail/interview-calendar';
import { renderMail } from '../../runtime/mail/markup';
import { interviewMail, interviewPage, slotWords } from '../../runtime/mail/interview-templates';
import type { Mail } from '../../runtime/mail/mail-gateway';
import { heldTime, takingPart, type StoredInterview } from '../../runtime/stored-interview';
import type { News, NewsOf } from '../news';
import type { EventInterview } from '../ports';

type Words = { title: string; content: string; action: string };

const nameOf = ({ people }: EventInterview, userId: string): string =>
  people.find((person) => person.userId === userId)?.name || 'Somebody';

const timesWords = ({ slots }: StoredInterview): string => (slots.length === 1 ? 'a time' : `${slots.length} times`);

const plannedWords = ({ startsAt, endsAt, timeZone }: StoredInterview): string =>
  startsAt !== null && endsAt !== null ? ` on ${slotWords({ startsAt, endsAt }, timeZone)}` : '';

/** What happened, as this person reads it. */
const wordsFor = (about: EventInterview, isProfessional: boolean): Words | null => {
  const { interview, organization } = about;
  const { jobTitle, timeZone, change } = interview;
  const topic = `an interview about “${jobTitle}”`;
  const candidate = nameOf(about, interview.professionalId);
  const employer = isProfessional ? organization : nameOf(about, interview.organizerId);
  const whose = isProfessional
    ? `Your interview about “${jobTitle}” with ${organization}`
    : `The interview of ${candidate} about “${jobTitle}”`;
  const time = heldTime(interview);
  switch (change) {
    case 'proposed':
      return {
        title: 'Interview proposed',
        content: isProfessional
          ? `${employer} proposes ${timesWords(interview)} for ${topic}. Choose the one that suits you.`
          : `${employer} proposed ${timesWords(interview)} for an interview of ${candidate} about “${jobTitle}”, in which you take part.`,
        action: isProfessional ? 'Choose a time' : 'Open the interview',
      };
    case 'suggested':
      return {
        title: 'Other interview times suggested',
        content: isProfessional
          ? `You suggested ${timesWords(interview)} for ${topic} with ${organization}.`
          : `${candidate} suggests ${timesWords(interview)} for ${topic}.`,
        action: isProfessional ? 'Open the interview' : 'Choose a time',
      };
    case 'rescheduled':
      return {
        title: 'New interview times proposed',
        content: `${employer} proposes ${timesWords(interview)} for ${topic}.${time ? ' Until one is chosen, the former time stays in your calendar.' : ''}`,
        action: isProfessional ? 'Choose a time' : 'Open the interview',
      };
    case 'accepted':
      return {
        title: 'Interview confirmed',
        content: `${whose} is confirmed${time ? ` for ${slotWords(time, timeZone)}` : ''}.`,
        action: 'Open the interview',
      };
    case 'cancelled':
      return {
        title: 'Interview cancelled',
        content: interview.closedWithApplication
          ? `${whose}${plannedWords(interview)} does not take place: the application has ended.`
          : `${whose}${plannedWords(interview)} was cancelled by ${nameOf(about, interview.changedBy)}.`,
        action: 'Open the interview',
      };
    case 'completed':
      return null;
  }
};

/** The entry in a calendar after this change; null when no time was ever chosen. */
const entryOf = ({ interview, organization, people }: EventInterview, siteUrl: string): CalendarInterview | null => {
  const { startsAt, endsAt, status } = interview;
  if (startsAt === null || endsAt === null) return null;
  const state = status === 'cancelled' ? 'cancelled' : status === 'proposed' ? 'tentative' : 'confirmed';
  const organizer = people.find(({ userId }) => userId === interview.organizerId)?.name ?? '';
  const url = new URL(interviewPage(interview.interviewId), siteUrl).href;
  return { ...interview, startsAt, endsAt, organization, organizer, state, url };
};

/** What writes iCalendar is loaded by the mails that need it. */
const calendarOf =
  (entry: CalendarInterview, attendees: EventInterview['people']): NonNullable<Mail['calendar']> =>
  async ({ from }) => {
    const { interviewCalendar } = await import('../../runtime/mail/interview-calendar');
    return interviewCalendar(entry, { from, attendees });
  };

const mailFor =
  (about: EventInterview, userId: string, words: Words): NonNullable<News['mail']> =>
  ({ siteUrl }): Omit<Mail, 'to'> => {
    const { interview, people } = about;
    const entry = entryOf(about, siteUrl);
    // The team knows everybody's address; the candidate is told nobody's.
    const all = takingPart(interview);
    const invited = people.filter((it) =>
      userId === interview.professionalId ? it.userId === userId : all.includes(it.userId),
    );
    return {
      ...interviewMail({
        ...{ ...interview, siteUrl, subject: `${words.title}: ${interview.jobTitle}`, happened: words.content },
        slots: interview.status === 'proposed' ? interview.slots : [],
        time: heldTime(interview),
        action: words.action,
      }),
      ...(entry && { calendar: calendarOf(entry, invited) }),
    };
  };

/**
 * One person's news. Who did it knows, and the candidate reads that the application has ended; their calendars know of
 * neither.
 */
const newsFor = (about: EventInterview, userId: string): News[] => {
  const { interview } = about;
  const isProfessional = userId === interview.professionalId;
  const words = wordsFor(about, isProfessional);
  if (!words) return [];
  const { closedWithApplication } = interview;
  const own = userId === interview.changedBy || (closedWithApplication && isProfessional);
  if ((own || closedWithApplication) && interview.startsAt === null) return [];
  const { title, content } = words;
  return [
    {
      userId,
      category: 'interviews',
      notification: own
        ? null
        : { type: 'application', title, content, actionUrl: interviewPage(interview.interviewId) },
      mail: mailFor(about, userId, words),
      sms: own ? null : smsWords(about),
    },
  ];
};

const smsWords = ({ interview, organization }: EventInterview): string => {
  const { change, timeZone } = interview;
  const time = heldTime(interview);
  if (change === 'accepted' && time)
    return `Your interview (${organization}) is confirmed for ${slotWords(time, timeZone)}.`;
  if (change === 'cancelled') return `Your interview (${organization}) was cancelled.`;
  return `New times were proposed for your interview (${organization}). Please choose one.`;
};

/** Somebody of the team who no longer takes part: it leaves their calendar. */
const leftOutNews = (about: EventInterview, userId: string): News => {
  const { interview, people } = about;
  const words = {
    title: 'You no longer take part in an interview',
    content: `The interview of ${nameOf(about, interview.professionalId)} about “${interview.jobTitle}” takes place without you.`,
  };
  return {
    userId,
    category: 'interviews',
    notification: { type: 'application', ...words, actionUrl: paths.messages },
    mail: ({ siteUrl }) => {
      const entry = entryOf(about, siteUrl);
      const attendees = people.filter((it) => it.userId === userId);
      return {
        ...renderMail(siteUrl, {
          ...{ subject: `${words.title}: ${interview.jobTitle}`, heading: words.title },
          ...{ preview: words.content, paragraphs: [words.content] },
        }),
        ...(entry && { calendar: calendarOf({ ...entry, state: 'cancelled' }, attendees) }),
      };
    },
    sms: null,
  };
};

const changed: NewsOf<EventOf<'interview.changed'>> = async (reader, { data }) => {
  const about = await reader.interview(data.interviewId);
  // One that has moved on since is told by an event of its own.
  if (!about || about.interview.version !== data.version) return [];
  const team = about.team.length > 0 ? about.team : ((await reader.job(data.jobId))?.team ?? []);
  return [
    ...[data.professionalId, ...team].flatMap((userId) => newsFor(about, userId)),
    ...about.interview.leftOut.map((userId) => leftOutNews(about, userId)),
  ];
};

const leftWords = (startsAt: string, at: string): string => {
  const minutes = Math.max(1, Math.round((Date.parse(startsAt) - Date.parse(at)) / 60_000));
  const [count, unit] = minutes >= 60 ? [Math.round(minutes / 60), 'hour'] : [minutes, 'minute'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
};

const reminderDue: NewsOf<EventOf<'interview.reminder_due'>> = async (reader, { data, occurredAt }) => {
  const about = await reader.interview(data.interviewId);
  if (about?.interview.status !== 'accepted') return [];
  const { interview, organization, team } = about;
  const time = heldTime(interview);
  // It was moved, or it has begun before anybody could be told.
  if (!time || time.startsAt <= occurredAt) return [];
  const left = leftWords(time.startsAt, occurredAt);
  const when = slotWords(time, interview.timeZone);
  const title = `Interview ${left}`;
  return [data.professionalId, ...team].map((userId) => {
    const isProfessional = userId === data.professionalId;
    const whom = isProfessional ? organization : nameOf(about, data.professionalId);
    const content = `Your interview with ${whom} about “${interview.jobTitle}” begins ${left}: ${when}.`;
    return {
      userId,
      category: 'reminders',
      notification: { type: 'application', title, content, actionUrl: interviewPage(interview.interviewId) },
      mail: ({ siteUrl }) =>
        interviewMail({
          ...{ ...interview, siteUrl, slots: [], time, reason: '' },
          ...{ subject: `${title}: ${interview.jobTitle}`, happened: content, action: 'Open the interview' },
        }),
      sms: `Your interview (${organization}) begins ${left}: ${when}.`,
    };
  });
};

export const interviewNews = { 'interview.changed': changed, 'interview.reminder_due': reminderDue };
