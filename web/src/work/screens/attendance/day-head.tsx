import ArrowLeft from 'lucide-react/dist/esm/icons/arrow-left.mjs';
import CloudOff from 'lucide-react/dist/esm/icons/cloud-off.mjs';
import Moon from 'lucide-react/dist/esm/icons/moon.mjs';
import Sun from 'lucide-react/dist/esm/icons/sun.mjs';
import WifiOff from 'lucide-react/dist/esm/icons/wifi-off.mjs';
import { Link } from 'react-router-dom';
import type { Attendance } from '@shared/work/model/attendance';
import { localDay } from '@shared/work/rules/shifts/shift-times';
import { paths } from '@shared/paths';
import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { keepChoice, useKeptChoice } from '@/lib/browser/kept-choice';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOnline } from '@/lib/browser/use-online';
import { spanIn, timeIn } from '@/lib/time/time-zones';
import { clockParts, dayAheadMs, momentText, waitText } from './day-texts';
import styles from './shift-day.module.css';

export const useDayScheme = (): 'light' | 'dark' => (useKeptChoice('shiftDayScheme') === 'light' ? 'light' : 'dark');

const SchemeButton = () => {
  const { t } = useTranslation('shift-day');
  const other = useDayScheme() === 'dark' ? 'light' : 'dark';
  const Icon = other === 'light' ? Sun : Moon;
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t(other)}
      title={t(other)}
      onClick={() => keepChoice('shiftDayScheme', other)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
};

/** Entries that only this phone has, and why. */
const Connection = ({ waiting }: { waiting: number }) => {
  const { t } = useTranslation('shift-day');
  const isOnline = useOnline();
  const Icon = isOnline ? CloudOff : WifiOff;
  return (
    <div role="status" className={styles.connection}>
      {(waiting > 0 || !isOnline) && (
        <span>
          <Icon size={14} aria-hidden="true" />
          {waiting > 0 ? t('saved', { count: waiting }) : t('offline')}
        </span>
      )}
    </div>
  );
};

export const DayBar = ({ title, waiting = 0 }: { title: string; waiting?: number }) => {
  const { t } = useTranslation('shift-day');
  return (
    <div className={styles.bar}>
      <Link to={paths.shiftWeek} className={styles.icon} aria-label={t('back')}>
        <ArrowLeft size={22} aria-hidden="true" />
      </Link>
      <h1>{title}</h1>
      <Connection waiting={waiting} />
      <SchemeButton />
    </div>
  );
};

const whenText = (
  { startsAt, endsAt, timeZone }: Attendance,
  now: number,
  t: ReturnType<typeof useTranslation<'shift-day'>>['t'],
): string => {
  if (now < Date.parse(startsAt)) return t('when.ahead', { wait: waitText(Date.parse(startsAt) - now, t) });
  const time = timeIn(timeZone, Date.parse(endsAt));
  return now < Date.parse(endsAt)
    ? t('when.running', { time })
    : t('when.over', { time: momentText(timeZone, endsAt) });
};

const TimeThere = ({ timeZone, now }: { timeZone: string; now: number }) => {
  const { time, rest } = clockParts(timeZone, now);
  return (
    <p className={styles.time}>
      {time} <small>{rest}</small>
    </p>
  );
};

/** The time at the location, or the day long before and after, and the shift. */
export const DayClock = ({ attendance, now }: { attendance: Attendance; now: number }) => {
  const { t } = useTranslation('shift-day');
  const { unit, location, timeZone, startsAt, endsAt, status } = attendance;
  const isOver = now >= Date.parse(endsAt) && status !== 'in_progress';
  const showsDay = isOver || Date.parse(startsAt) - now > dayAheadMs;
  const planned = spanIn(timeZone, startsAt, endsAt);
  return (
    <div className={styles.clock}>
      <p className={styles.soft}>{t('place', { unit, location })}</p>
      {showsDay ? (
        <p className={styles.day}>{shiftDayText(localDay(startsAt, timeZone))}</p>
      ) : (
        <TimeThere timeZone={timeZone} now={now} />
      )}
      <p className={styles.soft}>{isOver ? planned : `${planned} · ${whenText(attendance, now, t)}`}</p>
    </div>
  );
};
