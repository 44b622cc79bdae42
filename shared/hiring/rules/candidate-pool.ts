import { limits } from '../../limits';
import type { CandidatePool, JobRelaxation } from '../model/candidate-pool';
import { daysBetween } from '../../core/rules/calendar-days';
import { eligibility, type Eligibility } from '../../people/rules/eligibility/eligibility';
import type { JobSubject, PersonSubject } from './match/match-subjects';

/** Whether recommended lists include the person. */
export const isOrBecomesEligible = ({ state }: Pick<Eligibility, 'state'>): boolean =>
  state === 'eligible' || state === 'eligible_if';

type Relaxed = { change: JobRelaxation; job: JobSubject };

const withLicensePolicy = (job: JobSubject): Relaxed[] => {
  if (job.licensePolicy === 'waits' || job.startAsap) return [];
  const later: Relaxed = { change: { code: 'license_later', args: {} }, job: { ...job, licensePolicy: 'waits' } };
  if (job.licensePolicy !== 'in_hand') return [later];
  return [{ change: { code: 'license_by_start', args: {} }, job: { ...job, licensePolicy: 'by_start' } }, later];
};

/** Jobs with one relaxed requirement each: never another profession, place, or pay. */
const relaxed = (job: JobSubject): Relaxed[] => [
  ...withLicensePolicy(job),
  ...job.requiredCertifications.map((certification): Relaxed => ({
    change: { code: 'certification_later', args: { certification } },
    job: { ...job, requiredCertifications: job.requiredCertifications.filter((it) => it !== certification) },
  })),
  ...(job.years?.hard
    ? [
        {
          change: { code: 'years_preferred' as const, args: { years: job.years.min } },
          job: { ...job, years: { ...job.years, hard: false } },
        },
      ]
    : []),
  ...(job.npFocuses.length > 0
    ? [{ change: { code: 'np_focus_any' as const, args: {} }, job: { ...job, npFocuses: [] } }]
    : []),
];

const isFew = (people: number): boolean => people > 0 && people < limits.samplesForFigure;
const shown = (people: number): number | null => (isFew(people) ? null : people);

const partsOf = (matching: readonly Eligibility[], today: string): CandidatePool['parts'] => {
  const days = matching.flatMap(({ readyOn }) => (readyOn === null ? [] : [daysBetween(today, readyOn)]));
  const [later, now] = [days.length, matching.length - days.length];
  return isFew(later) || isFew(now) ? null : { now, later, weeks: Math.ceil(Math.max(0, ...days) / 7) };
};

/** Whether one change includes the other: waiting for a license past the start isn't worth it if it adds no one. */
const isStep = (smaller: JobRelaxation, larger: JobRelaxation): boolean =>
  smaller.code === 'license_by_start' && larger.code === 'license_later';

const shownRelaxations = 3;

/** Skips people who already match: a relaxed job keeps all of them. */
const relaxationsOf = (
  job: JobSubject,
  others: readonly PersonSubject[],
  today: string,
): CandidatePool['relaxations'] =>
  relaxed(job)
    .map((it) => ({
      change: it.change,
      people: others.filter((person) => isOrBecomesEligible(eligibility(it.job, person, today))).length,
    }))
    .filter(({ people }) => people > 0)
    .filter(({ change, people }, _, all) => !all.some((it) => isStep(it.change, change) && it.people === people))
    .sort((one, other) => other.people - one.people)
    .slice(0, shownRelaxations)
    .map(({ change, people }) => ({ change, gain: shown(people) }));

export const candidatePool = (
  job: JobSubject,
  people: readonly PersonSubject[],
  { today, complete }: { today: string; complete: boolean },
): CandidatePool => {
  const assessed = people.map((person) => ({ person, is: eligibility(job, person, today) }));
  const matching = assessed.filter(({ is }) => isOrBecomesEligible(is)).map(({ is }) => is);
  const others = assessed.filter(({ is }) => !isOrBecomesEligible(is)).map(({ person }) => person);
  return {
    total: shown(matching.length),
    parts: matching.length < limits.samplesForFigure ? null : partsOf(matching, today),
    relaxations: relaxationsOf(job, others, today),
    complete,
  };
};
