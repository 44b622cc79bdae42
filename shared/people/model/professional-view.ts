import * as z from 'zod';
import { Currency, NpFocus, Profession, Specialty } from '../../core/model/enumerations';
import { Instant, UserId } from '../../core/model/fields';
import { PortfolioItem } from './portfolio';
import {
  Availability,
  AvailabilityStatus,
  Education,
  Employment,
  HeldCertification,
  License,
  OtherProfession,
  SpokenLanguage,
  UnitExperience,
} from './professional';
import { jobInterests, workPreferences } from './profile-vocabulary';
import { storedSkills } from './profile/skill-list';
import { storedForm } from '../../core/model/stored-form';
import { CredentialId, VerifiedBadge } from './verification';

/** `limited`: public and other professionals; `standard`: employers; `full`: after an application, and support.
 * `unnamed`: like limited, but without name, photo, and town, for unverified organizations. */
export const viewAccess = ['unnamed', 'limited', 'standard', 'full', 'own'] as const;
export const ViewAccess = z.enum(viewAccess);
export type ViewAccess = z.infer<typeof ViewAccess>;

const Rating = z.object({ average: z.number().min(1).max(5), reviews: z.int().positive() }).nullable();

const HourlyRate = z
  .object({ minCents: z.int().nullable(), maxCents: z.int().nullable(), currency: Currency })
  .nullable();

/** Median time to answer employers who write first. */
export const ResponseTime = z.object({ minutes: z.int().positive(), samples: z.int().positive() });
export type ResponseTime = z.infer<typeof ResponseTime>;

/** Search result. Fields hidden from the viewer are null or empty. */
export const ProfessionalCard = z.object({
  userId: UserId,
  /** Full name; first name and last initial for limited viewers; initials if anonymous. */
  displayName: z.string(),
  anonymous: z.boolean(),
  photo_url: z.string().nullable(),
  title: z.string(),
  /** Null in older profiles. */
  profession: Profession.nullable().default(null),
  npFocus: NpFocus.nullable().default(null),
  otherProfessions: z.array(OtherProfession).default([]),
  /** Null in unfinished profiles, like the experience. */
  specialty: Specialty.nullable(),
  subSpecialty: z.string(),
  experience: z.int().nullable(),
  location: z.string(),
  // Older search documents have text.
  languages: z.array(SpokenLanguage).catch([]),
  availabilityStatus: AvailabilityStatus,
  badges: z.array(VerifiedBadge),
  rating: Rating,
  /** Null for limited viewers. */
  hourlyRate: HourlyRate,
  bio: z.string().nullable(),
  skills: storedSkills.nullable(),
});
export type ProfessionalCard = z.infer<typeof ProfessionalCard>;

/** Proof of education; requires `full` access, like license numbers. */
const educationProof = {
  certificateNumber: z.string().nullable(),
  credentialId: z.string().nullable(),
  verificationUrl: z.string().nullable(),
};

/** Never includes DEA number, date of birth, gender, or address. */
export const ProfessionalView = ProfessionalCard.extend({
  access: ViewAccess,
  availability: Availability.omit({ unavailableDates: true, status: true })
    .extend({ interests: z.array(z.enum(jobInterests)), preferences: z.array(z.enum(workPreferences)) })
    .nullable(),
  /** Empty when anonymous and for limited access. */
  employment: z.array(storedForm(Employment)),
  education: z.array(storedForm(Education.extend(educationProof))),
  /** Numbers require `full` access. */
  licenses: z.array(storedForm(License.omit({ number: true }).extend({ number: z.string().nullable() }))),
  units: z.array(UnitExperience),
  certifications: z.array(
    storedForm(HeldCertification.omit({ number: true }).extend({ number: z.string().nullable() })),
  ),
  /** Credentials with a document; requires `full` access. */
  documents: z.array(CredentialId),
  npiNumber: z.string().nullable(),
  portfolio: z.array(PortfolioItem.omit({ version: true })),
  /** Number of items, also set when they are hidden. */
  portfolioCount: z.int().nonnegative(),
  contact: z.object({ email: z.string(), phone: z.string() }).nullable(),
  /** Null if hidden. */
  online: z.boolean().nullable(),
  /** Null below the minimum sample size. */
  responseTime: ResponseTime.nullable(),
  /** Whether a resume can be downloaded; `full` and `own` only. */
  hasResume: z.boolean(),
  /** Whether the current viewer saved this professional; null for viewers who can't save. */
  saved: z.boolean().nullable(),
  updatedAt: Instant,
});
export type ProfessionalView = z.infer<typeof ProfessionalView>;
