import { addDays, daysBetween } from '@shared/core/rules/calendar-days';
import {
  daysInStage,
  fillSpread,
  funnelStages,
  hasReached,
  medianOf,
  waitsLongerThan,
} from '@shared/hiring/rules/hiring-cohort';
import { openStages } from '@shared/core/model/vocabulary';
import { instantAt, wallClock } from '@shared/messages/rules/schedule-times';
import { limits } from '@shared/limits';
import type { Analytics, AnalyticsQuery, CohortRow } from '@shared/hiring/model/analytics';
import type { Figure } from '@shared/hiring/model/employer-analytics';
import type { Currency } from '@shared/core/model/enumerations';
import { applicationSources } from '@shared/hiring/model/hiring-vocabulary';
import type { CohortApplication } from '../../store/hiring/applications/cohorts';
import type { CountedJob } from '../../store/hiring/jobs/counted-jobs';
import { averageIfEnough } from '../../store/hiring/jobs/sampled-average';
import { personName } from '../../store/organizations/organizations/member-names';
import type { FigureDeps } from './ports';

type Span = { from: string; to: string };

/** Instants of a half-open interval. */
type Bounds = { start: string; end: string };

const dayMs = 86_400_000;

const boundsOf = ({ from, to }: Span, timeZone: string): Bounds => {
  const midnight = (day: string): string => new Date(instantAt(wallClock(day, '00:00'), timeZone)).toISOString();
  return { start: midnight(from), end: midnight(addDays(to, 1)) };
};

const spanBefore = ({ from, to }: Span): Span => ({
  from: addDays(from, -(daysBetween(from, to) + 1)),
  to: addDays(from, -1),
});

/** Splits rows into the current and the previous period. */
const split = <T>(rows: readonly T[], at: (row: T) => string, boundary: string): { now: T[]; before: T[] } => ({
  now: rows.filter((row) => at(row) >= boundary),
  before: rows.filter((row) => at(row) < boundary),
});

const tenth = (value: number): number => Math.round(value * 10) / 10;

const share = (part: number, whole: number): Figure => averageIfEnough(100 * part, whole);

const medianIfEnough = (values: readonly number[]): Figure => ({
  value: values.length < limits.samplesForFigure ? null : tenth(medianOf(values)),
  samples: values.length,
});

const hired = (applications: readonly CohortApplication[]): number =>
  applications.filter((it) => hasReached(it, 'hired')).length;

const jobsOf = (applications: readonly CohortApplication[]): number =>
  new Set(applications.map(({ jobId }) => jobId)).size;

const rowOf = (applications: readonly CohortApplication[]): CohortRow => {
  const hires = hired(applications);
  return {
    jobs: jobsOf(applications),
    applications: applications.length,
    interviewed: applications.filter((it) => hasReached(it, 'interview_scheduled')).length,
    hires,
    hireRate: share(hires, applications.length),
  };
};

/** Groups applications into table rows, most applications first. */
const grouped = <K>(applications: readonly CohortApplication[], keyOf: (it: CohortApplication) => K) =>
  [...Map.groupBy(applications, keyOf)]
    .map(([key, group]) => ({ key, group, row: rowOf(group) }))
    .sort((one, other) => other.row.applications - one.row.applications);

const daysToFill = (job: CountedJob | undefined, at: string): number | null =>
  job?.publishedAt ? Math.max(0, Math.round((Date.parse(at) - Date.parse(job.publishedAt)) / dayMs)) : null;

