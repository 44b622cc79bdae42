import { notice, type Notice } from '../text/notice';
import type { ProfileDraft } from '../model/professional';
import { profileSteps, type ProfileStep, weekdays } from '../model/profile-vocabulary';
import { isDea, isNpi } from './credential-numbers';

/** Field path, such as `licenses.0.number`, and message. */
export type ProfileProblem = readonly [field: string, problem: Notice];

type Rules = (profile: ProfileDraft, today: string) => ProfileProblem[];

export const fieldsOfStep: Record<ProfileStep, readonly (keyof ProfileDraft)[]> = {
  basic: ['firstName', 'lastName', 'phone', 'dateOfBirth', 'gender', 'address', 'address2', 'city', 'state', 'zipCode'],
  employment: ['employment'],
  education: ['education'],
  licenses: ['npiNumber', 'deaNumber', 'licenses'],
  location_rate: ['location', 'hourlyRateMinCents', 'hourlyRateMaxCents', 'currency', 'availability'],
  availability: ['availability'],
  preferences: ['jobTypes', 'workPreferences', 'availability'],
  summary: ['title', 'specialty', 'subSpecialty', 'experience', 'bio', 'skills', 'languages'],
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

const missing = <T extends object>(it: T, fields: readonly (keyof T & string)[], prefix = ''): ProfileProblem[] =>
  fields.filter((field) => isEmpty(it[field])).map((field) => [`${prefix}${field}`, notice('required')]);

const eachOf = <T>(list: readonly T[], name: string, problems: (entry: T, prefix: string) => ProfileProblem[]) =>
  list.flatMap((entry, index) => problems(entry, `${name}.${index}.`));

const datesInOrder = (
  { startDate, endDate, current }: { startDate: string | null; endDate: string | null; current: boolean },
  prefix: string,
): ProfileProblem[] =>
  !current && startDate !== null && endDate !== null && endDate < startDate
    ? [[`${prefix}endDate`, notice('endBeforeStart')]]
    : [];

const zipPattern = /^\d{5}(-\d{4})?$/;

/** Custom hours need both start and end. */
const halfHours = ({ dailyTimePreferences: daily }: ProfileDraft['availability']): ProfileProblem[] =>
  weekdays.flatMap((day) => {
    const { customStart = null, customEnd = null } = daily[day] ?? {};
    if ((customStart === null) === (customEnd === null)) return [];
    return [
      [
        `availability.dailyTimePreferences.${day}.${customStart === null ? 'customStart' : 'customEnd'}`,
        notice('required'),
      ],
    ];
  });

const wrong: Rules = (it, today) => [
  ...(it.dateOfBirth !== null && it.dateOfBirth >= today
    ? [['dateOfBirth', notice('birthDateInFuture')] as const]
    : []),
  ...(it.zipCode !== '' && !zipPattern.test(it.zipCode) ? [['zipCode', notice('zipInvalid')] as const] : []),
  ...eachOf(it.employment, 'employment', datesInOrder),
  ...eachOf(it.education, 'education', datesInOrder),
  ...(it.npiNumber !== '' && !isNpi(it.npiNumber) ? [['npiNumber', notice('npiInvalid')] as const] : []),
  ...(it.deaNumber !== '' && !isDea(it.deaNumber) ? [['deaNumber', notice('deaInvalid')] as const] : []),
  ...eachOf(it.licenses, 'licenses', ({ issueDate, expiryDate }, prefix) =>
    issueDate !== null && expiryDate !== null && expiryDate < issueDate
      ? [[`${prefix}expiryDate`, notice('expiryBeforeIssue')]]
      : [],
  ),
  ...(it.hourlyRateMinCents !== null && it.hourlyRateMaxCents !== null && it.hourlyRateMinCents > it.hourlyRateMaxCents
    ? [['hourlyRateMinCents', notice('minRateAboveMax')] as const]
    : []),
  ...halfHours(it.availability),
];

const summaryFields = ['title', 'specialty', 'experience', 'bio', 'skills'] as const;

const required: Record<ProfileStep, (profile: ProfileDraft) => ProfileProblem[]> = {
  basic: (it) =>
    missing(it, ['firstName', 'lastName', 'phone', 'dateOfBirth', 'gender', 'address', 'city', 'state', 'zipCode']),
  employment: ({ employment }) =>
    eachOf(employment, 'employment', (entry, prefix) => [
      ...missing(entry, ['position', 'employer', 'location', 'startDate'], prefix),
      ...(entry.current ? [] : missing(entry, ['endDate'], prefix)),
    ]),
  education: ({ education }) =>
    eachOf(education, 'education', (entry, prefix) =>
      missing(entry, ['type', 'institution', 'degree', 'field', 'startDate'], prefix),
    ),
  licenses: (it) => [
    ...missing(it, ['npiNumber']),
    ...eachOf(it.licenses, 'licenses', (entry, prefix) =>
      missing(entry, ['name', 'number', 'issuingBody', 'issueDate', 'expiryDate'], prefix),
    ),
  ],
  location_rate: (it) => missing(it, ['location', 'hourlyRateMinCents', 'hourlyRateMaxCents']),
  availability: () => [],
  preferences: () => [],
  summary: (it) => missing(it, summaryFields),
};

const availabilityElsewhere: Readonly<Record<string, ProfileStep>> = {
  schedule: 'location_rate',
  weekendAvailability: 'preferences',
  nightShifts: 'preferences',
  callCoverage: 'preferences',
  remoteWork: 'preferences',
  travelWillingness: 'preferences',
};

export const stepOfField = (field: string): ProfileStep => {
  const [name = '', part = ''] = field.split('.');
  if (name === 'availability') return availabilityElsewhere[part] ?? 'availability';
  return profileSteps.find((step) => fieldsOfStep[step].some((it) => it === name)) ?? 'basic';
};

/** Problems that block leaving a step. `today` is a calendar day. */
export const stepProblems = (step: ProfileStep, profile: ProfileDraft, today: string): ProfileProblem[] => [
  ...required[step](profile),
  ...wrong(profile, today).filter(([field]) => stepOfField(field) === step),
];

export const wizardProblems: Rules = (profile, today) =>
  profileSteps.flatMap((step) => stepProblems(step, profile, today));

export const settingsProblems: Rules = (profile, today) => [
  ...missing(profile, ['firstName', 'lastName', 'phone', ...summaryFields]),
  ...wrong(profile, today),
];
