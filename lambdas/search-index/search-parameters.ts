import type { Reading } from '@shared/find/rules/search-query/reading';
import { limits } from '@shared/limits';
import { hiringKinds, shifts } from '@shared/people/model/healthcare-vocabulary';
import { JobFilters } from '@shared/find/model/job-search';

/** Parameters as in a URL: lists are joined by commas. */
export type Parameters = Record<string, string>;

const asListed = new Set(['profession', 'area', 'unit', 'certification', 'state', 'pattern', 'city', 'weeks', 'hours']);
const flags = new Set(['remote', 'asap', 'urgent']);

const radiusOf = (miles: number): number =>
  limits.searchRadius.all.find((it) => it >= miles) ?? limits.searchRadius.all.at(-1)!;

const parametersFor = ({ kind, value }: Reading): Parameters | null => {
  if (asListed.has(kind)) return { [kind]: value };
  switch (kind) {
    case 'kind':
      return hiringKinds.some((it) => it === value) ? { hiring: value } : { jobType: value };
    case 'shift':
      if (value === 'weekends') return { pattern: 'weekend' };
      return shifts.some((it) => it === value) ? { shift: value } : null;
    case 'flag':
      return flags.has(value) ? { [value]: 'true' } : null;
    case 'zip':
      return { city: value };
    case 'radius':
      return { radius: String(radiusOf(Number(value))) };
    case 'pay': {
      const [payMin = '', payUnit = ''] = value.split(' ');
      return { payMin, payUnit };
    }
    default:
      return null;
  }
};

/** Converts a reading to job filters; null if jobs don't have such data. */
export const parametersOfReading = (reading: Reading): Parameters | null => {
  const parameters = parametersFor(reading);
  return parameters && JobFilters.safeParse(parameters).success ? parameters : null;
};

export const parametersOfFilters = (filters: object): Parameters =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(',') : String(value)]],
    ),
  );

const several = new Set([
  'profession',
  'area',
  'unit',
  'hiring',
  'jobType',
  'shift',
  'pattern',
  'certification',
  'language',
  'interest',
  'state',
]);

/** Merges lists; otherwise keeps the first value. */
export const joined = (one: Parameters, other: Parameters): Parameters =>
  Object.entries(other).reduce((all, [name, value]) => {
    const before = all[name];
    if (before === undefined) return { ...all, [name]: value };
    return several.has(name) ? { ...all, [name]: `${before},${value}` } : all;
  }, one);
