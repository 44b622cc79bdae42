import {
  availabilityStatusLabels,
  educationTypeLabels,
  licenseTypeLabels,
  states,
  timeSlotLabels,
  weekdayLabels,
  weekdays,
} from '@shared/model/profile-vocabulary';
import type { Availability, Education, Employment, License, Unavailable } from '@shared/model/professional';
import { formatDate, formatMoney } from '@/lib/time/format';
import type { TFunction } from '@/lib/i18n/i18n';
import { labeledPath } from './field-path';
import { isListName, partsOf } from './profile-merge';
import type { ProfileValues } from './profile-values';

type Texts = TFunction<'profile-fields'>;

const day = (value: string | null): string => (value === null ? '' : formatDate(value));
const joined = (parts: readonly string[], separator = ', '): string => parts.filter(Boolean).join(separator);

/** "9:00 AM" for 09:00. */
export const clockTime = (time: string): string =>
  new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`2000-01-01T${time}Z`));

export const labelUnavailable = (entry: Unavailable, t: Texts): string => {
  const when = {
    date: () => joined([day(entry.date), entry.recurring ? t('unavailable.everyYear') : '']),
    day: () => t('unavailable.every', { day: entry.day ? weekdayLabels[entry.day] : '' }),
    'day-time': () =>
      joined([
        t('unavailable.every', { day: entry.day ? weekdayLabels[entry.day] : '' }),
        entry.timeSlot ? timeSlotLabels[entry.timeSlot] : '',
      ]),
  };
  return when[entry.type]();
};

const labelDailyTimes = ({ dailyTimePreferences: daily }: Availability): string =>
  joined(
    weekdays.map((name) => {
      const times = daily[name];
      if (!times) return '';
      const own =
        times.customStart && times.customEnd ? `${clockTime(times.customStart)} - ${clockTime(times.customEnd)}` : '';
      const words = joined([...times.slots.map((slot) => timeSlotLabels[slot]), own]);
      return words && `${weekdayLabels[name]}: ${words}`;
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
  hourlyRateMinCents: money,
  hourlyRateMaxCents: money,
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
      educationTypeLabels[it.type],
      it.degree,
      it.field,
      it.institution,
      joined([day(it.startDate), it.current ? t('untilNow') : day(it.endDate)], ' - '),
      it.certificateNumber,
      it.credentialId,
      it.verificationUrl,
      it.description,
    ]),
  licenses: (it: License) =>
    joined([
      it.name,
      licenseTypeLabels[it.type],
      it.number,
      it.issuingBody,
      it.state === null ? '' : states[it.state],
      joined([day(it.issueDate), day(it.expiryDate)], ' - '),
    ]),
  'availability.status': (value: Availability['status']) => availabilityStatusLabels[value],
  'availability.daysAvailable': (value: Availability['daysAvailable']) => joined(value.map((it) => weekdayLabels[it])),
  'availability.timePreferences': (value: Availability['timePreferences']) =>
    joined(value.map((it) => timeSlotLabels[it])),
  'availability.dailyTimePreferences': (_, { availability }) => labelDailyTimes(availability),
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
