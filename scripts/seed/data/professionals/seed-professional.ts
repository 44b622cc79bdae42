import { withFlagsOfLists } from '@shared/people/rules/work-flags';
import type { Certification, NpFocus, Profession, Unit } from '@shared/people/model/healthcare-vocabulary';
import { dialable } from '@shared/core/model/phone-number';
import { ProfileDraft, type License, type ProfilePrivacy } from '@shared/people/model/professional';
import { storedForm } from '@shared/core/model/stored-form';
import type { StateCode } from '@shared/people/model/profile-vocabulary';
import type * as z from 'zod';
import type { SeedPerson } from '../seed-organization';

type Draft = z.input<typeof ProfileDraft>;
type Entry<K extends 'employment' | 'education'> = Omit<Draft[K][number], 'id'>;
type SeedLicense = Omit<z.input<typeof ProfileDraft>['licenses'][number], 'id' | 'expiryDate'> & {
  /** Days from today; null for a letter. */
  expiresIn: number | null;
};
type Availability = Draft['availability'];
/** `until`: days from today, if the person no longer works there. */
type SeedUnit = { unit: Unit; years: number; until?: number };
/** Days from today; earlier ones are negative. */
type SeedCertification = { code: Certification; issued: number; expires: number | null };

/** Rates in whole US dollars per hour. Credential numbers are invented. */
export type SeedProfessional = SeedPerson &
  Pick<Draft, 'gender' | 'dateOfBirth' | 'address' | 'city' | 'state' | 'zipCode' | 'npiNumber' | 'deaNumber'> &
  Pick<Draft, 'jobTypes' | 'workPreferences' | 'subSpecialty' | 'recordSystems' | 'radiusMiles'> &
  Required<Pick<ProfileDraft, 'title' | 'location' | 'bio' | 'skills' | 'languages'>> & {
    profession: Profession;
    npFocus?: NpFocus;
    /** Further professions, each with a license that names it. */
    otherProfessions?: readonly Profession[];
    units?: readonly SeedUnit[];
    certifications?: readonly SeedCertification[];
    /** Specialty for professions that choose one; for others it follows from the first unit. */
    specialty: NonNullable<ProfileDraft['specialty']>;
    experience: number;
    rate: readonly [number, number];
    employment: readonly Entry<'employment'>[];
    education: readonly Entry<'education'>[];
    licenses: readonly SeedLicense[];
    availability: Availability;
    privacy?: Partial<ProfilePrivacy>;
    blocked?: readonly string[];
    /** Days since submission, if not recent. */
    handedIn?: number;
  };

/** A job, current if without an end. */
export const work = (
  position: string,
  employer: string,
  location: string,
  [startDate, endDate]: readonly [start: string, end?: string],
  description: string,
): Entry<'employment'> => ({
  position,
  employer,
  location,
  startDate,
  endDate: endDate ?? null,
  current: endDate === undefined,
  description,
});

export const study = (
  degree: string,
  institution: string,
  field: string,
  [startDate, endDate]: readonly [start: string, end: string],
  type: Entry<'education'>['type'] = 'education',
): Entry<'education'> => ({ type, institution, degree, field, startDate, endDate });

const boards: Partial<Record<StateCode, string>> = {
  CA: 'Medical Board of California',
  CO: 'Colorado Medical Board',
  FL: 'Florida Board of Medicine',
  GA: 'Georgia Composite Medical Board',
  IL: 'Illinois Department of Financial and Professional Regulation',
  IN: 'Indiana Medical Licensing Board',
  MA: 'Massachusetts Board of Registration in Medicine',
  MN: 'Minnesota Board of Medical Practice',
  NY: 'New York State Education Department',
  OR: 'Oregon Medical Board',
  TX: 'Texas Medical Board',
  WA: 'Washington Medical Commission',
  WI: 'Wisconsin Medical Examining Board',
};

export const stateLicense = (
  state: StateCode,
  name: string,
  number: string,
  issueDate: string,
  expiresIn: number,
): SeedLicense => {
  const issuingBody = boards[state];
  if (!issuingBody) throw new Error(`Name the board of ${state}.`);
  return { type: 'medical-license', name, number, issuingBody, issueDate, expiresIn, state };
};

export const nursingLicense = (
  state: StateCode,
  issuingBody: string,
  number: string,
  issueDate: string,
  expiresIn: number,
  scope: License['scope'] = 'single',
): SeedLicense => ({
  type: 'medical-license',
  name: 'Registered Nurse',
  number,
  issuingBody,
  issueDate,
  expiresIn,
  state,
  scope,
});

