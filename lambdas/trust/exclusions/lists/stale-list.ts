import { limits } from '@shared/limits';
import { addSeconds, utcDay } from '../../../platform/clock';

const daySeconds = 24 * 3600;

export const isStale = (fileDate: string, now: Date): boolean =>
  fileDate < utcDay(addSeconds(now, -limits.watchListDays * daySeconds));
