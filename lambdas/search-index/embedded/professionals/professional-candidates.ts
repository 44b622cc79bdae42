import { takingWork } from '../../candidate-filters';
import type { CandidateRequest, ProfessionalCandidates } from '../../professional-port';
import { documentAt } from '../memory';
import { createSelection } from '../selection';
import { failedFilters, isShownTo, licensedIn } from './professional-filters';
import type { ProfessionalMemory } from './professional-shape';

/** Later than any update, so that licensed people are first. */
const ahead = Date.parse('9999-01-01');

export const professionalCandidates = (
  memory: ProfessionalMemory,
  { professions, state, organizationId, limit, today }: CandidateRequest,
): ProfessionalCandidates => {
  const { columns, ids } = memory;
  const isShown = isShownTo(memory, { organizationId });
  const filters = { profession: [...professions], availability: takingWork };
  const failed = failedFilters(memory, { filters, access: 'standard', today });
  const isLicensed = state === null ? null : licensedIn(memory, state, today);
  const keyOf = (ordinal: number): number =>
    columns.updatedAt[ordinal]! + (isLicensed?.(columns.licenses[ordinal]!) ? ahead : 0);
  const selection = createSelection(ids, { keyOf, descending: true }, null, limit);
  let total = 0;
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) {
    if (!isShown(ordinal) || failed(ordinal) !== 0) continue;
    total += 1;
    selection.offer(ordinal);
  }
  const people = selection.page().ordinals.map((ordinal) => {
    const { userId, subject } = documentAt(memory, ordinal);
    return { userId, subject };
  });
  return { people, total };
};
