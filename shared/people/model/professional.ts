import * as z from 'zod';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Currency, NpFocus, Profession, Specialty, Unit } from '../../core/model/enumerations';
import {
  CertificationId,
  Cents,
  Day,
  EntryId,
  Instant,
  LicenseId,
  optionalLine,
  OptionalPhone,
  optionalProse,
  OptionalUrl,
  OrganizationId,
  ClockTime,
  UserId,
  Photo,
  FirstVersion,
} from '../../core/model/fields';
import { GivenDay } from '../../core/model/given-times';
import {
  availabilityStatuses,
  educationTypes,
  employmentTypes,
  genders,
  jobInterests,
  licenseTypes,
  profileSteps,
  profileVisibilities,
  shiftTypes,
  stateCodes,
  timeSlots,
  unavailableTypes,
  weekdays,
  workPreferences,
  workRadii,
} from './profile-vocabulary';
import { heldCertifications, licenseScopes, professionSources } from './healthcare-vocabulary';
import { recordSystems } from '../../hiring/model/more-details-vocabulary';
import { SkillList } from './profile/skill-list';
import { spokenLanguages } from './profile/spoken-languages';
import { storedFields, typed } from '../../core/model/stored-form';

const OptionalDay = GivenDay.nullable().default(null);
const chosen = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.array(z.enum(values)).max(values.length).default([]);

/** Entries are identified by ID. */
const entries = <T extends z.ZodType<{ id: string }>>(entry: T, { min, max }: { min: number; max: number }) =>
  z
    .array(entry)
    .min(min)
    .max(max)
    .superRefine((list, context) =>
      list.forEach(({ id }, index) => {
        if (list.findIndex((other) => other.id === id) === index) return;
        context.addIssue({ code: 'custom', path: [index, 'id'], message: notice('entryTwice') });
      }),
    );

export const SpokenLanguage = z.enum(spokenLanguages);
const languageList = z.array(SpokenLanguage).max(limits.spokenLanguages);
/** Loaded on demand: the names are large, and only needed for text. */
const languagesFrom = (given: string | readonly string[]) =>
  typeof given === 'string'
    ? import('./profile/languages-in-text').then(({ languagesIn }) =>
        languagesIn(given).slice(0, limits.spokenLanguages),
      )
    : given;
/** Outdated pages send languages as text. */
const SpokenLanguages = typed(z.preprocess(languagesFrom, languageList), languageList);
export const ProfileStep = z.enum(profileSteps);
export const StateCode = z.enum(stateCodes);
export const ProfileVisibility = z.enum(profileVisibilities);
export type ProfileVisibility = z.infer<typeof ProfileVisibility>;
export const AvailabilityStatus = z.enum(availabilityStatuses);
export type AvailabilityStatus = z.infer<typeof AvailabilityStatus>;

export const Employment = z.strictObject({
  id: EntryId,
  position: optionalLine(limits.nameLength),
  employer: optionalLine(limits.organizationLength),
  location: optionalLine(limits.locationLength),
  startDate: OptionalDay,
  endDate: OptionalDay,
  current: z.boolean().default(false),
  description: optionalProse(limits.bioLength),
});
export type Employment = z.infer<typeof Employment>;

export const Education = z.strictObject({
  id: EntryId,
  type: z.enum(educationTypes).default('education'),
  institution: optionalLine(limits.organizationLength),
  degree: optionalLine(limits.nameLength),
  field: optionalLine(limits.nameLength),
  startDate: OptionalDay,
  endDate: OptionalDay,
  current: z.boolean().default(false),
  description: optionalProse(limits.bioLength),
  certificateNumber: optionalLine(limits.credentialNumberLength),
  credentialId: optionalLine(limits.credentialNumberLength),
  verificationUrl: OptionalUrl,
});
export type Education = z.infer<typeof Education>;

