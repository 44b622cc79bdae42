import { professionsFromTitle } from '@shared/people/rules/derived-profession';
import { limits } from '@shared/limits';
import labels from '@shared/locales/en/labels/professions.json';
import { Cents } from '@shared/core/model/fields';
import { ExternalId } from '@shared/connect/model/recruiting-system';
import type { DryRunRow, ReportMapping } from '@shared/connect/model/report-mapping';
import type { MappedField, RowProblem } from '@shared/connect/model/report-mapping-vocabulary';
import { professions, type Profession } from '@shared/people/model/healthcare-vocabulary';
import { specialties, type rateUnits } from '@shared/core/model/vocabulary';
import { textOfHtml } from '../../../platform/text/text-of-html';
import type { ReportRow } from '../ports';
import { fittingFields, type SourceJob } from './source-job';

type Specialty = (typeof specialties)[number];
type Rate = (typeof rateUnits)[number];
type Problem = DryRunRow['problems'][number];
type Pay = NonNullable<DryRunRow['pay']>;

const same = (one: string, other: string): boolean => one.localeCompare(other, 'en', { sensitivity: 'base' }) === 0;

const professionsOf = (text: string): Profession[] | null => {
  const named = professions.find((it) => same(labels.profession[it], text));
  if (named) return [named];
  const found = professionsFromTitle(text, null).professions.slice(0, limits.professionsPerJob);
  return found.length > 0 ? found : null;
};

const specialtyOf = (text: string): Specialty | null => specialties.find((it) => same(it, text)) ?? null;

/** Parses "85,000.00", "$40.50", "USD 40". Returns null if it isn't an amount. */
export const parseCents = (text: string): number | null => {
  const [digits] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  const cents = digits === undefined ? NaN : Math.round(Number(digits.replaceAll(',', '')) * 100);
  return Cents.safeParse(cents).success ? cents : null;
};

const rateWords: readonly (readonly [RegExp, Rate])[] = [
  [/hour/i, 'hour'],
  [/da(?:y|ily)/i, 'day'],
  [/^(?!.*bi)(?!.*semi).*week/i, 'week'],
  [/^(?!.*bi)(?!.*semi).*month/i, 'month'],
  [/year|annual|salar/i, 'year'],
];
const rateOf = (text: string): Rate | null => rateWords.find(([words]) => words.test(text))?.[1] ?? null;

const openingsOf = (text: string): number | null => {
  const count = Number(text.replaceAll(',', ''));
  return text !== '' && Number.isInteger(count) && count >= 1 && count <= limits.openingsMax ? count : null;
};

const plain = (text: string): string => (/<\/?[a-z][^>]*>/i.test(text) ? textOfHtml(text) : text);

/** Reads one row, and collects its problems. */
const readerOf = (row: ReportRow, mapping: ReportMapping) => {
  const problems: Problem[] = [];
  const note = (field: MappedField, problem: RowProblem, value: string): void => {
    problems.push({ field, problem, value: value.slice(0, limits.sampleValueLength) });
  };
  const text = (field: MappedField): string => {
    const name = mapping[field];
    return name === null ? '' : (row[name] ?? '').trim();
  };
  return {
    problems,
    note,
    text,
    /** Reports `missing` if the mapped field is empty, and `unknown` if its value is not known here. */
    read<T>(field: MappedField, parse: (value: string) => T | null): T | null {
      if (mapping[field] === null) return null;
      const value = text(field);
      const found = value === '' ? null : parse(value);
      if (found === null) note(field, value === '' ? 'missing' : 'unknown', value);
      return found;
    },
  };
};
type Reader = ReturnType<typeof readerOf>;

/** An amount without its time unit is ambiguous: it could be per hour or per year. */
const payOf = (reader: Reader, mapping: ReportMapping): Pay | null => {
  if (mapping.payMin === null && mapping.payMax === null) return null;
  const [min, max] = [reader.read('payMin', parseCents), reader.read('payMax', parseCents)];
  if (min === null && max === null) return null;
  if (mapping.payRate === null) reader.note('payRate', 'missing', '');
  const rate = reader.read('payRate', rateOf);
  if (rate === null) return null;
  return min !== null && max !== null && min > max ? { min: max, max: min, rate } : { min, max, rate };
};

export type RowResult = { shown: DryRunRow; job: SourceJob | null };

const resultOf = (row: ReportRow, mapping: ReportMapping, seen: Set<string>): RowResult => {
  const reader = readerOf(row, mapping);
  const reference = reader.read('reference', (value) => (ExternalId.safeParse(value).success ? value : null));
  const title = reader.read('title', (value) => value);
  const location = reader.read('location', (value) => value) ?? '';
  const found = reader.read('profession', professionsOf) ?? [];
  const specialty = reader.read('specialty', specialtyOf);
  const openings = reader.read('openings', openingsOf) ?? 1;
  const pay = payOf(reader, mapping);
  const description = plain(reader.read('description', (value) => value) ?? '');
  if (reference !== null && seen.has(reference)) reader.note('reference', 'repeated', reference);
  const isImported = reference !== null && title !== null && !seen.has(reference);
  if (reference !== null) seen.add(reference);
  const fields = fittingFields({ title: title ?? '', location, numberOfOpenings: openings, description });
  const shown: DryRunRow = {
    reference: reference ?? reader.text('reference').slice(0, limits.sampleValueLength),
    title: fields.title,
    location: fields.location,
    professions: found,
    specialty,
    openings: fields.numberOfOpenings,
    pay,
    hasDescription: fields.description !== '',
    problems: reader.problems,
    isImported,
  };
  if (reference === null || !isImported) return { shown, job: null };
  const initial = {
    ...(found.length > 0 && { professions: found }),
    ...(specialty !== null && { specialty }),
    ...(pay && { payBy: 'range' as const, rate: pay.rate, salaryMinCents: pay.min, salaryMaxCents: pay.max }),
  };
  return { shown, job: { externalId: reference, reference, fields, initial } };
};

/** Reads rows, for the dry run and the import alike. */
export const readRows = (rows: readonly ReportRow[], mapping: ReportMapping): RowResult[] => {
  const seen = new Set<string>();
  return rows.map((row) => resultOf(row, mapping, seen));
};

/** Field names of common reports, without tenants' own variants. */
const guesses: Record<MappedField, readonly RegExp[]> = {
  reference: [/^(?:job)?requisitionid$/, /requisition(?:id|number)/, /^reqid$/],
  title: [/^jobpostingtitle$/, /postingtitle/, /^jobtitle$/, /^title$/],
  location: [/primarylocation/, /joblocation/, /^location$/, /location/],
  profession: [/^profession$/, /jobprofile/, /jobfamily/],
  specialty: [/specialty/],
  openings: [/openings/, /numberofpositions/],
  payMin: [/(?:pay|salary|compensation).*min/, /min.*(?:pay|salary|compensation)/],
  payMax: [/(?:pay|salary|compensation).*max/, /max.*(?:pay|salary|compensation)/],
  payRate: [/payrate|frequency|payper/],
  description: [/jobdescription$/, /description/],
};

const simple = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Suggests a mapping to start from. */
export const guessedMapping = (names: readonly string[]): Partial<Record<MappedField, string>> =>
  Object.fromEntries(
    Object.entries(guesses).flatMap(([field, patterns]) => {
      const found = patterns.flatMap((pattern) => names.find((name) => pattern.test(simple(name))) ?? []);
      return found[0] === undefined ? [] : [[field, found[0]]];
    }),
  );
