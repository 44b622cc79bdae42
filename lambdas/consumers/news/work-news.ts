import { formatMoney } from '@shared/domain/pay-label';
import type { EventOf } from '@shared/model/event';
import { paths, pathTo, timesheetAddress } from '@shared/paths';
import { dayWords, hiringMail } from '../../runtime/mail/hiring-templates';
import { timesheetView, type StoredTimesheet } from '../../runtime/stored-timesheet';
import type { News, NewsOf } from '../news';
import { teamOf } from '../recipients';

type Told = { title: string; content: string; details?: readonly string[]; action: string; path: string };

const tell = (userIds: readonly string[], { title, content, details = [], action, path }: Told): News[] =>
  [...new Set(userIds)].map((userId) => ({
    userId,
    category: 'account',
    notification: { type: 'job', title, content, actionUrl: path },
    mail: ({ siteUrl }) => hiringMail({ siteUrl, subject: title, happened: content, details, action, path }),
    sms: null,
  }));

const hoursWords = (minutes: number): string => {
  const hours = Math.round((minutes / 60) * 100) / 100;
  return hours === 1 ? '1 hour' : `${hours} hours`;
};

/** What of a week goes to the worker. */
const wordsToWorker = (sheet: StoredTimesheet): Told | null => {
  const { expectedCents, currency } = timesheetView(sheet);
  const week = `the week of ${dayWords(sheet.weekStartsOn)} at ${sheet.organization}`;
  const amount = formatMoney(expectedCents, currency);
  const path = timesheetAddress(sheet.placementId, sheet.weekStartsOn);
  switch (sheet.status) {
    case 'approved':
      return {
        title: 'Hours approved',
        content: `Your hours of ${week} are approved: ${amount}.`,
        details: sheet.dueOn ? [`They are to be paid by ${dayWords(sheet.dueOn)}.`] : [],
        action: 'Open the week',
        path,
      };
    case 'disputed':
      return {
        title: 'Hours sent back',
        content: `Some hours of ${week} were sent back. Correct them and hand them in again.`,
        details: sheet.lines.flatMap(({ day, dispute }) => (dispute ? [`${dayWords(day)}: ${dispute}`] : [])),
        action: 'Open the week',
        path,
      };
    case 'paid':
      return {
        title: 'Hours paid',
        content: `${amount} for ${week} is marked as paid.`,
        details: sheet.payReference ? [`Reference: ${sheet.payReference}`] : [],
        action: 'Open the week',
        path,
      };
    default:
      return null;
  }
};

const timesheetChanged: NewsOf<EventOf<'timesheet.changed'>> = async (reader, { data }) => {
  const sheet = await reader.timesheet(data);
  // A week that has moved on since tells of itself.
  if (sheet?.status !== data.status) return [];
  const worker = sheet.professional.userId;
  if (sheet.status !== 'submitted') {
    const words = wordsToWorker(sheet);
    return words ? tell([worker], words) : [];
  }
  const { totalMinutes } = timesheetView(sheet);
  const team = teamOf(await reader.job(sheet.jobId)).filter((userId) => userId !== worker);
  return tell(team, {
    title: 'Hours to sign off',
    content: `${sheet.professional.name} handed in ${hoursWords(totalMinutes)} for the week of ${dayWords(sheet.weekStartsOn)}, “${sheet.jobTitle}”.`,
    action: 'Open the week',
    path: timesheetAddress(sheet.placementId, sheet.weekStartsOn),
  });
};

/** To the other side; the text is read on the site. */
const reviewPublished: NewsOf<EventOf<'review.published'>> = async (reader, { data }) => {
  const placement = await reader.placement(data.placementId);
  if (!placement) return [];
  const { placementId, jobTitle, organization, professional } = placement;
  const path = pathTo(paths.placement, { placementId });
  const shown = { title: 'New review', action: 'Read the review', path };
  return data.side === 'employer'
    ? tell([professional.userId], { ...shown, content: `${organization} reviewed your work as “${jobTitle}”.` })
    : tell(await reader.managers(data.organizationId), {
        ...shown,
        content: `${professional.name} reviewed working with you as “${jobTitle}”.`,
      });
};

export const workNews = { 'timesheet.changed': timesheetChanged, 'review.published': reviewPublished };
