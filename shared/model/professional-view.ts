import * as z from 'zod';
import { Currency, Specialty } from './enumerations';
import { Instant, UserId } from './fields';
import { PortfolioItem } from './portfolio';
import { Availability, AvailabilityStatus, Education, Employment, License } from './professional';
import { storedForm } from './stored-form';
import { VerifiedBadge } from './verification';

/**
 * How much a reader sees: `limited` the public and other professionals, `standard` employers, `full` employers whom the
 * professional has applied to, and support; `own` the professional.
 */
export const viewAccess = ['limited', 'standard', 'full', 'own'] as const;
export const ViewAccess = z.enum(viewAccess);
export type ViewAccess = z.infer<typeof ViewAccess>;

/** Unknown until there are reviews. */
const Rating = z.object({ average: z.number().min(1).max(5), reviews: z.int().positive() }).nullable();

const HourlyRate = z
  .object({ minCents: z.int().nullable(), maxCents: z.int().nullable(), currency: Currency })
  .nullable();

/** How quickly somebody usually answers employers who write first: half of the answers came within so many minutes. */
export const ResponseTime = z.object({ minutes: z.int().positive(), samples: z.int().positive() });
export type ResponseTime = z.infer<typeof ResponseTime>;

/** A row of the professional search. What the reader may not see is null or empty. */
export const ProfessionalCard = z.object({
  userId: UserId,
  /** Full name; first name and the initial of the last for limited readers; initials when anonymous. */
  displayName: z.string(),
  anonymous: z.boolean(),
  photo_url: z.string().nullable(),
  title: z.string(),
  /** This and the experience may be missing from a profile that is not finished. */
  specialty: Specialty.nullable(),
  subSpecialty: z.string(),
  experience: z.int().nullable(),
  location: z.string(),
  languages: z.string(),
  availabilityStatus: AvailabilityStatus,
  badges: z.array(VerifiedBadge),
  rating: Rating,
  /** Null for limited readers. */
  hourlyRate: HourlyRate,
  bio: z.string().nullable(),
  skills: z.string().nullable(),
});
export type ProfessionalCard = z.infer<typeof ProfessionalCard>;

/** A profile as one reader sees it; the server leaves out the rest. Never DEA number, birth date, gender or address. */
export const ProfessionalView = ProfessionalCard.extend({
  access: ViewAccess,
  availability: Availability.omit({ unavailableDates: true, status: true }).nullable(),
  /** Employers are empty when anonymous and for limited readers. */
  employment: z.array(storedForm(Employment)),
  education: z.array(
    storedForm(Education.omit({ certificateNumber: true, credentialId: true, verificationUrl: true })),
  ),
  /** Numbers from `full` on. */
  licenses: z.array(storedForm(License.omit({ number: true }).extend({ number: z.string().nullable() }))),
  npiNumber: z.string().nullable(),
  portfolio: z.array(PortfolioItem.omit({ version: true })),
  /** Also told to those who do not see the items. */
  portfolioCount: z.int().nonnegative(),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  /** Null unless its owner shows it. */
  online: z.boolean().nullable(),
  /** Null until there are enough answers. */
  responseTime: ResponseTime.nullable(),
  /** There is one to download, from `full` on. */
  hasResume: z.boolean(),
  /** By the reader; null for those who save nobody. */
  saved: z.boolean().nullable(),
  updatedAt: Instant,
});
export type ProfessionalView = z.infer<typeof ProfessionalView>;
