import { professionFacts } from '../../data/healthcare/professions';
import type { Profession } from '../../people/model/healthcare-vocabulary';

/** Whether one of the professions says by a specialty, or by a unit, where it works. */
export const asksFor = (professions: readonly Profession[], what: 'specialty' | 'unit'): boolean =>
  professions.some((profession) => professionFacts[profession].asks === what);
