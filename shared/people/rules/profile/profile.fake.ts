import fc from 'fast-check';
import { recordSystems } from '../../../hiring/model/more-details-vocabulary';
import type { ProfileDraft } from '../../model/professional';
import { heldCertifications, licenseScopes, npFocuses, professions, units } from '../../model/healthcare-vocabulary';
import {
  employmentTypes,
  genders,
  shiftTypes,
  stateCodes,
  timeSlots,
  weekdays,
  workRadii,
} from '../../model/profile-vocabulary';
import { spokenLanguages } from '../../model/profile/spoken-languages';
import { specialties } from '../../../core/model/vocabulary';

const text = fc.constantFrom('', 'Cardiology nurse', 'Boston, MA', '1234567893', 'AB1234563', '02118');
const day = fc.constantFrom(null, '1984-02-29', '2019-07-01', '2026-11-21', '2026-11-22', '2031-01-01');
const id = (prefix: string) => fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/).map((tail): string => `${prefix}_${tail}`);
const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const employment = fc.record({
  id: id('ent'),
  position: text,
  employer: text,
  location: text,
  startDate: day,
  endDate: day,
  current: fc.boolean(),
  description: text,
});
const education = fc.record({
  id: id('ent'),
  type: fc.constantFrom('education' as const, 'certification' as const),
  institution: text,
  degree: text,
  field: text,
  startDate: day,
  endDate: day,
  current: fc.boolean(),
  description: text,
  certificateNumber: text,
  credentialId: text,
  verificationUrl: fc.constant(''),
});
const license = fc.record({
  id: id('lic'),
  type: fc.constantFrom('medical-license' as const, 'other' as const),
  name: text,
  number: text,
  issuingBody: text,
  issueDate: day,
  expiryDate: day,
  state: maybe(fc.constantFrom(...stateCodes)),
  profession: maybe(fc.constantFrom(...professions.slice(0, 6))),
  scope: fc.constantFrom(...licenseScopes),
});
const unit = fc.record({
  id: id('ent'),
  unit: fc.constantFrom(...units),
  years: fc.integer({ min: 0, max: 40 }),
  lastWorkedOn: day,
});
const otherProfession = fc.record({
  id: id('ent'),
  profession: fc.constantFrom(...professions.slice(0, 6)),
  npFocus: maybe(fc.constantFrom(...npFocuses)),
});
const certification = fc.record({
  id: id('crt'),
  code: fc.constantFrom(...heldCertifications),
  otherName: text,
  issuer: text,
  number: text,
  issuedOn: day,
  expiresOn: day,
});
const times = fc.record({
  slots: some(timeSlots),
  customStart: fc.constantFrom(null, '07:00'),
  customEnd: fc.constantFrom(null, '19:00'),
});
const availability = fc.record({
  status: fc.constant('available' as const),
  hoursPerWeek: maybe(fc.integer({ min: 1, max: 168 })),
  schedule: some(employmentTypes),
  shiftTypes: some(shiftTypes),
  daysAvailable: some(weekdays),
  dailyTimePreferences: fc.dictionary(fc.constantFrom(...weekdays), times, { maxKeys: 3 }),
  timePreferences: some(timeSlots),
  weekendAvailability: fc.boolean(),
  nightShifts: fc.boolean(),
  callCoverage: fc.boolean(),
  remoteWork: fc.boolean(),
  travelWillingness: fc.boolean(),
  unavailableDates: fc.constant<ProfileDraft['availability']['unavailableDates']>([]),
});
const cents = maybe(fc.integer({ min: 0, max: 50_000 }));

export const profileDraft = fc
  .record({
    firstName: text,
    lastName: text,
    phone: fc.constantFrom('', '+12025550143'),
    dateOfBirth: day,
    gender: maybe(fc.constantFrom(...genders)),
    address: text,
    address2: text,
    city: text,
    state: maybe(fc.constantFrom(...stateCodes)),
    zipCode: text,
    deaNumber: text,
    employment: fc.array(employment, { minLength: 1, maxLength: 3 }),
    education: fc.array(education, { minLength: 1, maxLength: 3 }),
    licenses: fc.array(license, { minLength: 1, maxLength: 3 }),
    npiNumber: text,
    location: text,
    hourlyRateMinCents: cents,
    hourlyRateMaxCents: cents,
    desiredWeeklyCents: cents,
    currency: fc.constant('USD' as const),
    availability,
    radiusMiles: maybe(fc.constantFrom(...workRadii)),
    jobTypes: some(['Clinical Practice', 'Research'] as const),
    workPreferences: some(['Full-time', 'Contract'] as const),
    title: text,
    profession: maybe(fc.constantFrom(...professions)),
    npFocus: maybe(fc.constantFrom(...npFocuses)),
    otherProfessions: fc.array(otherProfession, { maxLength: 2 }),
    units: fc.array(unit, { maxLength: 3 }),
    certifications: fc.array(certification, { maxLength: 2 }),
    recordSystems: fc.uniqueArray(fc.constantFrom(...recordSystems), { maxLength: 2 }),
    specialty: maybe(fc.constantFrom(...specialties)),
    subSpecialty: text,
    experience: maybe(fc.integer({ min: 0, max: 70 })),
    bio: text,
    skills: fc.uniqueArray(text.filter(Boolean), { maxLength: 3 }),
    languages: fc.uniqueArray(fc.constantFrom(...spokenLanguages), { maxLength: 3 }),
  })
  .map((draft): ProfileDraft => draft);
