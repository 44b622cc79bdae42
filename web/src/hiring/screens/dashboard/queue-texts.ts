import { daysBetween } from '@shared/core/rules/calendar-days';
import { useTranslation } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';
import { formatDate, formatMonthDay } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import { dateTimeFormat } from '@shared/text/intl-formats';

const weekDays = 7;

type Soon = 'today' | 'tomorrow' | 'on';

/** "today", "tomorrow", or the day: "Friday" within a week, "Dec 14" later. */
export const soonOf = (day: string, now: string = today()): { when: Soon; day: string } => {
  const days = daysBetween(now, day);
  if (days <= 0) return { when: 'today', day };
  if (days === 1) return { when: 'tomorrow', day };
  if (days < weekDays)
    return {
      when: 'on',
      day: dateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day)),
    };
  return { when: 'on', day: day.slice(0, 4) === now.slice(0, 4) ? formatMonthDay(day) : formatDate(day) };
};

/** "Nov 9 – 15" for a Monday. */
export const weekRange = (firstMonday: string, lastMonday: string = firstMonday): string => {
  const end = new Date(Date.parse(lastMonday) + (weekDays - 1) * 86_400_000);
  return dateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(firstMonday),
    end,
  );
};

/** "Wed 9:00 AM" within a week, "Dec 9, 9:00 AM" later, in the zone of the event. */
export const startIn = ({ startsAt }: { startsAt: string }, timeZone: string): string => {
  const isSoon = Date.parse(startsAt) - Date.now() < (weekDays - 1) * 86_400_000;
  const day = isSoon ? ({ weekday: 'short' } as const) : ({ month: 'short', day: 'numeric' } as const);
  return dateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(startsAt));
};

const minuteMs = 60_000;
/** A row is tinted only within these minutes before the start. */
const nowMinutes = 30;

export const useStarts = () => {
  const { t } = useTranslation('home');
  return (startsAt: string, now: number): { isNow: boolean; text: string | null } => {
    const minutes = Math.ceil((Date.parse(startsAt) - now) / minuteMs);
    if (minutes <= 0) return { isNow: true, text: t('queue.begun') };
    return minutes <= nowMinutes
      ? { isNow: true, text: t('queue.startsIn', { count: minutes }) }
      : { isNow: false, text: null };
  };
};
