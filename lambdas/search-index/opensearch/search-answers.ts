import type { HighlightedText, JobFacets } from '@shared/find/model/job-search';
import { postedWithinDays } from '@shared/core/model/vocabulary';
import * as z from 'zod';
import type { JobSearchHit, OfferedWork } from '../port';
import { documentOf, type IndexedJob } from './indexed-job';
import { positionOf, type SortField } from './request-parts';
import type { Markers } from './search-requests';

export const Count = z.object({ doc_count: z.number() });
export const Values = z.object({
  values: z.object({ buckets: z.array(z.object({ key: z.string(), doc_count: z.number() })) }),
});

const Facets = z.object({
  matching: Count,
  profession: Values,
  unit: Values,
  hiring: Values,
  shift: Values,
  jobType: Values,
  specialty: Values,
  location: Values,
  remote: z.object({ values: Count }),
  urgent: z.object({ values: Count }),
  verified: z.object({ values: Count }),
  postedWithin: z.object({ values: z.object({ buckets: z.record(z.string(), Count) }) }),
});

export const counts = <T extends string>({ values }: z.infer<typeof Values>): { value: T; count: number }[] =>
  values.buckets
    .filter(({ key, doc_count }) => key !== '' && doc_count > 0)
    .map(({ key, doc_count }) => ({ value: key as T, count: doc_count }));

export const facetsOf = (aggregations: unknown): JobFacets => {
  const { remote, urgent, verified, postedWithin, ...terms } = Facets.parse(aggregations);
  return {
    profession: counts(terms.profession),
    unit: counts(terms.unit),
    hiring: counts(terms.hiring),
    shift: counts(terms.shift),
    jobType: counts(terms.jobType),
    specialty: counts(terms.specialty),
    location: counts(terms.location),
    remote: remote.values.doc_count,
    urgent: urgent.values.doc_count,
    verified: verified.values.doc_count,
    postedWithin: postedWithinDays.map((value) => ({
      value,
      count: postedWithin.values.buckets[String(value)]?.doc_count ?? 0,
    })),
  };
};

export const matchingOf = (aggregations: unknown): number =>
  z.object({ matching: Count }).parse(aggregations).matching.doc_count;

const Offered = z.object({
  profession: Values.shape.values,
  unit: Values.shape.values,
  area: Values.shape.values,
  specialty: Values.shape.values,
  town: Values.shape.values,
  organization: Values.shape.values,
});

export const offeredOf = (aggregations: unknown): OfferedWork => {
  const found = Offered.parse(aggregations);
  return {
    profession: counts({ values: found.profession }),
    unit: counts({ values: found.unit }),
    area: counts({ values: found.area }),
    specialty: counts({ values: found.specialty }),
    town: counts({ values: found.town }),
    organization: counts({ values: found.organization }),
  };
};

/** Returns words that no document has. */
export const unusedOf = (words: readonly string[], aggregations: unknown): string[] => {
  const counted = z.record(z.string(), Count).parse(aggregations);
  return words.filter((word) => (counted[word]?.doc_count ?? 0) === 0);
};

export const segmentsOf = (marked: string, { start, end }: Markers): HighlightedText =>
  marked
    .split(start)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, match: false }];
      const [match = '', rest = ''] = piece.split(end);
      return [
        { text: match, match: true },
        { text: rest, match: false },
      ];
    })
    .filter(({ text }) => text !== '');

export type Row<S> = {
  _source?: S | undefined;
  highlight?: Record<string, string[]> | undefined;
  sort?: unknown[] | undefined;
};

export const hitOf = (
  { _source, highlight, sort = [] }: Row<IndexedJob>,
  markers: Markers,
  fields: readonly SortField[],
): JobSearchHit => {
  if (!_source) throw new Error('A row of the search came without its document.');
  const highlighted = (field: string): HighlightedText | null => {
    const marked = highlight?.[field]?.[0];
    return marked === undefined ? null : segmentsOf(marked, markers);
  };
  return {
    document: documentOf(_source),
    score: (positionOf(fields, sort)['score'] as number | undefined) ?? null,
    highlights: {
      title: highlighted('title'),
      organization: highlighted('organization'),
      specialty: highlighted('specialty'),
      description: highlighted('description'),
    },
  };
};
