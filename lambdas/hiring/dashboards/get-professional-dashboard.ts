import { isOpen } from '@shared/hiring/rules/application-status';
import { addMonths } from '@shared/core/rules/calendar-days';
import { dashboardCompletion } from '@shared/people/rules/profile/dashboard-completion';
import { offeredChecklistsOf } from '@shared/people/rules/skills-checklists';
import { limits } from '@shared/limits';
import type { Figure } from '@shared/hiring/model/employer-analytics';
import type { Activity, ProfessionalDashboard } from '@shared/hiring/model/professional-dashboard';
import { paths, pathTo } from '@shared/paths';
import type { Language } from '@shared/text/language';
import { addSeconds, utcDay } from '../../platform/clock';
import { answers } from '../../platform/text/answers';
import { readIn, type Read } from '../../platform/text/read-text';
import type { SignedInCaller } from '../../platform/http/caller';
import type { ProfessionalDeps } from './ports';
import type { StoredChecklist } from '../../store/people/checklists/checklist-item';
import type { OwnApplication, OwnNotification, OwnPlacement, OwnProfileFacts } from '../../store/people/profiles/ports';

const daySeconds = 24 * 3600;

const share = (part: number, of: number): Figure => ({
  value: of < limits.samplesForFigure ? null : Math.round((100 * part) / of),
  samples: of,
});

/** Counts only placements with an agreed end. */
const completion = (placements: readonly OwnPlacement[], today: string): Figure => {
  const over = placements.filter(({ agreedEndOn, endOn }) => agreedEndOn !== null && endOn !== null && endOn < today);
  return share(over.filter(({ endOn, agreedEndOn }) => endOn! >= agreedEndOn!).length, over.length);
};

/** Returns when the checklist of the main profession and unit was signed. */
export const mainSignedOn = (profile: OwnProfileFacts, checklists: readonly StoredChecklist[]): string | null => {
  const [main] = offeredChecklistsOf(profile);
  return checklists.find(({ checklist }) => checklist === main)?.signed?.signedOn ?? null;
};

const applied = (
  { applicationId, jobTitle, organization, appliedAt }: OwnApplication,
  language: Language,
): Activity => ({
  type: 'application',
  title: answers.in(language)('activity.applied', { jobTitle }),
  content: organization,
  at: appliedAt,
  actionUrl: pathTo(paths.application, { applicationId }),
});

const activityOf: Partial<Record<OwnNotification['type'], Activity['type']>> = {
  application: 'application',
  job: 'job_match',
  timesheet: 'timesheet',
  review: 'review',
};

const toActivity = ({ type, title, content, createdAt, actionUrl }: Read<OwnNotification>): Activity => ({
  type: activityOf[type] ?? 'news',
  title,
  content,
  at: createdAt,
  actionUrl,
});

/** Dates past views to the end of their day, and today's to now. */
const viewed = ([day, views]: [string, number], now: string, language: Language): Activity => ({
  type: 'profile_view',
  title: answers.in(language)('activity.viewed', { views }),
  content: '',
  at: [`${day}T23:59:59.999Z`, now].sort()[0]!,
  actionUrl: '',
});

export const getProfessionalDashboard = async (
  { records, views, responses, checklists, references, referrals, clock }: ProfessionalDeps,
  { userId, viewedBy }: Pick<SignedInCaller, 'userId' | 'viewedBy'>,
  language: Language,
): Promise<ProfessionalDashboard> => {
  const now = clock.now();
  const at = now.toISOString();
  const [
    applications,
    placements,
    notifications,
    profile,
    unreadMessages,
    upcoming,
    viewDays,
    responded,
    items,
    signed,
    referencesAnswered,
    referralLink,
  ] = await Promise.all([
    records.applications(userId),
    records.placements(userId),
    // Notifications quote conversations and payments.
    viewedBy ? [] : records.notifications(userId),
    records.profile(userId),
    viewedBy ? null : records.unreadMessages(userId),
    records.upcoming(userId, {
      after: at,
      before: addSeconds(now, limits.upcomingDays * daySeconds).toISOString(),
    }),
    views.since(userId, utcDay(addSeconds(now, -limits.profileViewDays * daySeconds))),
    responses.of(userId),
    records.portfolioItems(userId),
    checklists.list(userId),
    references.answeredSince(userId, addMonths(utcDay(now), -limits.referenceMonths)),
    referrals.get(userId),
  ]);
  const { rating, photo, resume } = profile;
  const activity = [
    ...applications.slice(0, limits.activityEntries).map((it) => applied(it, language)),
    ...(await readIn(language, notifications)).map(toActivity),
    ...[...viewDays.days].map((day) => viewed(day, at, language)),
  ];
  return {
    counts: {
      applications: applications.length,
      openApplications: applications.filter(({ status }) => isOpen(status)).length,
      upcoming,
      unreadMessages,
    },
    earned: dashboardCompletion({
      hasPhoto: photo,
      hasResume: resume,
      hasPortfolio: items > 0,
      checklistSignedOn: mainSignedOn(profile, signed),
      referencesAnswered,
      today: utcDay(now),
    }),
    profileViews: viewDays.total,
    referrals: referralLink?.joined ?? 0,
    rating,
    responseRate: share(responded.answered, responded.asked),
    jobCompletion: completion(placements, utcDay(now)),
    activity: activity.sort((a, b) => Number(b.at > a.at) - Number(b.at < a.at)).slice(0, limits.activityEntries),
  };
};
