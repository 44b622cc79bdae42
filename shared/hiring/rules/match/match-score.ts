import type { Profession } from '../../../people/model/healthcare-vocabulary';
import { matchParts, type JobMatch, type MatchPart } from '../../model/match';
import { readinessShare, type Eligibility } from '../../../people/rules/eligibility/eligibility';
import { fit, type Fit } from './match-fit';
import type { JobSubject, PersonSubject } from './match-subjects';
import { experienceFit, fieldFit, preferredFit, recordSystemFit, skillsFit } from './match-work';
import { datesFit, flexibilityFit, kindFit, payFit, placeFit, shiftFit } from './match-wishes';

const weights: Record<MatchPart, number> = {
  readiness: 12,
  unit: 28,
  experience: 14,
  certifications: 7,
  skills: 6,
  ehr: 3,
  pay: 11,
  shift: 9,
  place: 5,
  dates: 3,
  work_type: 2,
  flexibility: 2,
};

const readinessFit = ({ steps, license }: Eligibility): Fit => {
  const share = readinessShare(steps);
  if (share === 1) return fit(share, license ?? { code: 'ready', args: {} });
  return fit(share, share > 0 ? { code: 'renewals_due', args: {} } : { code: 'steps_open', args: {} });
};

type Asked = { part: MatchPart } & NonNullable<Fit>;

/** Points of each part that sum up to 100, by largest remainder. */
const outOf100 = (asked: readonly Asked[]): Map<MatchPart, number> => {
  const total = asked.reduce((sum, { part }) => sum + weights[part], 0);
  const shares = asked.map(({ part }) => {
    const exact = (100 * weights[part]) / total;
    return { part, whole: Math.floor(exact), rest: exact % 1 };
  });
  const left = 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ part }) => part),
  );
  return new Map(shares.map(({ part, whole }) => [part, whole + (raised.has(part) ? 1 : 0)]));
};

/** Points rounded half up, but full only for a full share. */
const pointsOf = (share: number, of: number): number =>
  share >= 1 ? of : Math.min(of - 1, Math.round(Number((of * share).toFixed(6))));

/** Points for what the job requires and the person prefers; all parts add up to 100. */
export const scoredParts = (
  job: JobSubject,
  person: PersonSubject,
  { profession, eligible, today }: { profession: Profession; eligible: Eligibility; today: string },
): JobMatch['parts'] => {
  const fits: Record<MatchPart, Fit> = {
    readiness: readinessFit(eligible),
    unit: fieldFit(job, person, profession),
    experience: experienceFit(job, person, today),
    certifications: preferredFit(job, person, today),
    skills: skillsFit(job, person, today),
    ehr: recordSystemFit(job, person),
    pay: payFit(job, person),
    shift: shiftFit(job, person),
    place: placeFit(job, person),
    dates: datesFit(job, person, today),
    work_type: kindFit(job, person),
    flexibility: flexibilityFit(job, person),
  };
  const asked = matchParts.flatMap((part): Asked[] => {
    const found = fits[part];
    return found ? [{ part, ...found }] : [];
  });
  const points = outOf100(asked);
  return asked.map(({ part, share, reason }) => {
    const of = points.get(part) ?? 0;
    return { part, points: pointsOf(share, of), of, reason };
  });
};
