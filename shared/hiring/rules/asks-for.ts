import { professionFacts } from '../../data/healthcare/professions';
import type { Profession } from '../../people/model/healthcare-vocabulary';

/** Whether one of the professions states its workplace as a specialty, or as a unit. */
export const asksFor = (professions: readonly Profession[], what: 'specialty' | 'unit'): boolean =>
  professions.some((profession) => professionFacts[profession].asks === what);