export const License = z.strictObject({
  id: LicenseId,
  type: z.enum(licenseTypes).default('medical-license'),
  name: optionalLine(limits.nameLength),
  number: optionalLine(limits.credentialNumberLength),
  issuingBody: optionalLine(limits.organizationLength),
  issueDate: OptionalDay,
  expiryDate: OptionalDay,
  state: StateCode.nullable().default(null),
  /** Profession of a license to practice; null means the person's profession. */
  profession: Profession.nullable().default(null),
  scope: z.enum(licenseScopes).default('single'),
});
export type License = z.infer<typeof License>;

/** Profession besides the main one, with its own license. */
export const OtherProfession = z.strictObject({
  id: EntryId,
  profession: Profession,
  npFocus: NpFocus.nullable().default(null),
});
export type OtherProfession = z.infer<typeof OtherProfession>;

/** Unit where a person has worked. Without a last day, they still do. */
export const UnitExperience = z.strictObject({
  id: EntryId,
  unit: Unit,
  years: z.int().min(0).max(limits.experienceYears),
  lastWorkedOn: OptionalDay,
});
export type UnitExperience = z.infer<typeof UnitExperience>;

export const HeldCertification = z.strictObject({
  id: CertificationId,
  code: z.enum(heldCertifications),
  /** Name, only for code `other`. */
  otherName: optionalLine(limits.nameLength),
  issuer: optionalLine(limits.organizationLength),
  number: optionalLine(limits.credentialNumberLength),
  issuedOn: OptionalDay,
  /** Null if it doesn't expire. */
  expiresOn: OptionalDay,
});
export type HeldCertification = z.infer<typeof HeldCertification>;

/** `date` is set for type date, `day` for the others, `timeSlot` for day-time. */
export const Unavailable = z
  .strictObject({
    id: EntryId,
    type: z.enum(unavailableTypes),
    date: OptionalDay,
    day: z.enum(weekdays).nullable().default(null),
    timeSlot: z.enum(timeSlots).nullable().default(null),
    reason: optionalLine(limits.nameLength),
    recurring: z.boolean().default(false),
  })
  .refine((it) => (it.type === 'date') === (it.date !== null), { path: ['date'], message: notice('required') })
  .refine((it) => (it.type !== 'date') === (it.day !== null), { path: ['day'], message: notice('required') })
  .refine((it) => (it.type === 'day-time') === (it.timeSlot !== null), {
    path: ['timeSlot'],
    message: notice('required'),
  })
  .refine((it) => it.type === 'date' || !it.recurring, { path: ['recurring'], message: notice('recurringDatesOnly') });
export type Unavailable = z.infer<typeof Unavailable>;

const DayTimes = z.strictObject({
  slots: chosen(timeSlots),
  /** Custom hours in addition to the slots; an end at or before the start is on the next day. */
  customStart: ClockTime.nullable().default(null),
  customEnd: ClockTime.nullable().default(null),
});

export const Availability = z.strictObject({
  status: AvailabilityStatus.default('available'),
  hoursPerWeek: z.int().min(1).max(limits.hoursPerWeekMax).nullable().default(null),
  schedule: chosen(employmentTypes),
  shiftTypes: chosen(shiftTypes),
  daysAvailable: chosen(weekdays),
  /** Times of available days only: removing a day removes its times. */
  dailyTimePreferences: z.partialRecord(z.enum(weekdays), DayTimes).default({}),
  /** Times for every available day. */
  timePreferences: chosen(timeSlots),
  weekendAvailability: z.boolean().default(false),
  nightShifts: z.boolean().default(false),
  callCoverage: z.boolean().default(false),
  remoteWork: z.boolean().default(false),
  travelWillingness: z.boolean().default(false),
  unavailableDates: entries(Unavailable, { min: 0, max: limits.unavailableDates }).default([]),
});
export type Availability = z.infer<typeof Availability>;

