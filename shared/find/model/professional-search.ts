import * as z from 'zod';
import { limits } from '../../limits';
import { Area, Certification, Profession, Specialty, Unit } from '../../core/model/enumerations';
import { codesOf, Cursor, Flag, searchedText, listOf, page } from '../../core/model/fields';
import { AvailabilityStatus, SpokenLanguage, StateCode } from '../../people/model/professional';
import { ProfessionalCard } from '../../people/model/professional-view';
import {
  jobInterests,
  professionalExperienceBands,
  professionalSorts,
  ratingsAndUp,
} from '../../people/model/profile-vocabulary';

const JobInterest = z.enum(jobInterests);
const SearchText = searchedText(limits.searchTextLength);

/** Query parameters: `?q=icu nurse&specialty=Cardiology&availability=available&rating=4`. */
export const ProfessionalSearchQuery = z.strictObject({
  /** Anonymous profiles are never found by name. */
  q: SearchText.optional(),
  profession: listOf(Profession).optional(),
  specialty: listOf(Specialty).optional(),
  unit: codesOf(Unit),
  /** Units, or specialties for professions that use them. */
  area: codesOf(Area),
  /** Held and not expired; for employers. */
  certification: codesOf(Certification),
  /** At least one of them. */
  language: codesOf(SpokenLanguage),
  /** At least one of them; for employers. */
  interest: listOf(JobInterest).optional(),
  /** Prefers flexible hours; for employers. */
  flexible: Flag.optional(),
  /** A town in any spelling. */
  location: searchedText(limits.locationLength).min(1).optional(),
  experience: listOf(z.enum(professionalExperienceBands)).optional(),
  availability: listOf(AvailabilityStatus).optional(),
  rating: z
    .string()
    .max(1)
    .transform(Number)
    .refine((value): value is (typeof ratingsAndUp)[number] => (ratingsAndUp as readonly number[]).includes(value))
    .optional(),
  /** License valid in this state, including compacts. */
  licensedIn: StateCode.optional(),
  verified: Flag.optional(),
  sort: z.enum(professionalSorts).optional(),
  cursor: Cursor.optional(),
});
export type ProfessionalSearchQuery = z.infer<typeof ProfessionalSearchQuery>;
export type ProfessionalSearchParameters = z.input<typeof ProfessionalSearchQuery>;

const counted = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count: z.int().nonnegative() }));

/** Number of results per choice; a filter's own selection does not narrow its counts. */
export const ProfessionalFacets = z.object({
  profession: counted(Profession),
  specialty: counted(Specialty),
  location: counted(z.string()),
  language: counted(SpokenLanguage),
  /** Empty for readers without access. */
  interest: counted(JobInterest),
  flexible: z.int().nonnegative(),
  experience: counted(z.enum(professionalExperienceBands)),
  availability: counted(AvailabilityStatus),
  rating: counted(z.int()),
  verified: z.int().nonnegative(),
});
export type ProfessionalFacets = z.infer<typeof ProfessionalFacets>;

export const ProfessionalSearchResult = page(ProfessionalCard).extend({
  total: z.int().nonnegative(),
  facets: ProfessionalFacets,
  /** The interpreted search as parameters; null if the text is searched for as it is. */
  understood: z.object({ search: z.record(z.string(), z.string()), didYouMean: z.string().nullable() }).nullable(),
});
export type ProfessionalSearchResult = z.infer<typeof ProfessionalSearchResult>;
