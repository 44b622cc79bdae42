import { notice, type Notice } from '../../../text/notice';
import type { License, ProfileDraft } from '../../model/professional';
import { profileSteps, type ProfileStep, weekdays } from '../../model/profile-vocabulary';
import { isDea, isNpi } from '../credentials/credential-numbers';
import { certificationProblems } from '../credentials/held-certification';
import { hasOwnCredential, isDeaAsked, isNpiAsked, isProfessionTwice } from '../other-professions';
import { needsLicense, npiOf, workplaceOf } from '../../../hiring/rules/profession-questions';

/** Field path, such as `licenses.0.number`, and message. */
export type ProfileProblem = readonly [field: string, problem: Notice];

type Rules = (profile: ProfileDraft, today: string) => ProfileProblem[];

export const fieldsOfStep: Record<ProfileStep, readonly (keyof ProfileDraft)[]> = {
  basic: [
    'profession',
    'npFocus',
    'otherProfessions',
    'firstName',
    'lastName',
    'phone',
    'dateOfBirth',
    'gender',
    'address',
    'address2',
    'city',
    'state',
    'zipCode',
  ],
  employment: ['employment'],
  education: ['education'],
  licenses: ['npiNumber', 'deaNumber', 'licenses', 'certifications'],
  location_rate: [
    'location',
    'hourlyRateMinCents',
    'hourlyRateMaxCents',
    'desiredWeeklyCents',
    'currency',
    'availability',
  ],
  availability: ['availability', 'radiusMiles'],
  preferences: ['jobTypes', 'workPreferences', 'availability'],
  summary: ['title', 'specialty', 'subSpecialty', 'units', 'experience', 'recordSystems', 'bio', 'skills', 'languages'],
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

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

const unitProblems = ({ units }: ProfileDraft, today: string): ProfileProblem[] =>
  units.flatMap(({ unit, lastWorkedOn }, index): ProfileProblem[] => [
    ...(units.findIndex((other) => other.unit === unit) < index
      ? [[`units.${index}.unit`, notice('unitTwice')] as const]
      : []),
    ...(lastWorkedOn !== null && lastWorkedOn > today
      ? [[`units.${index}.lastWorkedOn`, notice('lastDayInFuture')] as const]
      : []),
  ]);

type OtherProfessions = Pick<ProfileDraft, 'profession' | 'otherProfessions' | 'licenses' | 'certifications'>;

/** Each profession needs its own license or certification. */
export const otherProfessionProblem = (person: OtherProfessions, index: number): Notice | null => {
  const profession = person.otherProfessions[index]?.profession;
  if (profession === undefined) return null;
  if (isProfessionTwice(person, index)) return notice('professionTwice');
  if (hasOwnCredential(profession, person)) return null;
  return notice(needsLicense(profession) ? 'licenseFirst' : 'certificateFirst', { profession });
};

const otherProfessionProblems = (person: OtherProfessions): ProfileProblem[] =>
  person.otherProfessions.flatMap((_, index): ProfileProblem[] => {
    const problem = otherProfessionProblem(person, index);
    return problem ? [[`otherProfessions.${index}.profession`, problem]] : [];
  });

const numberProblems = ({ npiNumber, deaNumber, ...person }: ProfileDraft): ProfileProblem[] => [
  ...(isNpiAsked(person) && npiNumber !== '' && !isNpi(npiNumber)
    ? [['npiNumber', notice('npiInvalid')] as const]
    : []),
  ...(isDeaAsked(person) && deaNumber !== '' && !isDea(deaNumber)
    ? [['deaNumber', notice('deaInvalid')] as const]
    : []),
];

const wrong: Rules = (it, today) => [
  ...(it.dateOfBirth !== null && it.dateOfBirth >= today
    ? [['dateOfBirth', notice('birthDateInFuture')] as const]
    : []),
  ...(it.zipCode !== '' && !zipPattern.test(it.zipCode) ? [['zipCode', notice('zipInvalid')] as const] : []),
  ...eachOf(it.employment, 'employment', datesInOrder),
  ...eachOf(it.education, 'education', datesInOrder),
  ...numberProblems(it),
  ...otherProfessionProblems(it),
  ...unitProblems(it, today),
  ...eachOf(it.certifications, 'certifications', (held, prefix) =>
    certificationProblems(held, today).map(([field, problem]) => [`${prefix}${field}`, problem]),
  ),
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

/** What a reviewer needs to find a license. */
export const completeLicense = ['name', 'number', 'expiryDate'] as const;

const workplaceFields = { specialty: ['specialty'], unit: ['units'], none: [] } as const;

const missingSummary = (it: ProfileDraft): ProfileProblem[] =>
  missing(it, [...workplaceFields[workplaceOf(it.profession)], 'experience']);

/** Lists keep at least one entry, which may be blank. */
const missingIfBegun = <T extends object>(
  entry: T,
  typed: readonly (keyof T & string)[],
  needed: readonly (keyof T & string)[],
  prefix: string,
): ProfileProblem[] => (typed.some((field) => !isEmpty(entry[field])) ? missing(entry, needed, prefix) : []);

const licenseTexts = ['name', 'number', 'issuingBody', 'issueDate', 'expiryDate'] as const;

const missingOfLicense = (profession: ProfileDraft['profession'], entry: License, prefix: string): ProfileProblem[] => {
  if (entry.scope === 'letter') return missing(entry, ['state'], prefix);
  const practices = entry.type === 'medical-license';
  const needed = [...completeLicense, ...(practices ? (['state'] as const) : [])];
  return needsLicense(profession)
    ? missing(entry, needed, prefix)
    : missingIfBegun(entry, licenseTexts, needed, prefix);
};

/** A letter of qualification is a path to more licenses, not a license. */
const letterAlone = ({ profession, licenses }: ProfileDraft): ProfileProblem[] =>
  needsLicense(profession) && licenses.every(({ scope }) => scope === 'letter')
    ? [['licenses.0.scope', notice('letterWithoutLicense')]]
    : [];

const employmentTexts = ['position', 'employer', 'location', 'startDate', 'endDate', 'description'] as const;
const educationTexts = ['institution', 'degree', 'field', 'startDate', 'endDate', 'description'] as const;

/** Only what decides matches, applications, and the review of licenses. */
const required: Record<ProfileStep, (profile: ProfileDraft) => ProfileProblem[]> = {
  basic: (it) => missing(it, ['profession', 'firstName', 'lastName', 'phone']),
  employment: ({ employment }) =>
    eachOf(employment, 'employment', (entry, prefix) =>
      missingIfBegun(entry, employmentTexts, ['position', 'employer'], prefix),
    ),
  education: ({ education }) =>
    eachOf(education, 'education', (entry, prefix) =>
      missingIfBegun(entry, educationTexts, ['institution', 'degree'], prefix),
    ),
  licenses: (it) => [
    ...(npiOf(it.profession) === 'required' ? missing(it, ['npiNumber']) : []),
    ...eachOf(it.licenses, 'licenses', (entry, prefix) => missingOfLicense(it.profession, entry, prefix)),
    ...letterAlone(it),
  ],
  location_rate: (it) => missing(it, ['location']),
  availability: () => [],
  preferences: () => [],
  summary: missingSummary,
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

/** Asked first, because they decide which jobs match. */
export const isMatchField = (field: string): boolean =>
  /^(profession|npFocus|specialty|units|experience|location)(\.|$)|^licenses\.0\.(state|scope)$/.test(field);

/** The other questions depend on the profession. */
export const matchProblems: Rules = (profile, today) =>
  wizardProblems(profile, today).filter(([field]) =>
    profile.profession === null ? field === 'profession' : isMatchField(field),
  );

export const settingsProblems: Rules = (profile, today) => [
  ...missing(profile, ['profession', 'firstName', 'lastName', 'phone']),
  ...missingSummary(profile),
  ...wrong(profile, today),
];
