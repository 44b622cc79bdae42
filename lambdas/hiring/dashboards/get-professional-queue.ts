import { addDays, addMonths } from '@shared/core/rules/calendar-days';
import { isChecklistCurrent } from '@shared/people/rules/checklist-dates';
import { acceptsApplications } from '@shared/hiring/rules/jobs/job-status';
import { isInPool } from '@shared/work/rules/placement-days';
import { offeredChecklistsOf } from '@shared/people/rules/skills-checklists';
import { limits } from '@shared/limits';
import { checklistPoints } from '@shared/hiring/model/hiring-vocabulary';
import type { ProfessionalQueue, ProfessionalQueueRow } from '@shared/hiring/model/work-queue';
import { utcDay } from '../../platform/clock';
import type { SignedInCaller } from '../../platform/http/caller';
import { takingPart } from '../../store/hiring/interviews/interview-item';
import type { FileItem } from '../../store/people/compliance/file-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { OwnProfileFacts } from '../../store/people/profiles/ports';
import { documentRows } from './document-rows';
import { mainSignedOn } from './get-professional-dashboard';
import type { ProfessionalQueueDeps } from './ports';
import {
  expiringCredentials,
  invitationRow,
  lastWeekOf,
  openOffers,
  ownInterviewRows,
  placementsWithSubmittedShifts,
  returnedWeeks,
  timesToChoose,
  weeksToSubmit,
  workedLastWeek,
} from './professional-rows';
import { dayIn, someday, sortedBy } from './queue-days';
import { interviewsOn, interviewView, unreadRow } from './queue-parts';

type Query = { caller: Pick<SignedInCaller, 'userId' | 'viewedBy'>; timeZone: string };

type OfPlacements = { userId: string; placements: readonly PlacementItem[]; today: string };

const untouchedOf = async (
  { timesheets, bookings }: ProfessionalQueueDeps,
  { userId, placements, today }: OfPlacements,
  files: readonly FileItem[],
): Promise<PlacementItem[]> => {
  const worked = workedLastWeek(placements, files, today);
  if (worked.length === 0) return [];
  const monday = lastWeekOf(today);
  const [entered, booked] = await Promise.all([
    timesheets.weeks(
      worked.map(({ placementId }) => placementId),
      monday,
    ),
    // A week of the workplace may begin on another day in UTC.
    bookings.ownBookings(userId, { from: addDays(monday, -1), until: addDays(monday, 8) }),
  ]);
  const known = new Set([
    ...entered.map(({ placementId }) => placementId),
    ...placementsWithSubmittedShifts(booked, monday),
  ]);
  return worked.filter(({ placementId }) => !known.has(placementId));
};

/** What placements ask of the person: hours of last week, and documents. */
const ofPlacements = async (deps: ProfessionalQueueDeps, { userId, placements, today }: OfPlacements) => {
  if (placements.length === 0) return { untouched: [], documents: [] };
  const files = await deps.files.ofPlacements(placements.map(({ placementId }) => placementId));
  const [untouched, documents] = await Promise.all([
    untouchedOf(deps, { userId, placements, today }, files),
    documentRows(deps, { userId, placements, files, today }),
  ]);
  return { untouched, documents };
};

const openInvitations = async (
  { invitations, postings, applicants }: ProfessionalQueueDeps,
  userId: string,
  today: string,
) => {
  const { items } = await invitations.ofProfessional(userId);
  const waiting = items.filter(({ declinedAt }) => declinedAt === null).slice(0, limits.queue.invitations);
  if (waiting.length === 0) return [];
  const jobIds = waiting.map(({ jobId }) => jobId);
  const [jobs, applied] = await Promise.all([postings.find(jobIds), applicants.appliedTo(userId, jobIds)]);
  const open = new Map(jobs.filter((job) => acceptsApplications(job, today)).map((job) => [job.jobId, job]));
  return waiting.flatMap((invitation) => {
    const job = open.get(invitation.jobId);
    return job && !applied.has(invitation.jobId) ? [{ invitation, job }] : [];
  });
};

/** Offers the remaining profile points once the profile has a profession. */
const profileRows = async (
  { checklists, references }: ProfessionalQueueDeps,
  { userId, profile, now }: { userId: string; profile: OwnProfileFacts; now: Date },
): Promise<ProfessionalQueueRow[]> => {
  if (profile.profession === null) return [];
  const today = utcDay(now);
  const [signed, answered, { open }] = await Promise.all([
    checklists.list(userId),
    references.answeredSince(userId, addMonths(today, -limits.referenceMonths)),
    references.open(userId),
  ]);
  const awaited = Object.values(open).filter(({ expiresAt }) => expiresAt > now.toISOString()).length;
  const missing = limits.countedReferences - answered - awaited;
  const [checklist] = offeredChecklistsOf(profile);
  const signedOn = mainSignedOn(profile, signed);
  const isSigned = signedOn !== null && isChecklistCurrent(signedOn, today);
  const points = (checklistPoints.references * missing) / limits.countedReferences;
  return [
    ...(checklist && !isSigned
      ? [{ kind: 'checklist' as const, due: someday, checklist, points: checklistPoints.skills }]
      : []),
    ...(missing > 0 ? [{ kind: 'references' as const, due: someday, missing, points }] : []),
  ];
};

export const getProfessionalQueue = async (
  deps: ProfessionalQueueDeps,
  { caller, timeZone }: Query,
): Promise<ProfessionalQueue> => {
  const { userId } = caller;
  const now = deps.clock.now();
  const at = now.toISOString();
  const today = dayIn(at, timeZone);
  const [upcoming, offers, returned, drafts, placements, profile, invited, unread] = await Promise.all([
    deps.interviews.ofProfessional(userId, { when: 'upcoming', now: at }),
    deps.offers.listOfProfessional(userId),
    deps.timesheets.listOfProfessional(userId, 'disputed'),
    deps.timesheets.listOfProfessional(userId, 'draft'),
    deps.placements.listOfProfessional(userId),
    deps.records.profile(userId),
    openInvitations(deps, userId, today),
    unreadRow(deps, { caller, organizationId: null }),
  ]);
  const [people, organizations, { untouched, documents }, ofProfile] = await Promise.all([
    deps.people.find(upcoming.items.flatMap(takingPart)),
    deps.organizations.names([
      ...upcoming.items.map(({ organizationId }) => organizationId),
      ...invited.map(({ job }) => job.organizationId),
    ]),
    ofPlacements(deps, { userId, placements: placements.items, today }),
    profileRows(deps, { userId, profile, now }),
  ]);
  const known = { people, organizations, photos: new Map<string, string | null>() };
  const interviews = interviewsOn(upcoming.items, today, timeZone).map((it) => interviewView(known, it, userId));
  const toAnswer = openOffers(offers.items, today);
  const weeks = returnedWeeks(returned.items);
  const rows = [
    ...ownInterviewRows(interviews),
    ...timesToChoose(upcoming.items, organizations),
    ...toAnswer,
    ...weeks,
    ...weeksToSubmit(drafts.items, untouched, today),
    ...documents,
    ...expiringCredentials(profile.credentials, today),
    ...invitationRow(invited, organizations),
    ...unread,
    ...ofProfile,
  ];
  return {
    rows: sortedBy(rows, ({ due }) => due),
    counts: { offers: toAnswer.length, returnedWeeks: weeks.length, interviews: interviews.length },
    inPool: placements.items.some((placement) => isInPool(placement, today)),
  };
};