/** A two-year card such as BLS, issued this many days ago. */
export const card = (code: Certification, daysAgo: number, years = 2): SeedCertification => ({
  code,
  issued: -daysAgo,
  expires: years * 365 - daysAgo,
});

/** DEA registration of people with a DEA number. */
const registrationOf = ({ deaNumber = '' }: Pick<SeedProfessional, 'deaNumber'>): SeedCertification[] =>
  deaNumber === '' ? [] : [card('dea', 200, 3)];

/** Certification of physicians with a board certification. */
const boardOf = ({ profession, licenses }: Pick<SeedProfessional, 'profession' | 'licenses'>): SeedCertification[] =>
  profession === 'physician' && licenses.some(({ type }) => type === 'board-certification')
    ? [{ code: 'abms', issued: -900, expires: null }]
    : [];

/** Letter of the Interstate Medical Licensure Compact, with the license of the same state. */
export const letterOfQualification = (state: StateCode, name: string): SeedLicense => ({
  type: 'medical-license',
  name,
  state,
  scope: 'letter',
  expiresIn: null,
});

export const boardCertification = (
  field: string,
  issuingBody: string,
  number: string,
  issueDate: string,
  expiresIn: number,
): SeedLicense => ({
  type: 'board-certification',
  name: field,
  number,
  issuingBody,
  issueDate,
  expiresIn,
  state: null,
});

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

export const weekdaysOnly = (extra: Availability = {}): Availability => ({
  hoursPerWeek: 40,
  schedule: ['Full-time'],
  shiftTypes: ['Day Shift'],
  daysAvailable: [...workdays],
  dailyTimePreferences: Object.fromEntries(workdays.map((day) => [day, { slots: ['morning', 'afternoon'] }])),
  timePreferences: ['morning', 'afternoon'],
  ...extra,
});

export const rota = (extra: Availability = {}): Availability => ({
  hoursPerWeek: 36,
  schedule: ['Full-time', 'Locum Tenens'],
  shiftTypes: ['Rotating Shifts', 'Night Shift', 'Weekend Coverage'],
  daysAvailable: [...workdays, 'saturday', 'sunday'],
  dailyTimePreferences: {
    monday: { slots: ['morning', 'afternoon', 'evening', 'night'] },
    friday: { slots: ['evening', 'night'] },
    saturday: { slots: [], customStart: '07:00', customEnd: '19:00' },
    sunday: { slots: [], customStart: '19:00', customEnd: '07:00' },
  },
  weekendAvailability: true,
  nightShifts: true,
  callCoverage: true,
  ...extra,
});

/** Wizard input with IDs from `newId` and license dates relative to `day`. */
export const draftOf = (
  person: SeedProfessional,
  newId: <P extends 'ent' | 'lic' | 'crt'>(prefix: P) => string,
  day: (daysFromToday: number) => string,
): ProfileDraft => {
  const {
    key: _key,
    language: _language,
    privacy: _privacy,
    blocked: _blocked,
    handedIn: _handedIn,
    ...others
  } = person;
  const {
    rate,
    employment,
    education,
    licenses,
    otherProfessions = [],
    units = [],
    certifications = [],
    ...rest
  } = others;
  const [minimum, maximum] = rate;
  const draft = storedForm(ProfileDraft).parse({
    ...rest,
    phone: dialable(rest.phone) ?? '',
    hourlyRateMinCents: minimum * 100,
    hourlyRateMaxCents: maximum * 100,
    employment: employment.map((entry) => ({ ...entry, id: newId('ent') })),
    education: education.map((entry) => ({ ...entry, id: newId('ent') })),
    licenses: licenses.map(({ expiresIn, ...license }) => ({
      ...license,
      id: newId('lic'),
      expiryDate: expiresIn === null ? null : day(expiresIn),
    })),
    otherProfessions: otherProfessions.map((profession) => ({ id: newId('ent'), profession })),
    units: units.map(({ unit, years, until }) => ({
      id: newId('ent'),
      unit,
      years,
      lastWorkedOn: until === undefined ? null : day(until),
    })),
    certifications: [...certifications, ...registrationOf(rest), ...boardOf(person)].map(
      ({ code, issued, expires }) => ({
        id: newId('crt'),
        code,
        issuedOn: day(issued),
        expiresOn: expires === null ? null : day(expires),
      }),
    ),
  });
  return withFlagsOfLists(draft);
};
