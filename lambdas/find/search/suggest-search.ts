import type { SuggestionLabels, SuggestionTerms } from '@shared/find/rules/search-query/suggest';
import { limits } from '@shared/limits';
import type { Suggestion, SuggestionQuery, Suggestions } from '@shared/find/model/suggestion';
import type { Language } from '@shared/text/language';
import { earliestToday } from '../../platform/clock';
import type { OfferedWork } from '../../search-index/port';
import type { Deps } from './ports';

/** Loaders, because labels are large and no other operation of the function needs them. */
const loaders: Record<Language, () => Promise<SuggestionLabels>> = {
  en: async () => (await import('./suggestion-labels/en')).labels,
  es: async () => (await import('./suggestion-labels/es')).labels,
  fr: async () => (await import('./suggestion-labels/fr')).labels,
};

const loadTerms = async (language: Language): Promise<SuggestionTerms> => {
  const [{ suggestionTerms }, { englishTerms }, ...labels] = await Promise.all([
    import('@shared/find/rules/search-query/suggest'),
    import('@shared/find/rules/search-query/terms'),
    loaders.en(),
    ...(language === 'en' ? [] : [loaders[language]()]),
  ]);
  return suggestionTerms(englishTerms(), labels);
};
const terms = new Map<Language, Promise<SuggestionTerms>>();

const termsIn = (language: Language): Promise<SuggestionTerms> => {
  const known = terms.get(language) ?? loadTerms(language);
  terms.set(language, known);
  return known;
};

const offeredJobs = (work: OfferedWork): Suggestion[] => [
  ...work.profession.map((it) => ({ kind: 'profession' as const, ...it })),
  ...work.unit.map((it) => ({ kind: 'unit' as const, ...it })),
  ...work.area.map((it) => ({ kind: 'area' as const, ...it })),
  ...work.specialty.map((it) => ({ kind: 'specialty' as const, ...it })),
  ...work.town.map((it) => ({ kind: 'city' as const, ...it })),
  ...work.organization.map((it) => ({ kind: 'organization' as const, ...it })),
];

type SuggestDeps = Pick<Deps, 'search' | 'professionals' | 'clock'>;

const findProfessionals = ({ professionals, clock }: SuggestDeps, q: string | undefined, limit: number) =>
  professionals.search({
    filters: q === undefined ? {} : { q },
    access: 'limited',
    organizationId: null,
    sort: q === undefined ? 'newest' : 'relevance',
    after: null,
    limit,
    today: earliestToday(clock.now()),
  });

const offeredProfessionals = async (deps: SuggestDeps): Promise<Suggestion[]> => {
  const { facets } = await findProfessionals(deps, undefined, 1);
  return [
    ...facets.profession.map((it) => ({ kind: 'profession' as const, ...it })),
    ...facets.specialty.map((it) => ({ kind: 'specialty' as const, ...it })),
    ...facets.location.map((it) => ({ kind: 'city' as const, ...it })),
  ];
};

const shownNames = 3;

/** Suggests names from public profiles, never from anonymous ones. */
const named = async (deps: SuggestDeps, q: string): Promise<Suggestion[]> => {
  const { cards } = await findProfessionals(deps, q, limits.suggestions);
  const names = cards.filter(({ anonymous }) => !anonymous).map(({ displayName }) => displayName);
  const { suggest } = await import('@shared/find/rules/search-query/suggest');
  const people = [...new Set(names)].map((value) => ({ kind: 'person' as const, value, count: 1 }));
  return suggest(q, people, new Map()).items.slice(0, shownNames);
};

const keptForMs = 60_000;
const kept = new WeakMap<object, { offered: Promise<Suggestion[]>; until: number }>();

/** Caches counts for a minute, however much is typed. */
const keptFor = (owner: object, now: Date, read: () => Promise<Suggestion[]>): Promise<Suggestion[]> => {
  const known = kept.get(owner);
  if (known && now.getTime() < known.until) return known.offered;
  const offered = read();
  kept.set(owner, { offered, until: now.getTime() + keptForMs });
  offered.catch(() => kept.delete(owner));
  return offered;
};

export const suggestSearch = async (deps: SuggestDeps, { q, of, language }: SuggestionQuery): Promise<Suggestions> => {
  const [{ suggest }, known] = await Promise.all([
    import('@shared/find/rules/search-query/suggest'),
    termsIn(language),
  ]);
  const now = deps.clock.now();
  if (of === 'jobs') {
    const offered = await keptFor(deps.search, now, async () => offeredJobs(await deps.search.offered()));
    return suggest(q, offered, known);
  }
  const offered = await keptFor(deps.professionals, now, () => offeredProfessionals(deps));
  const found = suggest(q, offered, known);
  const people = q.length < limits.nameSearchedFrom ? [] : await named(deps, q);
  return people.length > 0 && found.items.length === 0
    ? { before: '', items: people }
    : { ...found, items: [...found.items, ...(found.before === '' ? people : [])].slice(0, limits.suggestions) };
};
