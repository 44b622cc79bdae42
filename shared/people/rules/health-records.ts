import { healthRecordFacts } from '../../data/healthcare/health-records';
import { limits } from '../../limits';
import type { HealthRecord } from '../model/health-record';
import { notice, type Notice } from '../../text/notice';
import { addDays, addMonths } from '../../core/rules/calendar-days';

type Dates = Pick<HealthRecord, 'code' | 'evidence' | 'takenOn'>;

/** Seasons run from July to June. */
const endOfSeason = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return `${month >= 7 ? year + 1 : year}-06-30`;
};

/** Null for immunity, declinations, and terms that differ by facility. */
export const usuallyValidUntil = ({ code, evidence, takenOn }: Dates): string | null => {
  const { goodFor } = healthRecordFacts[code];
  if (goodFor === null || evidence === 'titer' || evidence === 'declination') return null;
  return goodFor === 'season' ? endOfSeason(takenOn) : addMonths(takenOn, goodFor.months);
};

type Problem = readonly [field: 'takenOn' | 'validUntil' | 'evidence', problem: Notice];

/** `today` is a calendar day. */
export const healthRecordProblems = (
  { code, evidence, takenOn, validUntil }: Dates & Pick<HealthRecord, 'validUntil'>,
  today: string,
): Problem[] => [
  ...(healthRecordFacts[code].evidence.includes(evidence) ? [] : [['evidence', notice('answerFromList')] as const]),
  ...(takenOn > today ? [['takenOn', notice('takenInFuture')] as const] : []),
  ...(validUntil !== null && validUntil < takenOn ? [['validUntil', notice('validBeforeTaken')] as const] : []),
];

/** Morning in the Americas. */
const reminderTime = 'T13:00:00.000Z';

export type HealthReminder = { at: string; days: number };

/** Reminders to come for all records, earliest first. They don't tell which record. */
export const healthReminders = (
  records: readonly Pick<HealthRecord, 'validUntil'>[],
  after: string,
): HealthReminder[] => {
  const all = records.flatMap(({ validUntil }) =>
    validUntil === null
      ? []
      : limits.healthReminderDays.map((days) => ({ at: `${addDays(validUntil, -days)}${reminderTime}`, days })),
  );
  const unique = new Map(all.filter(({ at }) => at > after).map((it) => [`${it.at}#${it.days}`, it]));
  return [...unique.values()].sort((a, b) => (a.at < b.at || (a.at === b.at && a.days < b.days) ? -1 : 1));
};

/** The most urgent due reminder. */
export const dueHealthReminder = (reminders: readonly HealthReminder[], now: string): HealthReminder | undefined =>
  reminders
    .filter(({ at }) => at <= now)
    .reduce<HealthReminder | undefined>((best, it) => (best && best.days <= it.days ? best : it), undefined);
