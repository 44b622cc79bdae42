import type { ProfessionalCard } from '@shared/people/model/professional-view';
import type { ProfessionalFacets } from '@shared/find/model/professional-search';
import {
  availabilityStatuses,
  professionalExperienceBands,
  ratingsAndUp,
} from '@shared/people/model/profile-vocabulary';
import * as z from 'zod';
import type {
  ProfessionalCandidate,
  ProfessionalSearch,
  ProfessionalSearchPage,
  SearchAccess,
} from '../professional-port';
import { copyFor, createAsking, nextPosition, spellingOf } from './build-query';
import type { SearchClient } from './opensearch-client';
import { candidateRequest, professionalRequest, professionalSort } from './professional-requests';
import { positionOf, type Spelling } from './request-parts';
import { Count, counts, Values } from './search-answers';

type Source = Partial<Record<SearchAccess, ProfessionalCard>>;

const Named = z.object({ values: z.object({ buckets: z.record(z.string(), Count) }) });

/** Empty without an index. */
const Facets = z.object({
  profession: Values,
  specialty: Values,
  location: Values,
  language: Values,
  interest: Values,
  flexible: z.object({ values: Count }),
  experience: Named,
  availability: Named,
  rating: Named,
  verified: z.object({ values: Count }),
});

const countsOf = <T extends string | number>(values: readonly T[], named?: z.infer<typeof Named>) =>
  values.map((value) => ({ value, count: named?.values.buckets[String(value)]?.doc_count ?? 0 }));

const facetsOf = (aggregations: unknown): ProfessionalFacets => {
  const { profession, specialty, location, language, interest, flexible, ...others } = Facets.parse(aggregations);
  const { experience, availability, rating, verified } = others;
  return {
    profession: counts(profession),
    specialty: counts(specialty),
    location: counts(location),
    language: counts(language),
    interest: counts(interest),
    flexible: flexible.values.doc_count,
    experience: countsOf(professionalExperienceBands, experience),
    availability: countsOf(availabilityStatuses, availability),
    rating: countsOf(ratingsAndUp, rating),
    verified: verified.values.doc_count,
  };
};

const emptyPage: ProfessionalSearchPage = {
  cards: [],
  total: 0,
  facets: {
    profession: [],
    specialty: [],
    location: [],
    language: [],
    interest: [],
    flexible: 0,
    experience: countsOf(professionalExperienceBands),
    availability: countsOf(availabilityStatuses),
    rating: countsOf(ratingsAndUp),
    verified: 0,
  },
  next: null,
};

export const createProfessionalSearch = (client: SearchClient, alias: string): ProfessionalSearch => {
  const { askFor } = createAsking<Source>(client, alias);
  const { ask } = createAsking<ProfessionalCandidate>(client, alias);
  return {
    async candidates(request) {
      const answer = await ask(candidateRequest(request), copyFor(request.organizationId));
      return { people: answer?.rows.flatMap(({ _source }) => _source ?? []) ?? [], total: answer?.total ?? 0 };
    },
    async search(search) {
      const { access, filters, sort, after, limit } = search;
      const request = (spelling: Spelling) => professionalRequest(search, spelling);
      const { answer, spelling } = await askFor(filters.q, spellingOf(after), request);
      if (!answer) return emptyPage;
      const fields = professionalSort(sort, filters.q);
      return {
        cards: answer.rows.slice(0, limit).flatMap(({ _source }) => _source?.[access] ?? []),
        total: answer.total,
        facets: facetsOf(answer.aggregations),
        next: nextPosition(answer.rows, limit, (values) => ({ ...positionOf(fields, values), spelling })),
      };
    },
  };
};
