import type { JobDocument, PublicJobSearch } from '@lambdas/search-index/port';
import { areasOf, certificationsOf } from '@lambdas/search-index/job-terms';
import { hiringKindOf } from '@shared/hiring/rules/hiring-kind';
import { placeName, placeOf } from '@shared/core/rules/places/place-of';
import { yearlyCents } from '@shared/hiring/rules/pay/pay';
import type { JobFilters } from '@shared/find/model/job-search';
import { postedWithinDays } from '@shared/core/model/vocabulary';

const day = 24 * 3600 * 1000;
type Check = (document: JobDocument) => boolean;

const checks = ({
  filters,
  now,
}: Pick<PublicJobSearch, 'filters' | 'now'>): Partial<Record<keyof JobFilters, Check>> => {
  const { jobType, specialty, location, remote, urgent, verified, payMin, payUnit = 'year', postedWithin } = filters;
  const { profession, unit, area, hiring, shift, pattern, certification, state, city, weeks, hours, asap } = filters;
  return {
    ...(jobType && { jobType: (it) => jobType.includes(it.jobType) }),
    ...(specialty && { specialty: (it) => it.specialty !== null && specialty.includes(it.specialty) }),
    ...(profession && { profession: (it) => profession.some((code) => it.professions.includes(code)) }),
    ...(unit && { unit: (it) => it.unit !== null && unit.includes(it.unit) }),
    ...(area && { area: (it) => areasOf(it).some((code) => area.includes(code)) }),
    ...(hiring && { hiring: (it) => hiring.includes(hiringKindOf(it)) }),
    ...(shift && { shift: (it) => it.shift !== null && shift.includes(it.shift) }),
    ...(pattern && { pattern: (it) => it.pattern !== null && pattern.includes(it.pattern) }),
    ...(certification && { certification: (it) => certificationsOf(it).some((code) => certification.includes(code)) }),
    ...(state && { state: (it) => state.includes(placeOf(it.location)?.state as (typeof state)[number]) }),
    ...(city && { city: (it) => placeName(it.location) === city }),
    ...(weeks && { weeks: (it) => it.contractWeeks === weeks }),
    ...(hours && { hours: (it) => it.hoursPerShift === hours }),
    ...(asap && { asap: (it) => it.startAsap }),
    ...(location && { location: (it) => placeName(it.location) === placeName(location) }),
    ...(remote && { remote: (it) => it.remote }),
    ...(urgent && { urgent: (it) => it.urgentHiring }),
    ...(verified && { verified: (it) => it.verified !== null }),
    ...(payMin && {
      payMin: (it) =>
        it.currency === 'USD' && it.payYearlyCents !== null && it.payYearlyCents >= yearlyCents(payMin * 100, payUnit),
    }),
    ...(postedWithin && { postedWithin: (it) => isWithin(it, postedWithin, now) }),
  };
};

const isWithin = ({ publishedAt }: JobDocument, days: number, now: Date): boolean =>
  publishedAt !== null && Date.parse(publishedAt) >= now.getTime() - days * day;

const passing = (documents: readonly JobDocument[], asked: ReturnType<typeof checks>, without?: keyof JobFilters) =>
  documents.filter((document) => Object.entries(asked).every(([name, check]) => name === without || check(document)));

const mostFrequent = <T extends string>(values: readonly T[]): { value: T; count: number }[] =>
  [...new Set(values)]
    .map((value) => ({ value, count: values.filter((it) => it === value).length }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));

/** Reference implementation, one job at a time. */
export const expectedOf = (documents: readonly JobDocument[], query: Pick<PublicJobSearch, 'filters' | 'now'>) => {
  const active = documents.filter(({ status }) => status === 'active');
  const asked = checks(query);
  const leaves = (without: keyof JobFilters) => passing(active, asked, without);
  return {
    jobIds: passing(active, asked).map(({ jobId }) => jobId),
    facets: {
      profession: mostFrequent(leaves('profession').flatMap(({ professions }) => professions)),
      unit: mostFrequent(leaves('unit').flatMap(({ unit }) => unit ?? [])),
      hiring: mostFrequent(leaves('hiring').map(hiringKindOf)),
      shift: mostFrequent(leaves('shift').flatMap(({ shift }) => shift ?? [])),
      jobType: mostFrequent(leaves('jobType').map(({ jobType }) => jobType)),
      specialty: mostFrequent(leaves('specialty').flatMap(({ specialty }) => specialty ?? [])),
      location: mostFrequent(leaves('location').flatMap(({ location }) => placeName(location) || [])),
      remote: leaves('remote').filter(({ remote }) => remote).length,
      urgent: leaves('urgent').filter(({ urgentHiring }) => urgentHiring).length,
      verified: leaves('verified').filter((it) => it.verified !== null).length,
      postedWithin: postedWithinDays.map((value) => ({
        value,
        count: leaves('postedWithin').filter((it) => isWithin(it, value, query.now)).length,
      })),
    },
  };
};
