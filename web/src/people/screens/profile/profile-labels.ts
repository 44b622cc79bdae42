import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import { states, weekdays } from '@shared/people/model/profile-vocabulary';
import { askedEmployment, askedPreferences, askedShifts } from '@shared/people/rules/work-flags';
import type {
  Availability,
  Education,
  Employment,
  HeldCertification,
  License,
  OtherProfession,
  Unavailable,
  UnitExperience,
} from '@shared/people/model/professional';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { languageLine } from '@/people/parts/profile/language-line';
import { subSpecialtyName } from '@/people/parts/profile/specialty-line';
import { formatClock, formatDate, formatMoney } from '@/lib/time/format';
import type { TFunction } from '@/lib/i18n/i18n';
import { labeledPath } from './form/field-path';
import { isListName, partsOf } from './form/profile-merge';
import type { ProfileValues } from './form/profile-values';

/** Catalogs for a profile's texts. */
export const profileCatalogs = [
  'profile-fields',
  'labels/jobs',
  'labels/profiles',
  'labels/professions',
  'labels/units',
  'labels/certifications',
  'labels/languages',
] as const;
export type ProfileCatalog = (typeof profileCatalogs)[number];

type Texts = TFunction<ProfileCatalog>;

const day = (value: string | null): string => (value === null ? '' : formatDate(value));
const joined = (parts: readonly string[], separator = ', '): string => parts.filter(Boolean).join(separator);

export const labelUnavailable = (entry: Unavailable, t: TFunction<'profile-fields' | 'labels/profiles'>): string => {
  const when = {
    date: () => joined([day(entry.date), entry.recurring ? t('unavailable.everyYear') : '']),
    day: () => t('unavailable.every', { day: entry.day ? t(`weekday.${entry.day}`) : '' }),
    'day-time': () =>
      joined([
        t('unavailable.every', { day: entry.day ? t(`weekday.${entry.day}`) : '' }),
        entry.timeSlot ? t(`timeSlot.${entry.timeSlot}`) : '',
      ]),
  };
  return when[entry.type]();
};

const labelDailyTimes = ({ dailyTimePreferences: daily }: Availability, t: Texts): string =>
  joined(
    weekdays.map((name) => {
      const times = daily[name];
      if (!times) return '';
      const own =
        times.customStart && times.customEnd
          ? `${formatClock(times.customStart)} - ${formatClock(times.customEnd)}`
          : '';
      const words = joined([...times.slots.map((slot) => t(`timeSlot.${slot}`)), own]);
      return words && `${t(`weekday.${name}`)}: ${words}`;
    }),
    '; ',
  );

type Words = (value: never, values: ProfileValues, t: Texts) => string;
const money = (cents: number | null, { currency }: ProfileValues): string =>
  cents === null ? '' : formatMoney(cents, currency);

const wordings: Readonly<Record<string, Words>> = {
  dateOfBirth: day,
  gender: (value: ProfileValues['gender'], _, t) => (value === null ? '' : t(`genders.${value}`)),
  state: (value: keyof typeof states | null) => (value === null ? '' : states[value]),
  profession: (value: ProfileValues['profession'], _, t) => (value === null ? '' : t(`profession.${value}`)),
  npFocus: (value: ProfileValues['npFocus'], _, t) => (value === null ? '' : t(`npFocus.${value}`)),
  otherProfessions: (it: OtherProfession, _, t) =>
    joined([t(`profession.${it.profession}`), it.npFocus === null ? '' : t(`npFocus.${it.npFocus}`)]),
  units: (it: UnitExperience, _, t) =>
    joined([
      t(`unit.${it.unit}`),
      t('unitYears', { years: it.years }),
      it.lastWorkedOn === null ? '' : t('unitUntil', { date: day(it.lastWorkedOn) }),
    ]),
  certifications: (it: HeldCertification, _, t) =>
    joined([
      certificationName(it, t),
      it.number,
      it.expiresOn === null ? '' : t('expiresOn', { date: day(it.expiresOn) }),
    ]),
  radiusMiles: (value: ProfileValues['radiusMiles'], _, t) =>
    value === null ? '' : t('withinMiles', { miles: value }),
  recordSystems: (value: ProfileValues['recordSystems']) => joined(value.map((it) => recordSystemNames[it])),
  skills: (value: ProfileValues['skills']) => joined(value),
  languages: (value: ProfileValues['languages'], _, t) => languageLine(value, t),
  specialty: (value: ProfileValues['specialty'], _, t) => (value === null ? '' : t(`specialty.${value}`)),
  subSpecialty: (value: string, _, t) => subSpecialtyName(value, t),
  jobTypes: (value: ProfileValues['jobTypes'], _, t) => joined(value.map((it) => t(`jobInterest.${it}`))),
  workPreferences: (value: ProfileValues['workPreferences'], _, t) =>
    joined(askedPreferences(value).map((it) => t(`workPreference.${it}`))),
  hourlyRateMinCents: money,
  hourlyRateMaxCents: money,
  desiredWeeklyCents: money,
  employment: (it: Employment, _, t) =>
    joined([
      it.position,
      it.employer,
      it.location,
      joined([day(it.startDate), it.current ? t('untilNow') : day(it.endDate)], ' - '),
      it.description,
    ]),
  education: (it: Education, _, t) =>
    joined([
      t(`educationType.${it.type}`),
      it.degree,
      it.field,
      it.institution,
      joined([day(it.startDate), it.current ? t('untilNow') : day(it.endDate)], ' - '),
      it.certificateNumber,
      it.credentialId,
      it.verificationUrl,
      it.description,
    ]),
  licenses: (it: License, _, t) =>
    joined([
      it.name,
      t(`licenseType.${it.type}`),
      it.profession === null ? '' : t(`profession.${it.profession}`),
      it.scope === 'single' ? '' : t(`licenseScope.${it.scope}`),
      it.number,
      it.issuingBody,
      it.state === null ? '' : states[it.state],
      joined([day(it.issueDate), day(it.expiryDate)], ' - '),
    ]),
  'availability.status': (value: Availability['status'], _, t) => t(`availabilityStatus.${value}`),
  'availability.schedule': (value: Availability['schedule'], _, t) =>
    joined(askedEmployment(value).map((it) => t(`employmentType.${it}`))),
  'availability.shiftTypes': (value: Availability['shiftTypes'], _, t) =>
    joined(askedShifts(value).map((it) => t(`shiftType.${it}`))),
  'availability.daysAvailable': (value: Availability['daysAvailable'], _, t) =>
    joined(value.map((it) => t(`weekday.${it}`))),
  'availability.timePreferences': (value: Availability['timePreferences'], _, t) =>
    joined(value.map((it) => t(`timeSlot.${it}`))),
  'availability.dailyTimePreferences': (_, { availability }, t) => labelDailyTimes(availability, t),
  'availability.unavailableDates': (value: readonly Unavailable[], _, t) =>
    joined(
      value.map((it) => labelUnavailable(it, t)),
      '; ',
    ),
};

const wordingOf = (path: string): Words | undefined => wordings[path] ?? wordings[path.split('.')[0]!];

export const labelPart = (values: ProfileValues, path: string, t: Texts): string => {
  const value = partsOf(values)[path];
  if (value === undefined) return '';
  const wording = wordingOf(path);
  if (wording) return wording(value as never, values, t);
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (Array.isArray(value)) return joined(value.map(String));
  return value === null ? '' : String(value);
};

export const partLabel = (path: string, t: Texts): string => {
  const [name = ''] = path.split('.');
  return isListName(name) ? t(`entries.${name}`) : t(`fields.${labeledPath(path)}`);
};
