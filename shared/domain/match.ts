import type { JobDraft } from '../model/job';
import type { JobMatch } from '../model/match';
import type { StoredProfessionalProfile } from '../model/professional';
import { experienceBandLabels, experienceBandYears, type specialties } from '../model/vocabulary';
import { hourlyCents, payYearlyCents } from './pay';

/** Only what has to do with the work: no age, gender, name or picture ever comes in here. */
export type MatchedJob = Pick<
  JobDraft,
  | 'specialty'
  | 'experience'
  | 'location'
  | 'remote'
  | 'payBy'
  | 'rate'
  | 'currency'
  | 'salaryMinCents'
  | 'salaryMaxCents'
>;
export type MatchedProfile = Pick<
  StoredProfessionalProfile,
  'specialty' | 'experience' | 'location' | 'hourlyRateMinCents' | 'hourlyRateMaxCents' | 'currency'
>;

/** Grows when the rules change, so that a stored score says which rules made it. */
export const matchRules = 1;

const weights = { specialty: 40, experience: 25, place: 20, pay: 15 } as const;
type Factor = JobMatch['factors'][number];
type Specialty = (typeof specialties)[number];

/** Fields whose work overlaps: one counts for half of another in its group. */
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

const factor = (name: keyof typeof weights, share: number, reason: string): Factor => ({
  factor: name,
  points: Math.round(weights[name] * share),
  of: weights[name],
  reason,
});

const specialtyFactor = (wanted: Specialty | null, has: Specialty | null): Factor | null => {
  if (wanted === null) return null;
  if (has === null) return factor('specialty', 0, `The job asks for ${wanted}; the profile names no specialty`);
  if (wanted === has) return factor('specialty', 1, `Specialty matches: ${wanted}`);
  const overlaps = related.some((group) => group.includes(wanted) && group.includes(has));
  return overlaps
    ? factor('specialty', 0.5, `Related specialty: ${has} for a job in ${wanted}`)
    : factor('specialty', 0, `Other specialty: ${has} for a job in ${wanted}`);
};

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** More experience than asked for never counts against anybody. */
const experienceFactor = (wanted: MatchedJob['experience'], has: number | null): Factor | null => {
  if (wanted === null) return null;
  const label = experienceBandLabels[wanted];
  const { min } = experienceBandYears[wanted];
  if (min === 0) return factor('experience', 1, 'No earlier experience is needed');
  if (has === null) return factor('experience', 0, `The job asks for ${label}; the profile names no years`);
  if (has >= min) return factor('experience', 1, `${years(has)} of experience, ${label} asked for`);
  return factor('experience', has / min, `${years(has)} of experience, fewer than the ${label} asked for`);
};

type Place = { city: string; state: string };

const placeOf = (location: string): Place | null => {
  const parts = location
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [city, state = ''] = parts;
  return city ? { city, state } : null;
};

const placeFactor = (job: Pick<MatchedJob, 'location' | 'remote'>, location: string): Factor | null => {
  if (job.remote) return factor('place', 1, 'The work is remote');
  const [wanted, has] = [placeOf(job.location), placeOf(location)];
  if (!wanted || !has) return null;
  if (wanted.city === has.city && (wanted.state === has.state || !wanted.state || !has.state)) {
    return factor('place', 1, `In the same place: ${job.location}`);
  }
  if (wanted.state && wanted.state === has.state) return factor('place', 0.6, `In the same state as ${job.location}`);
  return factor('place', 0, `The job is in ${job.location}, the profile in ${location}`);
};

/** Below this share of the expected rate, pay earns nothing. */
const lowestPay = 0.7;

const payFactor = (job: MatchedJob, profile: MatchedProfile): Factor | null => {
  const yearly = payYearlyCents(job);
  const expected = profile.hourlyRateMinCents ?? profile.hourlyRateMaxCents;
  if (yearly === null || expected === null || expected === 0 || job.currency !== profile.currency) return null;
  const offered = hourlyCents(yearly);
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: job.currency, maximumFractionDigits: 0 });
  const words = `${money.format(offered / 100)} an hour, ${money.format(expected / 100)} expected`;
  const share = offered / expected;
  if (share >= 1) return factor('pay', 1, `The pay reaches the expected rate: up to ${words}`);
  return factor('pay', Math.max(0, (share - lowestPay) / (1 - lowestPay)), `The pay stays below: up to ${words}`);
};

/**
 * How well a professional fits a posting, 0 to 100, with the reason for each factor; both sides read the same words.
 * What one side does not say is left out, and the rest counts for the whole.
 */
export const matchJob = (job: MatchedJob, profile: MatchedProfile): JobMatch => {
  const factors = [
    specialtyFactor(job.specialty, profile.specialty),
    experienceFactor(job.experience, profile.experience),
    placeFactor(job, profile.location),
    payFactor(job, profile),
  ].filter((it) => it !== null);
  const [points, of] = [factors.reduce((sum, it) => sum + it.points, 0), factors.reduce((sum, it) => sum + it.of, 0)];
  return { score: of === 0 ? 0 : Math.round((100 * points) / of), rules: matchRules, factors };
};
