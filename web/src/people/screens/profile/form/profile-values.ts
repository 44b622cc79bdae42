import { usualIssuer } from '@shared/people/rules/credentials/certification-issuer';
import { fieldsOfStep } from '@shared/people/rules/profile/profile-rules';
import type {
  Education,
  Employment,
  HeldCertification,
  License,
  MyProfile,
  OtherProfession,
  ProfileDraft,
  UnitExperience,
} from '@shared/people/model/professional';
import { newId } from '@/lib/requests/new-id';

/** Editable profile, possibly incomplete. Empty values are '' or null. */
export type ProfileValues = ProfileDraft;
export type ProfileField = keyof ProfileValues;

export const profileFields: readonly ProfileField[] = [...new Set(Object.values(fieldsOfStep).flat())];

export const valuesOf = (profile: MyProfile): ProfileValues =>
  Object.fromEntries(profileFields.map((field) => [field, profile[field]])) as ProfileValues;

export const newEmployment = (): Employment => ({
  id: newId('ent'),
  position: '',
  employer: '',
  location: '',
  startDate: null,
  endDate: null,
  current: false,
  description: '',
});

export const newEducation = (): Education => ({
  id: newId('ent'),
  type: 'education',
  institution: '',
  degree: '',
  field: '',
  startDate: null,
  endDate: null,
  current: false,
  description: '',
  certificateNumber: '',
  credentialId: '',
  verificationUrl: '',
});

export const newLicense = (): License => ({
  id: newId('lic'),
  type: 'medical-license',
  name: '',
  number: '',
  issuingBody: '',
  issueDate: null,
  expiryDate: null,
  state: null,
  profession: null,
  scope: 'single',
});

export const newOtherProfession = (profession: OtherProfession['profession']): OtherProfession => ({
  id: newId('ent'),
  profession,
  npFocus: null,
});

/** The unit is chosen in the entry itself; the default is the first of the list. */
export const newUnit = (unit: UnitExperience['unit']): UnitExperience => ({
  id: newId('ent'),
  unit,
  years: 1,
  lastWorkedOn: null,
});

export const newCertification = (code: HeldCertification['code']): HeldCertification => ({
  id: newId('crt'),
  code,
  otherName: '',
  issuer: usualIssuer(code),
  number: '',
  issuedOn: null,
  expiresOn: null,
});

export const blankValues = (): ProfileValues => ({
  firstName: '',
  lastName: '',
  phone: '',
  dateOfBirth: null,
  gender: null,
  address: '',
  address2: '',
  city: '',
  state: null,
  zipCode: '',
  deaNumber: '',
  employment: [newEmployment()],
  education: [newEducation()],
  licenses: [newLicense()],
  npiNumber: '',
  location: '',
  hourlyRateMinCents: null,
  hourlyRateMaxCents: null,
  desiredWeeklyCents: null,
  currency: 'USD',
  availability: {
    status: 'available',
    hoursPerWeek: null,
    schedule: [],
    shiftTypes: [],
    daysAvailable: [],
    dailyTimePreferences: {},
    timePreferences: [],
    weekendAvailability: false,
    nightShifts: false,
    callCoverage: false,
    remoteWork: false,
    travelWillingness: false,
    unavailableDates: [],
  },
  radiusMiles: null,
  jobTypes: [],
  workPreferences: [],
  title: '',
  profession: null,
  npFocus: null,
  otherProfessions: [],
  units: [],
  certifications: [],
  specialty: null,
  subSpecialty: '',
  experience: null,
  bio: '',
  skills: [],
  recordSystems: [],
  languages: [],
});
