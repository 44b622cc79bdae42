import type { ProfessionalOrder, ProfessionalSearchPage, ProfessionalSearchRequest } from '../../professional-port';
import { documentAt } from '../memory';
import { createProfessionalFacets } from './professional-facets';
import { failedFilters, isShownTo } from './professional-filters';
import type { ProfessionalMemory } from './professional-shape';
import { createSelection, type Order } from '../selection';
import { matchText } from '../text-match';

const orderOf = ({ columns }: ProfessionalMemory, name: ProfessionalOrder, scores: Float32Array | null): Order => {
  switch (name) {
    case 'relevance':
      return { keyOf: (ordinal) => scores?.[ordinal] ?? columns.updatedAt[ordinal]!, descending: true };
    case 'newest':
      return { keyOf: (ordinal) => columns.updatedAt[ordinal]!, descending: true };
    case 'rate':
      return { keyOf: (ordinal) => columns.rate[ordinal]!, descending: false };
    case 'rating':
    case 'reviews':
    case 'experience':
      return { keyOf: (ordinal) => columns[name][ordinal]!, descending: true };
  }
};

export const searchProfessionals = (
  memory: ProfessionalMemory,
  request: ProfessionalSearchRequest,
): ProfessionalSearchPage => {
  const { filters, access, sort, after, limit } = request;
  const isShown = isShownTo(memory, request);
  const text = matchText(memory.texts[access], filters.q ?? '', isShown);
  const failed = failedFilters(memory, request);
  const facets = createProfessionalFacets(memory, request);
  const selection = createSelection(memory.ids, orderOf(memory, sort, text?.scores ?? null), after, limit);
  let total = 0;
  for (let ordinal = 0; ordinal < memory.ids.length; ordinal += 1) {
    if ((text && !text.matched[ordinal]) || !isShown(ordinal)) continue;
    const fails = failed(ordinal);
    facets.count(ordinal, fails);
    if (fails !== 0) continue;
    total += 1;
    selection.offer(ordinal);
  }
  const { ordinals, next } = selection.page();
  return {
    cards: ordinals.map((ordinal) => documentAt(memory, ordinal)[access]),
    total,
    facets: facets.counts(),
    next,
  };
};
