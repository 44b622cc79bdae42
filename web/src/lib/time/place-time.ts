import { formatPlaced } from '@shared/text/formats';
import { language } from '../i18n/language';
import { ownZone } from './own-zone';

const placed =
  (shows: 'clock' | 'moment') =>
  (at: string | number, timeZone: string): string =>
    formatPlaced(at, { timeZone, reader: ownZone(), shows }, language);

/** "Tue, Dec 1, 10:00 AM CST (11:00 AM EST)": a place's time, and the reader's where it differs. */
export const placeTime = placed('moment');

/** "10:00 AM CST (11:00 AM EST)" */
export const placeClock = placed('clock');
