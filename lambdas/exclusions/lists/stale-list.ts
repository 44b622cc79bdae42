import { limits } from '@shared/limits';
import { addSeconds, dayOf } from '../../platform/clock';

const daySeconds = 24 * 3600;

export const isStale = (fileDate: string, now: Date): boolean =>
  fileDate < dayOf(addSeconds(now, -limits.watchListDays * daySeconds));
