import { gazetteer } from '@shared/core/rules/places/gazetteer';
import type { Part, Reading, Understanding } from '@shared/find/rules/search-query/reading';
import { JobFilters, type UnderstoodSearch } from '@shared/find/model/job-search';
import type { JobSearch } from './port';
import { loadUnderstanding } from './understanding';
import { joined, parametersOfFilters, parametersOfReading, type Parameters } from './search-parameters';

type UnderstoodFilters = { filters: JobFilters; understood: UnderstoodSearch | null };
type Alternative = UnderstoodSearch['alternatives'][number];

const single = new Set(['city', 'radius', 'payMin', 'weeks', 'hours']);

/** Parts that become filters. Explicit filters win, and the first of repeated single ones. */
const usableParts = (parts: readonly Part[], explicit: Parameters): Part[] => {
  const taken = new Set<string>(Object.keys(explicit));
  const isNamed = 'city' in explicit || parts.some(({ kind }) => kind === 'city');
  const isPlaced = isNamed || parts.some(({ kind }) => kind === 'zip');
  return parts.filter((part) => {
    const names = Object.keys(parametersOfReading(part) ?? {});
    if (names.length === 0 || names.some((name) => taken.has(name))) return false;
    if ((part.kind === 'radius' && !isPlaced) || (part.kind === 'zip' && isNamed)) return false;
    for (const name of names) if (single.has(name)) taken.add(name);
    return true;
  });
};

/** A radius without a center, or a ZIP Code with a city, has no effect. */
const isSilent = ({ kind }: Part): boolean => kind === 'radius' || kind === 'zip';

/** Words without a filter, as typed. */
export const textOf = ({ parts, tokens, words }: Understanding, used: readonly Part[]): string => {
  const covered = (at: number): boolean => used.some(({ from, to }) => from <= at && at < to);
  const unused = parts.filter((part) => !used.includes(part) && !isSilent(part));
  const numbers = unused.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index));
  return [...new Set([...words, ...numbers])]
    .filter((at) => !covered(at))
    .sort((one, other) => one - other)
    .map((at) => tokens[at]!.raw)
    .join(' ');
};

const searchOf = (explicit: Parameters, readings: readonly Reading[], text: string): Parameters => ({
  ...readings.map((it) => parametersOfReading(it) ?? {}).reduce(joined, explicit),
  ...(text && { q: text }),
});

const shownKind = (kind: Reading['kind']): Alternative['kind'] =>
  kind === 'kind' ? 'jobType' : (kind as Alternative['kind']);

const alternativesOf = (
  { tokens }: Understanding,
  explicit: Parameters,
  used: readonly Part[],
  text: string,
): Alternative[] =>
  used.flatMap((part) =>
    part.alternatives.map(({ kind, value }) => ({
      text: tokens
        .slice(part.from, part.to)
        .map(({ raw }) => raw)
        .join(' '),
      kind: shownKind(kind),
      value,
      search: searchOf(explicit, [...used.filter((it) => it !== part), { kind, value }], text),
    })),
  );

/** ZIP Code without coordinates, which matches nothing. */
const unknownZipIn = (used: readonly Part[]): string | null =>
  used.find(({ kind, value }) => kind === 'zip' && !gazetteer.find({ zip: value }))?.value ?? null;

/** Reads a search text as filters: "RN Austin" means registered nurses within 50 miles of Austin. */
export const understoodFilters = async (
  index: Pick<JobSearch, 'unknown'>,
  { q, ...asked }: JobFilters,
): Promise<UnderstoodFilters> => {
  if (!q || asked.words) return { filters: { ...asked, ...(q && { q }) }, understood: null };
  const { read, doubtful } = await loadUnderstanding();
  const plain = read(q);
  const unsure = doubtful(plain);
  // Misspelled words are corrected if no job has them.
  const unknown = unsure.length > 0 ? await index.unknown(unsure) : [];
  const reading = unknown.length > 0 ? read(q, (word) => !unknown.includes(word)) : plain;
  const explicit = parametersOfFilters(asked);
  const used = usableParts(reading.parts, explicit);
  const text = textOf(reading, used);
  const search = searchOf(explicit, used, text);
  const alternatives = alternativesOf(reading, explicit, used, text);
  const isPlain = used.length === 0 && reading.didYouMean === null;
  return {
    filters: JobFilters.parse(search),
    understood: isPlain
      ? null
      : { search, alternatives, didYouMean: reading.didYouMean, unknownZip: unknownZipIn(used) },
  };
};
