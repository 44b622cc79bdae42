import * as z from 'zod';
import { limits } from '../../limits';
import { languages } from '../../text/language';
import { Area, Profession, Specialty, Unit } from '../../core/model/enumerations';
import { searchedText } from '../../core/model/fields';

export const SuggestionQuery = z.strictObject({
  q: searchedText(limits.searchTextLength),
  of: z.enum(['jobs', 'professionals']),
  /** Names of professions, units, and areas are understood in this language and in English. */
  language: z.enum(languages),
});
export type SuggestionQuery = z.infer<typeof SuggestionQuery>;

const count = z.int().nonnegative();

/** A value to search for, with the number of jobs or profiles that have it. */
export const Suggestion = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('profession'), value: Profession, count }),
  z.object({ kind: z.literal('unit'), value: Unit, count }),
  z.object({ kind: z.literal('area'), value: Area, count }),
  z.object({ kind: z.literal('specialty'), value: Specialty, count }),
  z.object({ kind: z.literal('city'), value: z.string(), count }),
  z.object({ kind: z.literal('organization'), value: z.string(), count }),
  z.object({ kind: z.literal('person'), value: z.string(), count }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

export const Suggestions = z.object({
  /** Text before the words that the suggestions complete. */
  before: z.string(),
  items: z.array(Suggestion),
});
export type Suggestions = z.infer<typeof Suggestions>;
