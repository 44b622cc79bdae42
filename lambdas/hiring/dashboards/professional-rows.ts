import { addDays, mondayOfDay } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import type { ProfessionalQueueRow, QueueInterview } from '@shared/hiring/model/work-queue';
import type { Booking } from '@shared/work/model/booking';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import type { OwnCredential } from '../../store/people/profiles/ports';
import type { FileItem } from '../../store/people/compliance/file-item';
import type { InterviewItem } from '../../store/hiring/interviews/interview-item';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { JobInvitationItem } from '../../store/hiring/job-invitations/ports';
import type { OfferItem } from '../../store/hiring/offers/offer-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import { answerDue, endOf, lastDayOfWeek, sortedBy } from './queue-days';

type Row<K extends ProfessionalQueueRow['kind']> = Extract<ProfessionalQueueRow, { kind: K }>;
const { queue } = limits;

export const ownInterviewRows = (interviews: readonly QueueInterview[]): Row<'interview'>[] =>
  interviews.slice(0, queue.interviews).map((interview) => ({ kind: 'interview', due: interview.startsAt, interview }));

/** Returns the employer's proposals, without slots if any free time can be picked. */
export const timesToChoose = (
  interviews: readonly InterviewItem[],
  organizations: ReadonlyMap<string, string>,
): Row<'choose_time'>[] =>
  interviews
    .filter(({ status, proposedBy }) => status === 'proposed' && proposedBy === 'employer')
    .map(({ interviewId, organizationId, jobTitle, timeZone, slots, selfScheduling, updatedAt }) => ({
      kind: 'choose_time',
      due: slots.map(({ startsAt }) => startsAt).sort()[0] ?? selfScheduling?.until ?? updatedAt,
      interviewId,
      organizationId,
      organization: organizations.get(organizationId) ?? '',
      jobTitle,
      timeZone,
      slots,
    }));

export const openOffers = (offers: readonly OfferItem[], today: string): Row<'offer'>[] =>
  offers
    .filter(({ status, expiresOn }) => status === 'open' && expiresOn >= today)
    .map(({ offerId, applicationId, organizationId, organization, jobTitle, terms, expiresOn }) => ({
      kind: 'offer',
      due: endOf(expiresOn),
      offerId,
      applicationId,
      organizationId,
      organization,
      jobTitle,
      jobType: terms.jobType,
      pay: { payCents: terms.payCents, rate: terms.rate, currency: terms.currency },
      startOn: terms.startOn,
      endOn: terms.endOn,
      location: terms.location,
      expiresOn,
    }));

export const returnedWeeks = (sheets: readonly TimesheetItem[]): Row<'week_returned'>[] =>
  sheets.map(({ placementId, weekStartsOn, organizationId, organization, lines, submittedAt }) => {
    const [disputed] = lines.filter(({ dispute }) => dispute !== null);
    return {
      kind: 'week_returned',
      due: answerDue(submittedAt ?? endOf(lastDayOfWeek(weekStartsOn))),
      placementId,
      weekStartsOn,
      organizationId,
      organization,
      reason: disputed ? { day: disputed.day, text: disputed.dispute ?? '' } : null,
    };
  });

type Week = Pick<PlacementItem, 'placementId' | 'organizationId' | 'organization' | 'jobTitle'> & {
  weekStartsOn: string;
};

const toSubmit = ({
  placementId,
  organizationId,
  organization,
  jobTitle,
  weekStartsOn,
}: Week): Row<'week_to_submit'> => ({
  kind: 'week_to_submit',
  due: answerDue(endOf(lastDayOfWeek(weekStartsOn))),
  placementId,
  weekStartsOn,
  organizationId,
  organization,
  jobTitle,
});

/** Returns the Monday of the last complete week. */
export const lastWeekOf = (today: string): string => addDays(mondayOfDay(today), -7);

/** Returns placements worked last week whose hours can be entered. */
export const workedLastWeek = (
  placements: readonly PlacementItem[],
  files: readonly FileItem[],
  today: string,
): PlacementItem[] => {
  const monday = lastWeekOf(today);
  const held = new Set(
    files.flatMap(({ placementId, enforced, startConfirmedAt }) =>
      enforced && startConfirmedAt === null ? [placementId] : [],
    ),
  );
  return placements.filter(
    ({ placementId, kind, terms: { startOn }, endOn }) =>
      // Own staff don't enter hours.
      kind === undefined &&
      startOn <= lastDayOfWeek(monday) &&
      (endOn === null || endOn >= monday) &&
      !held.has(placementId),
  );
};

/**
 * Returns IDs of placements whose clocked shifts of the week were all submitted: nothing is left to enter, and a returned
 * shift has a row of its own.
 */
export const placementsWithSubmittedShifts = (bookings: readonly Booking[], monday: string): string[] => {
  const ofWeek = bookings.filter(({ terms: { day } }) => mondayOfDay(day) === monday);
  const placementsOf = (...statuses: BookingStatus[]) =>
    ofWeek.filter(({ status }) => statuses.includes(status)).map(({ placementId }) => placementId);
  const toSubmit = new Set(placementsOf('completed'));
  return placementsOf('submitted', 'returned').filter((placementId) => !toSubmit.has(placementId));
};

/** Returns drafts of past weeks, and last week if nothing was entered. */
export const weeksToSubmit = (
  drafts: readonly TimesheetItem[],
  untouched: readonly PlacementItem[],
  today: string,
): Row<'week_to_submit'>[] => {
  const over = drafts.filter(({ weekStartsOn }) => lastDayOfWeek(weekStartsOn) < today);
  const missing = untouched.map((placement) => ({ ...placement, weekStartsOn: lastWeekOf(today) }));
  return sortedBy([...over, ...missing].map(toSubmit), ({ weekStartsOn }) => weekStartsOn).slice(0, queue.weeks);
};

export const expiringCredentials = (
  credentials: readonly OwnCredential[],
  today: string,
): Row<'credential_expiring'>[] => {
  const until = addDays(today, queue.lapsingDays);
  return credentials
    .filter(({ expiresOn }) => expiresOn >= today && expiresOn <= until)
    .map(({ expiresOn, ...credential }) => ({
      kind: 'credential_expiring',
      due: endOf(expiresOn),
      credential,
      expiresOn,
    }));
};

type Invited = { invitation: JobInvitationItem; job: JobItem };

export const invitationRow = (
  open: readonly Invited[],
  organizations: ReadonlyMap<string, string>,
): Row<'invitations'>[] => {
  const [newest] = open;
  if (!newest) return [];
  const { jobId, title, organizationId } = newest.job;
  const organization = organizations.get(organizationId) ?? '';
  const due = answerDue(newest.invitation.invitedAt);
  return [{ kind: 'invitations', due, count: open.length, jobId, title, organizationId, organization }];
};
