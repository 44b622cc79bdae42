import { dateTimeFormat as formatIn } from '@shared/text/intl-formats';
import { ownZone } from './own-zone';

/** In the reader's zone, unless the options name another. */
export const dateTimeFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  formatIn(locale, { ...options, timeZone: options.timeZone ?? ownZone() });
