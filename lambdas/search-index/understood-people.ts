import type { Part, Reading, Understanding } from '@shared/find/rules/search-query/reading';
import { ProfessionalFilters as Filters } from '@shared/find/model/candidate-search';
import type { ProfessionalFilters, SearchAccess } from './professional-port';
import { joined, parametersOfFilters, type Parameters } from './search-parameters';
import { loadUnderstanding } from './understanding';
import { textOf } from './understood-filters';
import { isTitle, namesIn } from './names-in-text';

type Understood = { search: Parameters; didYouMean: string | null };
export type PeopleReading = { filters: ProfessionalFilters; understood: Understood | null };
type Asked = { filters: ProfessionalFilters; access: SearchAccess };

/** Only employers see certifications. */
const isShown = ({ kind }: Reading, access: SearchAccess): boolean => kind !== 'certification' || access === 'standard';

const listed = new Set(['profession', 'unit', 'area', 'certification', 'language']);

/** Converts a reading to people filters; null if profiles don't have such data. */
const parametersOf = ({ kind, value }: Reading): Parameters | null => {
  if (listed.has(kind)) return { [kind]: value };
  if (kind === 'state') return { licensedIn: value };
  return kind === 'city' ? { location: value } : null;
};

/** Explicit filters win, and the first of repeated single ones. */
const usableParts = (parts: readonly Part[], explicit: Parameters, access: SearchAccess): Part[] => {
  const taken = new Set(Object.keys(explicit));
  return parts.filter((part) => {
    const [name] = Object.keys(parametersOf(part) ?? {});
    if (name === undefined || taken.has(name) || !isShown(part, access)) return false;
    if (!listed.has(name)) taken.add(name);
    return true;
  });
};

const readingOf = (
  explicit: Parameters,
  used: readonly Part[],
  q: string,
  didYouMean: string | null,
): PeopleReading => {
  const search = {
    ...used.map((it) => parametersOf(it) ?? {}).reduce(joined, explicit),
    ...(q && { q }),
  };
  return { filters: Filters.parse(search), understood: { search, didYouMean } };
};

const isCredential = ({ kind }: Part): boolean => kind === 'profession' || kind === 'certification';

/** Possible meanings of the search, without and with words that profiles have no filter for. */
const readingsOf = (reading: Understanding, explicit: Parameters, access: SearchAccess): PeopleReading[] => {
  const used = usableParts(reading.parts, explicit, access);
  const unknown = reading.words.map((at) => reading.tokens[at]!.raw).join(' ');
  if (used.length === 0) return [];
  return [...new Set([textOf(reading, used), unknown])].map((q) => readingOf(explicit, used, q, reading.didYouMean));
};

/**
 * Returns readings of a text, the likeliest first: `named` ones apply only if they find people of that name,
 * ignoring titles and credentials; then the filters of the words, then the words themselves, finally with corrections.
 */
export const readPeople = async ({ filters: { q = '', ...asked }, access }: Asked) => {
  const { read } = await loadUnderstanding();
  const plain = read(q);
  const explicit = parametersOfFilters(asked);
  const used = usableParts(plain.parts, explicit, access).filter(
    (part) => !isCredential(part) && !isTitle(plain, part),
  );
  const { whole, unknown } = namesIn(plain);
  const named = [
    ...whole.map((name) => readingOf(explicit, [], name, null)),
    ...unknown.map((name) => readingOf(explicit, used, name, null)),
  ].map((it) => (it.filters.q === q ? { ...it, understood: null } : it));
  return {
    named: unknown.length > 0 ? named : [],
    read: [
      ...readingsOf(plain, explicit, access),
      { filters: { ...asked, q }, understood: null },
      ...(unknown.length > 0 ? [] : whole.map((name) => readingOf(explicit, [], name, null))),
    ],
    corrected: (): PeopleReading[] => {
      const better = read(q, () => false);
      return better.didYouMean === null ? [] : readingsOf(better, explicit, access);
    },
  };
};
