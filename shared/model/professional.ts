import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { Currency, Specialty } from './enumerations';
import { Cents, Instant, line, optionalLine, optionalProse, UserId } from './fields';

const Employment = z.strictObject({
  position: optionalLine(limits.nameLength),
  employer: optionalLine(limits.organizationLength),
});
const Education = z.strictObject({
  institution: optionalLine(limits.organizationLength),
  degree: optionalLine(limits.nameLength),
});
const License = z.strictObject({
  name: optionalLine(limits.nameLength),
  number: optionalLine(40),
  state: optionalLine(limits.nameLength),
});

const ProfessionalProfileFields = z.strictObject({
  title: line(limits.nameLength),
  specialty: Specialty,
  /** Whole years. */
  experience: z.int().min(0).max(70),
  location: optionalLine(limits.locationLength),
  bio: optionalProse(limits.bioLength),
  skills: optionalLine(limits.bioLength),
  languages: optionalLine(limits.bioLength),
  hourlyRateMinCents: Cents.nullable(),
  hourlyRateMaxCents: Cents.nullable(),
  currency: Currency.default('USD'),
  employment: z.array(Employment).min(1).max(50),
  education: z.array(Education).min(1).max(50),
  licenses: z.array(License).min(1).max(50),
  /** Listed in the professional search. Sharing starts off. */
  searchable: z.boolean().default(false),
});

/** What a professional edits about themself. Lists always keep at least one entry. */
export const ProfessionalProfile = ProfessionalProfileFields.refine(
  (it) =>
    it.hourlyRateMinCents === null || it.hourlyRateMaxCents === null || it.hourlyRateMinCents <= it.hourlyRateMaxCents,
  { path: ['hourlyRateMinCents'], message: messages.minRateAboveMax },
);
export type ProfessionalProfile = z.infer<typeof ProfessionalProfile>;

/** The stored profile as its owner reads it. Before the first save the fields are empty and the version is 0. */
export const StoredProfessionalProfile = z.object({
  ...ProfessionalProfileFields.shape,
  title: z.string(),
  specialty: Specialty.nullable(),
  experience: z.int().nullable(),
  userId: UserId,
  profile_completion: z.int(),
  version: z.int().nonnegative(),
  updatedAt: Instant,
});
export type StoredProfessionalProfile = z.infer<typeof StoredProfessionalProfile>;

/** What an employer sees of an applicant. Licence numbers only after an application; never DEA number, birth date or gender. */
export const CandidateSummary = z.object({
  userId: UserId,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  specialty: Specialty.nullable(),
  experience: z.int().nullable(),
  location: z.string(),
});
export type CandidateSummary = z.infer<typeof CandidateSummary>;

/** A row of the professional search: nothing that identifies or contacts the person. */
export const ProfessionalCard = z.object({
  userId: UserId,
  /** First name and the initial of the last. */
  displayName: z.string(),
  title: z.string(),
  specialty: Specialty,
  experience: z.int(),
  location: z.string(),
  languages: z.string(),
});
export type ProfessionalCard = z.infer<typeof ProfessionalCard>;