const averageOf = (values: readonly number[]): Figure =>
  averageIfEnough(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

const isNumber = (value: number | null): value is number => value !== null;

const read = async (deps: FigureDeps, organizationId: string, query: AnalyticsQuery) => {
  const { from, to, timeZone } = query;
  const period = { from, to };
  const before = spanBefore(period);
  const bounds = boundsOf(period, timeZone);
  const { start } = boundsOf(before, timeZone);
  const limit = limits.analyticsRows;
  const times = { since: start, until: new Date(Date.parse(bounds.end) - 1).toISOString(), limit };
  const [received, made, hires, weeks, goals] = await Promise.all([
    deps.cohorts.received(organizationId, times),
    deps.offers.made(organizationId, times),
    deps.hires.made(organizationId, times),
    deps.weeks.started(organizationId, { since: before.from, until: to, limit }),
    deps.goals.get(organizationId),
  ]);
  const jobIds = new Set([...received, ...made, ...hires, ...weeks].map(({ jobId }) => jobId));
  const jobs = await deps.jobs.find([...jobIds]);
  const partial = [received, made, hires, weeks].some(({ length }) => length >= limit);
  return { period, before, bounds, received, made, hires, weeks, goals, jobs, partial };
};

type Read = Awaited<ReturnType<typeof read>>;

const jobFilter = ({ jobId, specialty, project, memberId }: AnalyticsQuery, jobs: Read['jobs']) => {
  const asks = specialty !== undefined || project !== undefined || memberId !== undefined;
  return (row: { jobId: string }): boolean => {
    if (jobId !== undefined && row.jobId !== jobId) return false;
    const job = jobs.get(row.jobId);
    if (!job) return !asks;
    return (
      (specialty === undefined || job.specialty === specialty) &&
      (project === undefined || job.project === project) &&
      (memberId === undefined || job.memberId === memberId)
    );
  };
};

const stagesOf = (applications: readonly CohortApplication[]): Analytics['funnel'] => {
  const counts = funnelStages.map((stage) => applications.filter((it) => hasReached(it, stage)).length);
  return funnelStages.map((stage, index) => ({
    stage,
    reached: counts[index]!,
    waiting: stage === 'hired' ? 0 : applications.filter(({ status }) => status === stage).length,
    share: index === 0 ? null : share(counts[index]!, counts[index - 1]!),
  }));
};

const fillOf = (
  { hires, jobs, goals, bounds }: Read,
  keeps: (row: { jobId: string }) => boolean,
): Analytics['fill'] => {
  const daysOf = (rows: Read['hires']): number[] =>
    rows.map(({ jobId, createdAt }) => daysToFill(jobs.get(jobId), createdAt)).filter(isNumber);
  const { now, before } = split(hires.filter(keeps), ({ createdAt }) => createdAt, bounds.start);
  const days = daysOf(now);
  return {
    average: { now: averageOf(days), before: averageOf(daysOf(before)) },
    goal: goals.fillDays,
    spread: fillSpread(days),
  };
};

const offersOf = ({ made, bounds }: Read, keeps: (row: { jobId: string }) => boolean): Analytics['offers'] => {
  const decided = made.filter(({ status }) => status === 'accepted' || status === 'declined').filter(keeps);
  const { now, before } = split(decided, ({ offeredAt }) => offeredAt, bounds.start);
  const accepted = (rows: Read['made']): number => rows.filter(({ status }) => status === 'accepted').length;
  return {
    acceptance: { now: share(accepted(now), now.length), before: share(accepted(before), before.length) },
    accepted: { now: accepted(now), before: accepted(before) },
  };
};

const spendOf = ({ weeks, period }: Read, keeps: (row: { jobId: string }) => boolean): Analytics['spend'] => {
  const sum = (rows: Read['weeks'], of: 'cents' | 'minutes'): number => rows.reduce((total, row) => total + row[of], 0);
  return [...Map.groupBy(weeks.filter(keeps), ({ currency }): Currency => currency)]
    .map(([currency, rows]) => {
      const { now, before } = split(rows, ({ weekStartsOn }) => weekStartsOn, period.from);
      return {
        currency,
        cents: sum(now, 'cents'),
        beforeCents: sum(before, 'cents'),
        minutes: sum(now, 'minutes'),
        weeks: now.length,
      };
    })
    .sort((one, other) => other.cents - one.cents);
};

/** Returns the filter choices for the period's applications. */
const choicesOf = (
  received: Read['received'],
  { jobs }: Read,
  names: Awaited<ReturnType<FigureDeps['people']['find']>>,
) => {
  const known = [...new Set(received.map(({ jobId }) => jobId))]
    .map((jobId) => jobs.get(jobId))
    .filter((job) => job !== undefined);
  const byText = (one: string, other: string): number => one.localeCompare(other, 'en');
  return {
    jobs: known.map(({ jobId, title }) => ({ jobId, title })).sort((one, other) => byText(one.title, other.title)),
    specialties: [...new Set(known.map(({ specialty }) => specialty))].filter((it) => it !== null).sort(byText),
    projects: [...new Set(known.map(({ project }) => project))].filter(Boolean).sort(byText),
    members: [...new Set(known.map(({ memberId }) => memberId))].map((user_id) => ({
      user_id,
      ...personName(names, user_id),
    })),
  };
};

/**
 * Counts applications, and everything that became of them, on the day they were received. Offers,
 * hires, and spend count on their own day.
 */
export const getAnalytics = async (
  deps: FigureDeps,
  organizationId: string,
  query: AnalyticsQuery,
): Promise<Analytics> => {
  const all = await read(deps, organizationId, query);
  const { jobs, goals, bounds, period, before, partial } = all;
  const keeps = jobFilter(query, jobs);
  const isFrom = ({ source }: CohortApplication): boolean => query.source === undefined || source === query.source;
  const whole = split(all.received, ({ appliedAt }) => appliedAt, bounds.start);
  const [cohort, earlier] = [whole.now, whole.before].map((rows) => rows.filter((it) => keeps(it) && isFrom(it))) as [
    CohortApplication[],
    CohortApplication[],
  ];
  const names = await deps.people.find([...jobs.values()].map(({ memberId }) => memberId));
  const bySource = Map.groupBy(cohort, ({ source }) => source);
  const now = deps.clock.now();
  const memberOf = ({ jobId }: { jobId: string }): string | undefined => jobs.get(jobId)?.memberId;
  const fills = all.hires.filter(({ createdAt }) => createdAt >= bounds.start).filter(keeps);
  const [hires, hiresBefore] = [hired(cohort), hired(earlier)];
  const [applied, appliedBefore] = [jobsOf(cohort), jobsOf(earlier)];
  return {
    period,
    before,
    partial,
    applications: { now: cohort.length, before: earlier.length },
    hires: { now: hires, before: hiresBefore },
    hireRate: { now: share(hires, cohort.length), before: share(hiresBefore, earlier.length) },
    jobsApplied: { now: applied, before: appliedBefore },
    funnel: stagesOf(cohort),
    ended: {
      rejected: cohort.filter(({ status }) => status === 'rejected').length,
      withdrawn: cohort.filter(({ status }) => status === 'withdrawn').length,
    },
    stageDays: openStages.map((stage) => ({
      stage,
      median: medianIfEnough(cohort.map((it) => daysInStage(it, stage)).filter(isNumber)),
      goal: goals.stageDays[stage] ?? null,
    })),
    longWaits: cohort.filter((it) => waitsLongerThan(it, limits.longWaitDays, now)).length,
    fill: query.source === undefined ? fillOf(all, keeps) : null,
    offers: query.source === undefined ? offersOf(all, keeps) : null,
    spend: query.source === undefined ? spendOf(all, keeps) : null,
    sources: applicationSources
      .map((source) => ({ source, ...rowOf(bySource.get(source) ?? []) }))
      .filter(({ applications }) => applications > 0)
      .sort((one, other) => other.applications - one.applications),
    specialties: grouped(cohort, ({ jobId }) => jobs.get(jobId)?.specialty ?? null).map(({ key, row }) => ({
      specialty: key,
      ...row,
    })),
    projects: grouped(cohort, ({ jobId }) => jobs.get(jobId)?.project ?? '')
      .filter(({ key }) => key !== '')
      .map(({ key, row }) => ({ project: key, ...row })),
    team: grouped(cohort, memberOf).flatMap(({ key, row }) => {
      if (key === undefined) return [];
      const days = fills
        .filter((it) => memberOf(it) === key)
        .map(({ jobId, createdAt }) => daysToFill(jobs.get(jobId), createdAt));
      return [{ user_id: key, ...personName(names, key), ...row, daysToFill: averageOf(days.filter(isNumber)) }];
    }),
    choices: choicesOf(whole.now, all, names),
  };
};