/** Stored separately from the profile and readable only by the owner. */
const privateFields = {
  dateOfBirth: OptionalDay,
  gender: z.enum(genders).nullable().default(null),
  address: optionalLine(limits.addressLength),
  address2: optionalLine(limits.addressLength),
  city: optionalLine(limits.nameLength),
  state: StateCode.nullable().default(null),
  zipCode: optionalLine(limits.postalCodeLength),
  deaNumber: optionalLine(limits.credentialNumberLength),
};
export const PrivateDetails = z.object(storedFields(privateFields));
export type PrivateDetails = z.infer<typeof PrivateDetails>;

/** Account fields edited with the profile. An empty name leaves the account unchanged. */
const accountFields = {
  firstName: optionalLine(limits.nameLength),
  lastName: optionalLine(limits.nameLength),
  phone: OptionalPhone,
};

/** Fields of the profile item. Lists have at least one entry. */
const profileFields = {
  employment: entries(Employment, { min: 1, max: limits.employmentEntries }),
  education: entries(Education, { min: 1, max: limits.educationEntries }),
  licenses: entries(License, { min: 1, max: limits.licenses }),
  npiNumber: optionalLine(limits.credentialNumberLength),
  location: optionalLine(limits.locationLength),
  hourlyRateMinCents: Cents.nullable().default(null),
  hourlyRateMaxCents: Cents.nullable().default(null),
  /** Desired weekly pay before taxes, for contracts paid by the week. */
  desiredWeeklyCents: Cents.nullable().default(null),
  currency: Currency.default('USD'),
  availability: Availability,
  /** Null: not stated. */
  radiusMiles: z.literal(workRadii).nullable().default(null),
  jobTypes: chosen(jobInterests),
  workPreferences: chosen(workPreferences),
  title: optionalLine(limits.nameLength),
  profession: Profession.nullable().default(null),
  npFocus: NpFocus.nullable().default(null),
  otherProfessions: entries(OtherProfession, { min: 0, max: limits.otherProfessions }).default([]),
  units: entries(UnitExperience, { min: 0, max: limits.unitsPerProfile }).default([]),
  certifications: entries(HeldCertification, { min: 0, max: limits.certificationsPerProfile }).default([]),
  /** Electronic health record systems that the person has used. */
  recordSystems: chosen(recordSystems),
  specialty: Specialty.nullable().default(null),
  subSpecialty: optionalLine(limits.nameLength),
  experience: z.int().min(0).max(limits.experienceYears).nullable().default(null),
  bio: optionalProse(limits.bioLength),
  skills: SkillList.default([]),
  /** Languages that the person speaks with patients. */
  languages: SpokenLanguages.default([]),
};

/** Profile as saved by each wizard step, possibly incomplete. rules/profile/profile-rules.ts defines requirements. */
export const ProfileDraft = z.strictObject({ ...accountFields, ...privateFields, ...profileFields });
export type ProfileDraft = z.infer<typeof ProfileDraft>;
export const accountFieldNames = Object.keys(accountFields) as (keyof typeof accountFields)[];
export const privateFieldNames = Object.keys(privateFields) as (keyof typeof privateFields)[];
export const profileFieldNames = Object.keys(profileFields) as (keyof typeof profileFields)[];

/** Sharing is off by default, visibility to employers on. */
export const ProfilePrivacy = z.strictObject({
  visibility: ProfileVisibility.default('public'),
  /** Whether employers see email and phone. */
  contactInfoVisible: z.boolean().default(false),
  showOnlineStatus: z.boolean().default(false),
  /** Whether employers may invite the person to apply. */
  acceptsInvitations: z.boolean().default(true),
  /** Whether distances to jobs start at the home's ZIP Code area instead of the profile's town. */
  locationSharing: z.boolean().default(false),
  /** Whether opened profiles count the view, and the person sees who opened theirs. */
  activityTracking: z.boolean().default(false),
  /** Whether search engines may index the public page, while the profile is public. */
  allowSearchEngineIndexing: z.boolean().default(false),
  /** Whether usage is counted: pages opened and features used, without the person. */
  analyticsTracking: z.boolean().default(false),
});
export type ProfilePrivacy = z.infer<typeof ProfilePrivacy>;

