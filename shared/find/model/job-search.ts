import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  Area,
  Certification,
  HiringKind,
  JobSort,
  JobStatus,
  JobType,
  ManagedJobSort,
  Profession,
  RateUnit,
  JobShift,
  JobShiftPattern,
  Specialty,
  Unit,
} from '../../core/model/enumerations';
import { codesOf, Cursor, Flag, searchedText, listOf, page } from '../../core/model/fields';
import { JobCard } from '../../hiring/model/job';
import { MatchOutcome } from '../../hiring/model/match';
import { postedWithinDays } from '../../core/model/vocabulary';

const SearchText = searchedText(limits.searchTextLength);
const searchedState = /^[A-Z]{2}$/;
const SearchedPlace = searchedText(limits.locationLength).min(1);
const count = (max: number) => z.coerce.number<string>().int().min(1).max(max);
const oneOf = <const T extends readonly number[]>(values: T) =>
  z
    .string()
    .max(String(Math.max(...values)).length)
    .transform(Number)
    .refine((value): value is T[number] => values.includes(value));

/** Query parameters: `?q=icu nurse&jobType=locum,contract&remote=true`. */
const filters = {
  q: SearchText.optional(),
  /** Searches for the text as words, without reading professions, places, or shifts into it. */
  words: Flag.optional(),
  profession: codesOf(Profession),
  unit: codesOf(Unit),
  /** Units, or specialties for professions that use them. */
  area: codesOf(Area),
  hiring: codesOf(HiringKind),
  jobType: listOf(JobType).optional(),
  specialty: listOf(Specialty).optional(),
  shift: codesOf(JobShift),
  pattern: codesOf(JobShiftPattern),
  /** Certification required or preferred. */
  certification: codesOf(Certification),
  /** Place exactly as in a facet. */
  location: SearchedPlace.optional(),
  /** State codes such as "TX"; unknown ones find nothing. */
  state: listOf(z.string().regex(searchedState)).optional(),
  /** City such as "Austin, TX", including the radius in miles. */
  city: SearchedPlace.optional(),
  radius: oneOf(limits.searchRadius.all).optional(),
  remote: Flag.optional(),
  urgent: Flag.optional(),
  /** Only jobs of verified employers. */
  verified: Flag.optional(),
  asap: Flag.optional(),
  /** Weeks of a contract. */
  weeks: count(limits.contractWeeksMax).optional(),
  /** Hours per shift. */
  hours: count(limits.hoursPerShift.max).optional(),
  /** Whole currency units per `payUnit`; compared as annual amounts. */
  payMin: z.coerce
    .number<string>()
    .int()
    .positive(notice('searchMaxPay'))
    .max(limits.payMaxCents / 100)
    .optional(),
  payUnit: RateUnit.optional(),
  postedWithin: oneOf(postedWithinDays).optional(),
};

export const JobFilters = z.strictObject(filters);
export type JobFilters = z.infer<typeof JobFilters>;
/** Query parameters: all values are strings. */
export type JobFilterParameters = z.input<typeof JobFilters>;

/** `sort` defaults to relevance with a text, otherwise newest. */
export const JobSearchQuery = z.strictObject({ ...filters, sort: JobSort.optional(), cursor: Cursor.optional() });
export type JobSearchQuery = z.infer<typeof JobSearchQuery>;

/** `sort` defaults to the best match if the person's profession is known, and `possible` to `true`. */
export const MatchedJobSearchQuery = JobSearchQuery.extend({
  /** Only jobs that the person is or can become eligible for. */
  possible: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});
export type MatchedJobSearchQuery = z.infer<typeof MatchedJobSearchQuery>;

/** Segments that join to the full text. */
export const HighlightedText = z.array(z.object({ text: z.string(), match: z.boolean() }));
export type HighlightedText = z.infer<typeof HighlightedText>;

export const JobHit = JobCard.extend({
  /** Null where the field does not match. */
  highlights: z.object({
    title: HighlightedText.nullable(),
    organization: HighlightedText.nullable(),
    specialty: HighlightedText.nullable(),
    description: HighlightedText.nullable(),
  }),
  /** Distance from the searched place; null without one, within that place, or if unknown. */
  miles: z.int().positive().nullable(),
});
export type JobHit = z.infer<typeof JobHit>;

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int().nonnegative() }));

/** Number of jobs per choice; a filter's own selection does not narrow its counts. */
export const JobFacets = z.object({
  profession: counted(Profession),
  unit: counted(Unit),
  hiring: counted(HiringKind),
  shift: counted(JobShift),
  jobType: counted(JobType),
  specialty: counted(Specialty),
  location: counted(z.string()),
  remote: z.int().nonnegative(),
  urgent: z.int().nonnegative(),
  verified: z.int().nonnegative(),
  postedWithin: counted(z.int()),
});
export type JobFacets = z.infer<typeof JobFacets>;

/** Filters to drop if a search finds nothing, in this order. */
export const relaxedFilters = [
  'pattern',
  'hours',
  'shift',
  'asap',
  'weeks',
  'payMin',
  'radius',
  'unit',
  'city',
] as const;
export type RelaxedFilter = (typeof relaxedFilters)[number];

const Parameters = z.record(z.string(), z.string());

/** Interpretation of a text. */
export const UnderstoodSearch = z.object({
  /** The whole search as parameters: understood parts as filters, other words as `q`. */
  search: Parameters,
  /** Other interpretations of ambiguous words, each as a complete search. */
  alternatives: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(['state', 'city', 'profession', 'unit', 'jobType']),
      value: z.string(),
      search: Parameters,
    }),
  ),
  didYouMean: z.string().nullable(),
  /** A ZIP Code that was dropped because its place is unknown. */
  unknownZip: z.string().nullable(),
});
export type UnderstoodSearch = z.infer<typeof UnderstoodSearch>;

export const JobSearchResult = page(JobHit).extend({
  total: z.int().nonnegative(),
  facets: JobFacets,
  /** Null if the text is searched for as it is. */
  understood: UnderstoodSearch.nullable(),
  /** Filters dropped or widened because nothing matches all of them. */
  relaxed: z.array(z.enum(relaxedFilters)),
});
export type JobSearchResult = z.infer<typeof JobSearchResult>;

export const MatchedJobSearchResult = JobSearchResult.extend({
  items: z.array(JobHit.extend({ match: MatchOutcome.nullable() })),
  /** Null while the person's profession is unknown: then nothing is matched. */
  possible: z.boolean().nullable(),
  /** False if `total` may include jobs that ask for more than the person has. */
  isTotalExact: z.boolean(),
});
export type MatchedJobSearchResult = z.infer<typeof MatchedJobSearchResult>;

export const ManagedJobQuery = z.strictObject({
  /** Searches title and department. */
  q: SearchText.optional(),
  status: JobStatus.optional(),
  jobType: JobType.optional(),
  specialty: Specialty.optional(),
  /** Part of the location. */
  location: SearchedPlace.optional(),
  /** Only jobs posted by the caller. */
  mine: Flag.optional(),
  sort: ManagedJobSort.optional(),
  cursor: Cursor.optional(),
});
export type ManagedJobQuery = z.infer<typeof ManagedJobQuery>;
/** Query parameters: all values are strings. */
export type ManagedJobParameters = z.input<typeof ManagedJobQuery>;
