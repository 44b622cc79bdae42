import { fieldsOfStep } from '@shared/domain/profile-rules';
import { dialable } from '@shared/model/phone-number';
import { ProfileDraft, type License, type ProfilePrivacy } from '@shared/model/professional';
import { storedForm } from '@shared/model/stored-form';
import { profileSteps, type ProfileStep, type StateCode } from '@shared/model/profile-vocabulary';
import type * as z from 'zod';
import type { SeedPerson } from './organizations';

type Draft = z.input<typeof ProfileDraft>;
type Entry<K extends 'employment' | 'education'> = Omit<Draft[K][number], 'id'>;
type SeedLicense = Omit<z.input<typeof ProfileDraft>['licenses'][number], 'id' | 'expiryDate'> & {
  /** Days from today. */
  expiresIn: number;
};
type Availability = Draft['availability'];

/** Rates in whole US dollars per hour. Credential numbers are invented. */
export type SeedProfessional = SeedPerson &
  Pick<Draft, 'gender' | 'dateOfBirth' | 'address' | 'city' | 'state' | 'zipCode' | 'npiNumber' | 'deaNumber'> &
  Pick<Draft, 'jobTypes' | 'workPreferences' | 'subSpecialty'> &
  Required<Pick<ProfileDraft, 'title' | 'location' | 'bio' | 'skills' | 'languages'>> & {
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
    /** Current wizard step of an unfinished profile. */
    unfinished?: ProfileStep;
  };

/** Current without an end. */
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
  compact: License['compact'] = 'none',
): SeedLicense => {
  const issuingBody = boards[state];
  if (!issuingBody) throw new Error(`Name the board of ${state}.`);
  return { type: 'medical-license', name, number, issuingBody, issueDate, expiresIn, state, compact };
};

export const nursingLicense = (
  state: StateCode,
  issuingBody: string,
  number: string,
  issueDate: string,
  expiresIn: number,
  compact: License['compact'] = 'none',
): SeedLicense => ({
  type: 'medical-license',
  name: 'Registered Nurse',
  number,
  issuingBody,
  issueDate,
  expiresIn,
  state,
  compact,
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
  newId: <P extends 'ent' | 'lic'>(prefix: P) => string,
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
  const { unfinished, ...fields } = others;
  const { rate, employment, education, licenses, ...rest } = fields;
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
      expiryDate: day(expiresIn),
    })),
  });
  return unfinished ? upTo(unfinished, draft) : draft;
};

/** Removes everything after this step. */
const upTo = (step: ProfileStep, draft: ProfileDraft): ProfileDraft => {
  const { employment, education, licenses } = draft;
  const empty = ProfileDraft.parse({
    employment: employment.slice(0, 1).map(({ id }) => ({ id })),
    education: education.slice(0, 1).map(({ id }) => ({ id })),
    licenses: licenses.slice(0, 1).map(({ id }) => ({ id })),
    availability: {},
  });
  const later = profileSteps.slice(profileSteps.indexOf(step)).flatMap((name) => fieldsOfStep[name]);
  return { ...draft, ...Object.fromEntries(later.map((field) => [field, empty[field]])) };
};
