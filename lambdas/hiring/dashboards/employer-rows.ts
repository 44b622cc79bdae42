import { businessDayFrom } from '@shared/core/rules/business-days';
import { addDays } from '@shared/core/rules/calendar-days';
import type { CurrentItem } from '@shared/people/rules/compliance/compliance-item';
import { limits } from '@shared/limits';
import type { EmployerQueueRow, QueueInterview } from '@shared/hiring/model/work-queue';
import type { ApplicationItem } from '../../store/hiring/applications/application-item';
import type { FileItem } from '../../store/people/compliance/file-item';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import { timesheetView, type TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import { fullName } from '../../store/people/profiles/display-names';
import { answerDue, endOf, sortedBy } from './queue-days';
import { faceOf, type Known } from './queue-parts';

type Row<K extends EmployerQueueRow['kind']> = Extract<EmployerQueueRow, { kind: K }>;
const { queue } = limits;

export const interviewRows = (interviews: readonly QueueInterview[]): Row<'interview'>[] =>
  interviews
    .filter(({ isMine }) => isMine)
    .slice(0, queue.interviews)
    .map((interview) => ({ kind: 'interview', due: interview.startsAt, interview }));

export const newApplicants = (
  known: Known,
  applications: readonly ApplicationItem[],
  count: number,
): Row<'new_applicants'>[] => {
  const found = applications.filter(({ status }) => status === 'new');
  const oldest = found.at(-1) ?? applications.at(-1);
  if (count === 0 || !oldest) return [];
  const byJob = new Map<string, Row<'new_applicants'>['jobs'][number]>();
  for (const { jobId, jobTitle } of found)
    byJob.set(jobId, { jobId, title: jobTitle, count: (byJob.get(jobId)?.count ?? 0) + 1 });
  const people = new Map(found.map(({ candidate }) => [candidate.userId, fullName(candidate)]));
  // Counts by job are unknown if there are more than were read.
  const jobs = found.length < count ? [] : [...byJob.values()];
  return [
    {
      kind: 'new_applicants',
      due: oldest.answer ? endOf(oldest.answer.on) : answerDue(oldest.appliedAt),
      count,
      jobs: jobs.sort((a, b) => b.count - a.count).slice(0, queue.jobsNamed),
      faces: [...people].slice(0, queue.faces).map(([userId, name]) => faceOf(known, userId, name)),
    },
  ];
};

/** Returns the candidates' proposals that the team has to answer. */
export const otherTimes = (known: Known, interviews: readonly InterviewItem[]): Row<'another_time'>[] =>
  interviews
    .filter(
      ({ status, proposedBy, slots }) => status === 'proposed' && proposedBy === 'professional' && slots.length > 0,
    )
    .map(({ interviewId, professionalId, jobTitle, timeZone, slots }) => ({
      kind: 'another_time',
      due: slots.map(({ startsAt }) => startsAt).sort()[0]!,
      interviewId,
      professional: faceOf(known, professionalId),
      jobTitle,
      timeZone,
      slots,
    }));

export const expiringOffers = (known: Known, offers: readonly OfferItem[], today: string): Row<'offer_expiring'>[] => {
  const last = businessDayFrom(today, queue.offerBusinessDays);
  return offers
    .filter(({ status, expiresOn }) => status === 'open' && expiresOn >= today && expiresOn <= last)
    .map(({ offerId, applicationId, professional, jobTitle, terms: { payCents, rate, currency }, expiresOn }) => ({
      kind: 'offer_expiring',
      due: endOf(expiresOn),
      offerId,
      applicationId,
      professional: faceOf(known, professional.userId, professional.name),
      jobTitle,
      pay: { payCents, rate, currency },
      expiresOn,
    }));
};

export const submittedWeeks = (
  known: Known,
  sheets: readonly TimesheetItem[],
  isMore: boolean,
): Row<'weeks_submitted'>[] => {
  const oldestFirst = sortedBy(sheets.map(timesheetView), ({ weekStartsOn }) => weekStartsOn);
  const [first, last] = [oldestFirst[0], oldestFirst.at(-1)];
  if (!first || !last) return [];
  const { currency } = first;
  const cents = oldestFirst.reduce((sum, it) => sum + it.expectedCents, 0);
  const submitted = oldestFirst.map(({ submittedAt, weekStartsOn }) => submittedAt ?? endOf(weekStartsOn)).sort();
  return [
    {
      kind: 'weeks_submitted',
      due: answerDue(submitted[0]!),
      count: oldestFirst.length,
      isMore,
      total: oldestFirst.every((it) => it.currency === currency) ? { cents, currency } : null,
      firstWeek: first.weekStartsOn,
      lastWeek: last.weekStartsOn,
      weeks: oldestFirst
        .slice(0, queue.weeks)
        .map(({ placementId, weekStartsOn, professional, jobTitle, ...sheet }) => ({
          placementId,
          weekStartsOn,
          professional: faceOf(known, professional.userId, professional.name),
          jobTitle,
          minutes: sheet.totalMinutes,
          cents: sheet.expectedCents,
          currency: sheet.currency,
        })),
    },
  ];
};

export const closingJobs = (jobs: readonly JobItem[], today: string): Row<'job_closing'>[] => {
  const last = addDays(today, queue.closingDays);
  return jobs.flatMap(({ jobId, title, status, applicationDeadlineOn: closesOn, applicationCount }) =>
    status === 'active' && closesOn !== null && closesOn >= today && closesOn <= last
      ? [{ kind: 'job_closing' as const, due: endOf(closesOn), jobId, title, closesOn, applications: applicationCount }]
      : [],
  );
};

/** Returns the first date in the file: accepted by the employer, or noted by the daily wallet check. */
const firstDateIn = ({ items, reminded }: FileItem, from: string, until: string): string | null => {
  const dates = [
    ...items.map(({ validUntil }) => validUntil ?? ''),
    ...Object.values(reminded).map((it) => it.slice(0, 10)),
  ];
  return dates.filter((day) => day >= from && day <= until).sort()[0] ?? null;
};

/** Returns the files whose wallets are worth reading, most urgent first. */
export const filesToRead = (files: readonly FileItem[], today: string): FileItem[] => {
  const until = addDays(today, queue.lapsingDays);
  const dated = files.flatMap((file) => {
    const day = firstDateIn(file, today, until);
    return day === null ? [] : [{ file, day }];
  });
  return sortedBy(dated, ({ day }) => day)
    .slice(0, queue.wallets)
    .map(({ file }) => file);
};

export const runsOn = ({ terms: { startOn }, endOn }: PlacementItem, today: string): boolean =>
  startOn <= today && (endOn === null || endOn >= today);

/** Returns the first lapsing item of each placement, without health records. */
export const lapsing = (
  known: Known,
  placement: PlacementItem,
  items: readonly CurrentItem[],
  today: string,
): Row<'credential_lapsing'>[] => {
  const { placementId, professional, jobTitle, endOn } = placement;
  const until = addDays(today, queue.lapsingDays);
  const found = items
    .filter(({ code, state }) => code !== 'health' && state === 'expiring')
    .flatMap(({ code, subject, label, validUntil }) =>
      validUntil === null ? [] : [{ code, subject, label, validUntil }],
    )
    .filter(({ validUntil }) => validUntil <= until && (endOn === null || validUntil < endOn));
  const dated = sortedBy(found, ({ validUntil }) => validUntil);
  const [first] = dated;
  if (!first) return [];
  const { validUntil, ...item } = first;
  return [
    {
      kind: 'credential_lapsing',
      due: endOf(validUntil),
      placementId,
      professional: faceOf(known, professional.userId, professional.name),
      jobTitle,
      endOn,
      item,
      validUntil,
      others: dated.length - 1,
    },
  ];
};

/** Returns whether the row has enough days left to wait. */
export const canWait = (row: EmployerQueueRow, today: string): boolean => {
  if (row.kind === 'job_closing') return row.closesOn > addDays(today, queue.closingSoonDays);
  return row.kind === 'credential_lapsing' && row.validUntil > addDays(today, queue.lapsingSoonDays);
};
