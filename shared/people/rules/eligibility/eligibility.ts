import { eligibilityStates, type NpFocus, type Profession } from '../../model/healthcare-vocabulary';
import type { JobMatch } from '../../../hiring/model/match';
import type { MatchStep } from '../../../hiring/model/match-reason';
import { addDays } from '../../../core/rules/calendar-days';
import { certificationGates } from './eligibility-certifications';
import { type Gate } from './eligibility-license';
import { practiceGate } from './eligibility-practice';
import type { Obstacle } from './obstacle-fields';
import { matchDates, type MatchDates } from '../../../hiring/rules/match/match-dates';
import { milesFromHome } from '../../../hiring/rules/match/match-distance';
import type { JobSubject, PersonSubject } from '../../../hiring/rules/match/match-subjects';
import { recentUnitYears } from '../unit-years';

export type Eligibility = Pick<
  JobMatch,
  'state' | 'profession' | 'readyOn' | 'license' | 'notes' | 'reasons' | 'steps'
>;

const decided = (state: 'unknown' | 'not_eligible', reason: Obstacle): Eligibility => ({
  state,
  readyOn: null,
  license: null,
  reasons: [reason],
  steps: [],
});

type Worked = { profession: Profession; npFocus: NpFocus | null };

/** No substitution between professions: an employer names every profession that may apply. */
const professionObstacle = (
  { professions, npFocuses }: JobSubject,
  { profession, npFocus }: Worked,
): Eligibility | null => {
  if (!professions.includes(profession)) {
    return decided('not_eligible', { code: 'profession', args: { professions: [...professions], profession } });
  }
  if (profession !== 'np' || npFocuses.length === 0) return null;
  if (npFocus === null) return decided('unknown', { code: 'np_focus_not_given', args: {} });
  return npFocuses.includes(npFocus) ? null : decided('not_eligible', { code: 'np_focus', args: {} });
};

const yearsGate = ({ years, unit }: JobSubject, person: PersonSubject, { today }: MatchDates): Gate => {
  if (!years?.hard) return { reasons: [], steps: [] };
  const requiredYears = years.min;
  const found =
    years.of === 'unit' && unit !== null ? recentUnitYears(unit, person.units, today) : (person.practiceYears ?? 0);
  if (found >= requiredYears) return { reasons: [], steps: [] };
  const reason: Obstacle =
    years.of === 'unit' && unit !== null
      ? { code: 'unit_years', args: { unit, years: found, requiredYears } }
      : { code: 'practice_years', args: { years: found, requiredYears } };
  return { reasons: [reason], steps: [] };
};

/** Without a known distance, only people in the same town are local. */
const localsGate = (job: JobSubject, person: PersonSubject): Gate => {
  const { localsExcludedMiles: miles, place } = job;
  if (miles === undefined) return { reasons: [], steps: [] };
  const isSameTown = place !== null && place.city === person.place?.city && place.state === person.place.state;
  const distance = milesFromHome(job, person);
  const isLocal = distance === null ? isSameTown : distance <= miles;
  return { reasons: isLocal ? [{ code: 'locals_excluded', args: { miles } }] : [], steps: [] };
};

const readyOn = (steps: readonly MatchStep[], today: string): string | null => {
  const days = Math.max(0, ...steps.map((step) => step.days ?? 0));
  return days === 0 ? null : addDays(today, days);
};

const eligibilityIn = (worked: Worked, job: JobSubject, person: PersonSubject, today: string): Eligibility => {
  const obstacle = professionObstacle(job, worked);
  if (obstacle) return obstacle;
  const dates = matchDates(job, today);
  const license = practiceGate(job, worked.profession, person.licenses, dates);
  const gates = [
    license,
    ...certificationGates(job.requiredCertifications, person.certifications, dates),
    yearsGate(job, person, dates),
    localsGate(job, person),
  ];
  const [reasons, steps] = [gates.flatMap((it) => it.reasons), gates.flatMap((it) => it.steps)];
  const { notes } = license;
  const shared = { license: license.license ?? null, ...(notes && { notes }), reasons, steps };
  if (reasons.length > 0) return { state: 'not_eligible', readyOn: null, ...shared };
  return { state: steps.length > 0 ? 'eligible_if' : 'eligible', readyOn: readyOn(steps, today), ...shared };
};

/** Share by what is open: nothing, only renewals, or something to obtain before the start. */
export const readinessShare = (steps: readonly MatchStep[]): number => {
  if (steps.length === 0) return 1;
  return steps.every(({ kind }) => kind === 'renewal') ? 0.5 : 0;
};

const isOtherProfession = ({ reasons }: Eligibility): boolean => reasons.some(({ code }) => code === 'profession');

/** Positive if the first is better for the person. */
const compared = (one: Eligibility, other: Eligibility): number =>
  eligibilityStates.indexOf(one.state) - eligibilityStates.indexOf(other.state) ||
  Number(isOtherProfession(other)) - Number(isOtherProfession(one)) ||
  readinessShare(one.steps) - readinessShare(other.steps);

const isPossible = ({ state }: Eligibility): boolean => state === 'eligible' || state === 'eligible_if';

/** `possible`: professions in which the person may do the work. */
type Assessed = { eligible: Eligibility; possible: readonly Profession[] };

/** Whether a professional may work on the first day, and otherwise what is missing. Steps run in parallel. */
export const eligibilityByProfession = (job: JobSubject, person: PersonSubject, today: string): Assessed => {
  const { profession, npFocus, otherProfessions = [] } = person;
  const undecided = (state: 'unknown' | 'not_eligible', reason: Obstacle): Assessed => ({
    eligible: decided(state, reason),
    possible: [],
  });
  if (person.excluded) return undecided('not_eligible', { code: 'excluded', args: {} });
  if (job.professions.length === 0) return undecided('unknown', { code: 'job_without_professions', args: {} });
  if (profession === null) return undecided('unknown', { code: 'profile_without_profession', args: {} });
  const main = { profession, found: eligibilityIn({ profession, npFocus }, job, person, today) };
  const all = [
    main,
    ...otherProfessions.map((it) => ({ profession: it.profession, found: eligibilityIn(it, job, person, today) })),
  ];
  const best = all.reduce((first, it) => (compared(it.found, first.found) > 0 ? it : first));
  return {
    eligible: best === main ? best.found : { ...best.found, profession: best.profession },
    possible: all.filter(({ found }) => isPossible(found)).map((it) => it.profession),
  };
};

/** Eligibility in the person's best profession. */
export const eligibility = (job: JobSubject, person: PersonSubject, today: string): Eligibility =>
  eligibilityByProfession(job, person, today).eligible;
