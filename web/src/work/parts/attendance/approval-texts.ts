import type { Attendance, RecordedTime } from '@shared/work/model/attendance';
import type { Currency } from '@shared/core/model/enumerations';
import type { TFunction } from '@/lib/i18n/i18n';
import { knownName } from '@/lib/i18n/former-member';
import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { timeIn } from '@/lib/time/time-zones';

type Texts = TFunction<'approve-shifts'>;

export const recordedMinutes = ({ recorded }: Attendance): number => recorded?.worked ?? 0;

export const differenceOf = (attendance: Attendance): number => recordedMinutes(attendance) - attendance.plannedMinutes;

/** "8m less", "1h 40m more", "None" */
export const differenceText = (attendance: Attendance, t: Texts): string => {
  const minutes = differenceOf(attendance);
  if (minutes === 0) return t('difference.none');
  return minutes > 0
    ? t('difference.more', { time: formatHours(minutes) })
    : t('difference.less', { time: formatHours(-minutes) });
};

/** "6:52 PM, by location" */
export const timeText = (time: RecordedTime | null, timeZone: string, t: Texts): string =>
  time === null
    ? t('time.missing')
    : t('time.text', { time: timeIn(timeZone, Date.parse(time.at)), method: t(`method.${time.method}`) });

/** "Both times: signed by Ada's phone"; one line for each where they differ. None for typed times. */
export const signingTexts = ({ in: start, out, professional }: Attendance, t: Texts): string[] => {
  const name = knownName(professional.name).split(' ')[0]!;
  const [first, last] = [start?.signing, out?.signing];
  if (first && first === last) return [t('signing.text', { same: 'yes', signing: first, name })];
  return [
    ...(first ? [t('signing.text', { same: 'in', signing: first, name })] : []),
    ...(last ? [t('signing.text', { same: 'out', signing: last, name })] : []),
  ];
};

const moneyOf = (rows: readonly Attendance[]): string[] => {
  const byCurrency = Map.groupBy(rows, ({ currency }): Currency => currency);
  return [...byCurrency].map(([currency, own]) =>
    formatMoney(
      own.reduce((sum, { payCents }) => sum + (payCents ?? 0), 0),
      currency,
    ),
  );
};

/** "3 shifts · 34.5 hours · $1,966.50" */
export const sumText = (rows: readonly Attendance[], t: Texts): string =>
  [
    t('shifts', { count: rows.length }),
    formatHours(rows.reduce((sum, row) => sum + recordedMinutes(row), 0)),
    ...moneyOf(rows),
  ].join(' · ');
