import * as z from 'zod';
import { limits } from '../limits';
import { notice } from '../text/notice';
import { JobSort, JobStatus, JobType, ManagedJobSort, RateUnit, Specialty } from './enumerations';
import { Cursor, Flag, searchedText, listOf, page } from './fields';
import { JobCard } from './job';
import { postedWithinDays } from './vocabulary';

const SearchText = searchedText(limits.searchTextLength);
const oneOf = <const T extends readonly number[]>(values: T) =>
  z
    .string()
    .transform(Number)
    .refine((value): value is T[number] => values.includes(value));

/** Query parameters: `?q=icu nurse&jobType=locum,contract&remote=true`. */
const filters = {
  q: SearchText.optional(),
  jobType: listOf(JobType).optional(),
  specialty: listOf(Specialty).optional(),
  /** Exactly as in a facet. */
  location: searchedText(limits.locationLength).min(1).optional(),
  remote: Flag.optional(),
  urgent: Flag.optional(),
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
/** As query parameters: all values are strings. */
export type JobFilterParameters = z.input<typeof JobFilters>;

/** `sort` defaults to relevance with a text, otherwise newest. */
export const JobSearchQuery = z.strictObject({ ...filters, sort: JobSort.optional(), cursor: Cursor.optional() });
export type JobSearchQuery = z.infer<typeof JobSearchQuery>;

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
});
export type JobHit = z.infer<typeof JobHit>;

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int().nonnegative() }));

/** Number of jobs per choice; a filter's own selection does not narrow its counts. */
export const JobFacets = z.object({
  jobType: counted(JobType),
  specialty: counted(Specialty),
  location: counted(z.string()),
  remote: z.int().nonnegative(),
  urgent: z.int().nonnegative(),
  postedWithin: counted(z.int()),
});
export type JobFacets = z.infer<typeof JobFacets>;

export const JobSearchResult = page(JobHit).extend({ total: z.int().nonnegative(), facets: JobFacets });
export type JobSearchResult = z.infer<typeof JobSearchResult>;

export const ManagedJobQuery = z.strictObject({
  /** Searches title and department. */
  q: SearchText.optional(),
  status: JobStatus.optional(),
  sort: ManagedJobSort.optional(),
  cursor: Cursor.optional(),
});
export type ManagedJobQuery = z.infer<typeof ManagedJobQuery>;
