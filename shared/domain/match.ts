import type { JobDraft } from '../model/job';
import type { JobMatch } from '../model/match';
import type { Availability, StoredProfile } from '../model/professional';
import { experienceBandYears, type specialties } from '../model/vocabulary';
import { fit, type Fit } from './match-fit';
import { licenseFit, type MatchedLicense } from './match-license';
import { availabilityFit, workTypeFit } from './match-work';
import { hourlyCents, payYearlyCents } from './pay';
import { usStateOf } from './state-of';

/** Job-related data only: never age, gender, name or photo. */
export type MatchedJob = Pick<
  JobDraft,
  | 'specialty'
  | 'experience'
  | 'location'
  | 'remote'
  | 'jobType'
  | 'expectedHoursType'
  | 'expectedHoursMin'
  | 'expectedHoursFixed'
  | 'payBy'
  | 'rate'
  | 'currency'
  | 'salaryMinCents'
  | 'salaryMaxCents'
>;
export type MatchedProfile = Pick<
  StoredProfile,
  'specialty' | 'experience' | 'location' | 'hourlyRateMinCents' | 'hourlyRateMaxCents' | 'currency'
> & {
  licenses: readonly MatchedLicense[];
  availability: Pick<Availability, 'status' | 'schedule' | 'hoursPerWeek'>;
};

type Factor = JobMatch['factors'][number];

/** Incremented when the rules change; stored with each score. */
export const matchRules = 2;

const weights = {
  specialty: 30,
  license_state: 20,
  experience: 15,
  pay: 10,
  place: 10,
  availability: 8,
  work_type: 7,
} as const satisfies Record<Factor['factor'], number>;
const factorNames = Object.keys(weights) as Factor['factor'][];
type Specialty = (typeof specialties)[number];

/** Overlapping fields: a specialty counts half for others in its group. */
const related: readonly (readonly Specialty[])[] = [
  ['Family Medicine', 'General Practice', 'Internal Medicine', 'Primary Care', 'Urgent Care'],
  ['Critical Care', 'Emergency Medicine', 'Urgent Care'],
  ['Anesthesiology', 'Critical Care'],
  ['Cardiology', 'Internal Medicine'],
  ['Plastic Surgery', 'Surgery'],
  ['Orthopedics', 'Physical Medicine'],
  ['Otolaryngology', 'Surgery'],
  ['Neurology', 'Psychiatry'],
];

export const specialtiesNear = (specialty: Specialty): Specialty[] => [
  ...new Set([specialty, ...related.filter((group) => group.includes(specialty)).flat()]),
];

const specialtyFit = (specialty: Specialty | null, ownSpecialty: Specialty | null): Fit => {
  if (specialty === null) return null;
  if (ownSpecialty === null) return fit(0, { code: 'specialty_not_given', args: { specialty } });
  if (specialty === ownSpecialty) return fit(1, { code: 'specialty_same', args: { specialty } });
  const overlaps = related.some((group) => group.includes(specialty) && group.includes(ownSpecialty));
  return overlaps
    ? fit(0.5, { code: 'specialty_related', args: { specialty, ownSpecialty } })
    : fit(0, { code: 'specialty_different', args: { specialty, ownSpecialty } });
};

/** More experience than required never lowers the score. */
const experienceFit = (experience: MatchedJob['experience'], years: number | null): Fit => {
  if (experience === null) return null;
  const { min } = experienceBandYears[experience];
  if (min === 0) return fit(1, { code: 'experience_not_required', args: {} });
  if (years === null) return fit(0, { code: 'experience_not_given', args: { experience } });
  if (years >= min) return fit(1, { code: 'experience_enough', args: { years, experience } });
  return fit(years / min, { code: 'experience_less', args: { years, experience } });
};

type Place = { city: string; state: string };

/** Treats "Chicago, IL", "Chicago, Illinois" and "Chicago IL" as equal. */
const placeOf = (location: string): Place | null => {
  const parts = location
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [first, second] = parts;
  if (!first) return null;
  if (second) return { city: first, state: usStateOf(`${first}, ${second}`)?.toLowerCase() ?? second };
  const state = usStateOf(first)?.toLowerCase() ?? '';
  return { city: state ? first.slice(0, -state.length).trim() || first : first, state };
};

const placeFit = ({ location, remote }: Pick<MatchedJob, 'location' | 'remote'>, ownLocation: string): Fit => {
  if (remote) return fit(1, { code: 'remote', args: {} });
  const [wanted, has] = [placeOf(location), placeOf(ownLocation)];
  if (!wanted || !has) return null;
  if (wanted.city === has.city && (wanted.state === has.state || !wanted.state || !has.state)) {
    return fit(1, { code: 'place_same', args: { location } });
  }
  if (wanted.state && wanted.state === has.state) return fit(0.6, { code: 'place_same_state', args: { location } });
  return fit(0, { code: 'place_different', args: { location, ownLocation } });
};

const wholeMoney = (cents: number, currency: MatchedJob['currency']) => ({
  cents: Math.round(cents / 100) * 100,
  currency,
});

/** Below this share of the expected rate, pay earns no points. */
const lowestPay = 0.7;

const payFit = (job: MatchedJob, profile: MatchedProfile): Fit => {
  const yearly = payYearlyCents(job);
  const expected = profile.hourlyRateMinCents ?? profile.hourlyRateMaxCents;
  if (yearly === null || expected === null || expected === 0 || job.currency !== profile.currency) return null;
  const offered = hourlyCents(yearly);
  const args = { pay: wholeMoney(offered, job.currency), expectedPay: wholeMoney(expected, job.currency) };
  const share = offered / expected;
  if (share >= 1) return fit(1, { code: 'pay_meets', args });
  return fit(Math.max(0, (share - lowestPay) / (1 - lowestPay)), { code: 'pay_below', args });
};

/** 0 to 100 on `today` (a calendar day). Unspecified factors are left out and the rest is scaled to 100. */
export const matchJob = (job: MatchedJob, profile: MatchedProfile, today: string): JobMatch => {
  const fits: Record<Factor['factor'], Fit> = {
    specialty: specialtyFit(job.specialty, profile.specialty),
    license_state: licenseFit(job, profile.licenses, today),
    experience: experienceFit(job.experience, profile.experience),
    pay: payFit(job, profile),
    place: placeFit(job, profile.location),
    availability: availabilityFit(job, profile.availability),
    work_type: workTypeFit(job, profile.availability.schedule),
  };
  const said = factorNames.flatMap((name) => {
    const found = fits[name];
    return found ? [{ name, ...found }] : [];
  });
  const factors = said.map(({ name, share, reason }) => ({
    factor: name,
    points: Math.round(weights[name] * share),
    of: weights[name],
    reason,
  }));
  const [points, of] = [factors.reduce((sum, it) => sum + it.points, 0), factors.reduce((sum, it) => sum + it.of, 0)];
  return {
    score: of === 0 ? 0 : Math.round((100 * points) / of),
    rules: matchRules,
    factors,
    blockers: said.flatMap(({ blocker }) => (blocker ? [blocker] : [])),
  };
};
