import type { Profession } from '../../model/healthcare-vocabulary';
import { licenseGate, type Gate } from './eligibility-license';
import type { MatchDates } from '../../../hiring/rules/match/match-dates';
import type { JobSubject, LicenseSubject } from '../../../hiring/rules/match/match-subjects';

const waitOf = ({ reasons, steps }: Gate): number =>
  reasons.length > 0 ? Infinity : Math.max(0, ...steps.map(({ days = 0 }) => days));

/** The state with the fewest requirements; ties in the job's order. */
const easiest = (gates: readonly Gate[]): Gate => gates.reduce((best, it) => (waitOf(it) < waitOf(best) ? it : best));

/** Two states may use the same license. */
const uniqueNotes = (gates: readonly Gate[]): Pick<Gate, 'notes'> => {
  const notes = new Map(gates.flatMap(({ notes: own = [] }) => own).map((it) => [JSON.stringify(it), it]));
  return notes.size > 0 ? { notes: [...notes.values()] } : {};
};

const all = (gates: readonly Gate[]): Gate => ({
  ...gates[0],
  ...uniqueNotes(gates),
  reasons: gates.flatMap(({ reasons }) => reasons),
  steps: gates.flatMap(({ steps }) => steps),
});

/** License for where the patients are: the job's state, or any or all practice states of remote work. */
export const practiceGate = (
  job: JobSubject,
  profession: Profession,
  licenses: readonly LicenseSubject[],
  dates: MatchDates,
): Gate => {
  const { practice } = job;
  if (!practice) return licenseGate(job, profession, licenses, dates);
  const gates = practice.states.map((state) => licenseGate({ ...job, state }, profession, licenses, dates));
  return practice.rule === 'all' ? all(gates) : easiest(gates);
};
