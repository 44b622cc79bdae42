import type { JobFilters } from '@shared/find/model/job-search';
import { departments, jobTypes, specialties } from '@shared/core/model/vocabulary';
import { highlightsOf, noHighlights, wordMatcher } from '../../highlight';
import type { SearchPosition } from '../../index-port';
import { namedPlace } from '../../place-test';
import type { JobDocument, JobSearchPage, ManagedJobSearch, PublicJobSearch } from '../../port';
import { fold } from '@shared/text/folded-words';
import { gone, numberIn } from '../columns';
import { createFacets } from './job-facets';
import { failedFilters, isForOneOf } from './job-filters';
import { placesOf } from './job-places';
import { rankOf } from './job-rank';
import { activeStatus, statusNumber, type JobMemory } from './job-shape';
import { documentAt } from '../memory';
import { orderOf } from '../orders';
import { createSelection } from '../selection';
import { matchText, type Text } from '../text-match';

const matchPostings = ({ columns, texts }: JobMemory, q: string): Text | null =>
  matchText(texts.posting, q, (ordinal) => columns.status[ordinal] === activeStatus);

const forActive = ({ columns, ids }: JobMemory, text: Text | null, visit: (ordinal: number) => void): void => {
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) {
    if (columns.status[ordinal] === activeStatus && (!text || text.matched[ordinal])) visit(ordinal);
  }
};

const hiddenTest = ({ ordinals }: JobMemory, hidden: readonly string[] = []): ((ordinal: number) => boolean) => {
  const numbers = new Set(hidden.map((jobId) => ordinals.get(jobId)));
  return numbers.size === 0 ? () => false : (ordinal) => numbers.has(ordinal);
};

export const searchActive = (
  memory: JobMemory,
  { filters, sort, after, limit, now, hidden }: PublicJobSearch,
): JobSearchPage => {
  const text = matchPostings(memory, filters.q ?? '');
  const failed = failedFilters(memory, filters, now);
  const facets = createFacets(memory, now);
  // Later pages use the ranking of the first one.
  const at = Number(after?.['at'] ?? now.getTime());
  const rank = text && rankOf(memory, text.scores, { q: filters.q ?? '', at });
  const selection = createSelection(memory.ids, orderOf(memory, sort, rank), after, limit);
  const isHidden = hiddenTest(memory, hidden);
  let total = 0;
  forActive(memory, text, (ordinal) => {
    if (isHidden(ordinal)) return;
    const fails = failed(ordinal);
    facets.count(ordinal, fails);
    if (fails !== 0) return;
    total += 1;
    selection.offer(ordinal);
  });
  const { ordinals, next } = selection.page();
  const matches = text && wordMatcher(text.words, text.typos);
  const hits = ordinals.map((ordinal) => {
    const document = documentAt(memory, ordinal);
    return {
      document,
      score: rank && sort === 'relevance' ? rank(ordinal) : null,
      // Computed only for shown jobs.
      get highlights() {
        return matches ? highlightsOf(document, matches) : noHighlights;
      },
    };
  });
  return { hits, total, facets: facets.counts(), next: next && { ...next, at } };
};

const managedOrders = { newest: 'created', oldest: 'firstCreated', title: 'title', salary: 'salary' } as const;

export const searchManaged = (
  memory: JobMemory,
  search: ManagedJobSearch,
): { jobIds: string[]; next: SearchPosition | null } => {
  const { columns, dictionaries, ids } = memory;
  const { organizationId, responsible, poster, status, jobType, specialty, sort, after, limit } = search;
  const organization = dictionaries.organizationId.find(organizationId);
  const person = responsible === null ? null : dictionaries.person.find(responsible);
  const wanted = [
    [columns.status, status && statusNumber(status)],
    [columns.jobType, jobType && jobTypes.indexOf(jobType)],
    [columns.specialty, specialty && numberIn(specialties, specialty)],
    [columns.firstResponsible, poster && dictionaries.person.find(poster)],
  ] as const;
  const part = fold(search.q.trim());
  const place = fold(search.location.trim());
  const foldedDepartments = ['', ...departments.map(fold)];

  const isFound = (ordinal: number): boolean => {
    if (columns.organizationId[ordinal] !== organization || columns.status[ordinal] === gone) return false;
    if (wanted.some(([column, value]) => value !== null && column[ordinal] !== value)) return false;
    if (place !== '' && !dictionaries.location.foldedOf(columns.location[ordinal]!).includes(place)) return false;
    if (
      person !== null &&
      columns.firstResponsible[ordinal] !== person &&
      columns.secondResponsible[ordinal] !== person
    )
      return false;
    return (
      part === '' ||
      dictionaries.title.foldedOf(columns.title[ordinal]!).includes(part) ||
      foldedDepartments[columns.department[ordinal]!]!.includes(part)
    );
  };

  const selection = createSelection(memory.ids, orderOf(memory, managedOrders[sort], null), after, limit);
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) if (isFound(ordinal)) selection.offer(ordinal);
  const { ordinals, next } = selection.page();
  return { jobIds: ordinals.map((ordinal) => ids[ordinal]!), next };
};

/** Weights of common attributes; without a common specialty, titles must overlap. */
const likeness = { specialty: 3, title: 3, department: 1, location: 0.6, jobType: 0.4 } as const;
const leastTitle = 0.2;

export const searchSimilar = (memory: JobMemory, document: JobDocument, limit: number): JobDocument[] => {
  const { columns, dictionaries, ids } = memory;
  const specialty = numberIn(specialties, document.specialty);
  const department = numberIn(departments, document.department);
  const town = namedPlace(document.location).name;
  const placeAt = placesOf(dictionaries.location);
  const jobType = jobTypes.indexOf(document.jobType);
  const titles = memory.texts.posting.likeness(document.title);
  const isForThem = isForOneOf(memory, document.professions);

  const scoreOf = (ordinal: number): number => {
    const sameSpecialty = specialty > 0 && columns.specialty[ordinal] === specialty;
    const title = titles[ordinal]!;
    if (!sameSpecialty && title < leastTitle) return 0;
    return (
      (sameSpecialty ? likeness.specialty : 0) +
      title * likeness.title +
      (department > 0 && columns.department[ordinal] === department ? likeness.department : 0) +
      (town !== '' && placeAt(columns.location[ordinal]!).name === town ? likeness.location : 0) +
      (columns.jobType[ordinal] === jobType ? likeness.jobType : 0)
    );
  };

  const selection = createSelection(memory.ids, { keyOf: scoreOf, descending: true }, null, limit);
  forActive(memory, null, (ordinal) => {
    if (ids[ordinal] !== document.jobId && isForThem(ordinal) && scoreOf(ordinal) > 0) selection.offer(ordinal);
  });
  return selection.page().ordinals.map((ordinal) => documentAt(memory, ordinal));
};

export const searchPublishedSince = (
  memory: JobMemory,
  filters: JobFilters,
  { since, limit, now, hidden }: { since: string; limit: number; now: Date; hidden?: readonly string[] | undefined },
): JobDocument[] => {
  const text = matchPostings(memory, filters.q ?? '');
  const failed = failedFilters(memory, filters, now);
  const after = Date.parse(since);
  const isHidden = hiddenTest(memory, hidden);
  const selection = createSelection(memory.ids, orderOf(memory, 'newest', null), null, limit);
  forActive(memory, text, (ordinal) => {
    if (memory.columns.publishedAt[ordinal]! > after && failed(ordinal) === 0 && !isHidden(ordinal))
      selection.offer(ordinal);
  });
  return selection.page().ordinals.map((ordinal) => documentAt(memory, ordinal));
};
