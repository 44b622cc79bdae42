import { locale } from '../i18n/language';
import { ownZone } from './own-zone';
import { dateTimeFormat } from '@shared/text/intl-formats';

const weekMs = 6 * 86_400_000;

/** "Tue, 1:00 PM CST" within the next days, else "Dec 4, 1:00 PM CST". */
export const formatDue = (instant: string, now: number = Date.now()): string => {
  const at = new Date(instant);
  const isNear = Math.abs(at.getTime() - now) < weekMs;
  return dateTimeFormat(locale, {
    ...(isNear ? { weekday: 'short' } : { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: ownZone(),
  }).format(at);
};