/** Number of saves of the privacy settings; 0 before the first one. */
export const PrivacyVersion = FirstVersion;

/** Privacy of team members toward professionals. Sharing is off by default. */
export const MemberPrivacy = z.strictObject({
  showOnlineStatus: z.boolean().default(false),
  /** Whether the account's number is shown on jobs that the member posted. */
  phoneOnJobs: z.boolean().default(false),
  /** Whether opened profiles count the view and name the organization to their owners. */
  activityTracking: z.boolean().default(false),
  /** Same as for professionals. */
  analyticsTracking: z.boolean().default(false),
});
export type MemberPrivacy = z.infer<typeof MemberPrivacy>;

export const BlockedOrganization = z.object({ organizationId: OrganizationId, organization: z.string() });
export type BlockedOrganization = z.infer<typeof BlockedOrganization>;

export const ResumeFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: Instant,
});
export type ResumeFile = z.infer<typeof ResumeFile>;

/** Profile item without account and private fields. Newer fields have defaults. */
export const StoredProfile = z.object({
  ...storedFields(profileFields),
  userId: UserId,
  /** Null without a profession. */
  professionSource: z.enum(professionSources).nullable().default(null),
  profile_completion: z.int(),
  /** 0 before the first save; photo, resume, and privacy don't change it. */
  version: z.int().nonnegative().default(0),
  updatedAt: Instant,
  step: ProfileStep.default('basic'),
  /** Time of submission for review, after which licenses are reviewed. */
  submittedAt: Instant.nullable().default(null),
  photo_url: Photo,
  resume: ResumeFile.nullable().default(null),
  privacy: ProfilePrivacy.prefault({}),
  privacyVersion: PrivacyVersion.default(0),
  blockedOrganizations: z.array(OrganizationId).max(limits.blockedOrganizations).default([]),
  /** Share of skills at an independent level, by the unit of a signed checklist. */
  checklistCoverage: z.partialRecord(Unit, z.object({ share: z.number().min(0).max(1), signedOn: Day })).default({}),
  /** Whether a reviewer confirmed a match with the federal exclusion list. */
  excluded: z.boolean().default(false),
  /** Present if moderators hid the profile or suspended the person. */
  hidden: z.literal(true).optional(),
  /** Center of the home's ZIP Code area or town, for distances to jobs. Never shown. */
  home: z.object({ lat: z.number(), lon: z.number() }).nullable().default(null),
  /** Sum and number of published ratings. */
  ratingSum: z.int().nonnegative().default(0),
  ratingCount: z.int().nonnegative().default(0),
});
export type StoredProfile = z.infer<typeof StoredProfile>;

/** The profile as its owner sees it. Before the first save, fields are empty and the version is 0. */
export const MyProfile = z.object({
  ...StoredProfile.omit({
    blockedOrganizations: true,
    checklistCoverage: true,
    home: true,
    ratingSum: true,
    ratingCount: true,
  }).shape,
  ...storedFields(accountFields),
  ...PrivateDetails.shape,
  /** Starting point of distances to jobs; null if neither ZIP Code nor town is known. */
  measuredFrom: z
    .object({ kind: z.enum(['zip', 'town']), name: z.string() })
    .nullable()
    .default(null),
});
export type MyProfile = z.infer<typeof MyProfile>;

/** Includes license numbers only after an application; never DEA number, date of birth, or gender. */
export const CandidateSummary = z.object({
  userId: UserId,
  firstName: z.string(),
  lastName: z.string(),
  title: z.string(),
  profession: Profession.nullable().default(null),
  specialty: Specialty.nullable(),
  experience: z.int().nullable(),
  location: z.string(),
});
export type CandidateSummary = z.infer<typeof CandidateSummary>;

/** Candidate with the current photo, which applications don't store. */
export const ShownCandidate = CandidateSummary.extend({ photo_url: Photo });
