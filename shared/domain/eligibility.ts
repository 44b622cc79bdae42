import type { Profession } from '../model/healthcare-vocabulary';
import type { JobMatch } from '../model/match';
import type { MatchReason, MatchStep } from '../model/match-reason';
import { addDays } from './calendar-days';
import { certificationGates } from './eligibility-certifications';
import { type Gate } from './eligibility-license';
import { practiceGate } from './eligibility-practice';
import { matchDates, type MatchDates } from './match-dates';
import type { JobSubject, PersonSubject } from './match-subjects';
import { recentUnitYears } from './unit-years';

export type Eligibility = Pick<JobMatch, 'state' | 'readyOn' | 'license' | 'reasons' | 'steps'>;

const decided = (state: 'unknown' | 'not_eligible', reason: MatchReason): Eligibility => ({
  state,
  readyOn: null,
  license: null,
  reasons: [reason],
  steps: [],
});

/** No substitution up or down: an employer names every profession that may apply. */
const professionObstacle = (
  { professions, npFocuses }: JobSubject,
  npFocus: PersonSubject['npFocus'],
  profession: Profession,
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
  const reason: MatchReason =
    years.of === 'unit' && unit !== null
      ? { code: 'unit_years', args: { unit, years: found, requiredYears } }
      : { code: 'practice_years', args: { years: found, requiredYears } };
  return { reasons: [reason], steps: [] };
};

/** Without a known distance, only people of the same town are local. */
const localsGate = ({ localsExcludedMiles: miles, milesFromHome, place }: JobSubject, person: PersonSubject): Gate => {
  if (miles === undefined) return { reasons: [], steps: [] };
  const isSameTown = place !== null && place.city === person.place?.city && place.state === person.place.state;
  const isLocal = milesFromHome === undefined ? isSameTown : milesFromHome <= miles;
  return { reasons: isLocal ? [{ code: 'locals_excluded', args: { miles } }] : [], steps: [] };
};

const readyOn = (steps: readonly MatchStep[], today: string): string | null => {
  const days = Math.max(0, ...steps.map((step) => step.days ?? 0));
  return days === 0 ? null : addDays(today, days);
};

/** Whether a professional may work on the first day, and if not, what is missing. Steps run in parallel. */
export const eligibility = (job: JobSubject, person: PersonSubject, today: string): Eligibility => {
  const { profession } = person;
  if (person.excluded) return decided('not_eligible', { code: 'excluded', args: {} });
  if (job.professions.length === 0) return decided('unknown', { code: 'job_without_professions', args: {} });
  if (profession === null) return decided('unknown', { code: 'profile_without_profession', args: {} });
  const obstacle = professionObstacle(job, person.npFocus, profession);
  if (obstacle) return obstacle;
  const dates = matchDates(job, today);
  const license = practiceGate(job, profession, person.licenses, dates);
  const gates = [
    license,
    ...certificationGates(job.requiredCertifications, person.certifications, dates),
    yearsGate(job, person, dates),
    localsGate(job, person),
  ];
  const [reasons, steps] = [gates.flatMap((it) => it.reasons), gates.flatMap((it) => it.steps)];
  const shared = { license: license.license ?? null, reasons, steps };
  if (reasons.length > 0) return { state: 'not_eligible', readyOn: null, ...shared };
  return { state: steps.length > 0 ? 'eligible_if' : 'eligible', readyOn: readyOn(steps, today), ...shared };
};
