import type { BookingLapse } from '../../model/booking';
import type { LapseKind } from '../../model/shifts/shift-vocabulary';
import type { ShiftReason } from '../shifts/shift-subjects';

type Kinds<Kind extends string> = Partial<Record<ShiftReason['code'], Kind>>;

/** Missing requirements that employers may see. */
export const lackKinds: Kinds<Exclude<LapseKind, 'exclusion'>> = {
  profession: 'profession',
  license: 'license',
  license_pending: 'license',
  license_expires: 'license',
  certification: 'certification',
  certification_expires: 'certification',
  file: 'file',
};
const kindOf: Kinds<LapseKind> = { exclusion: 'exclusion', ...lackKinds };

/** Reasons that end a booking immediately: no one works without a license or while excluded. */
const endsAtOnce: readonly ShiftReason['code'][] = ['exclusion', 'license'];

/** Hours before the start at which the time to fix it ends. */
const mendHours = 48;
/** Share of the remaining time used instead if the start is closer. */
const shareLeft = 0.25;

const untilOf = (reasons: readonly ShiftReason[], startsAt: string, now: Date): string => {
  const start = Date.parse(startsAt);
  if (reasons.some(({ code }) => endsAtOnce.includes(code))) return now.toISOString();
  const soon = now.getTime() + (start - now.getTime()) * shareLeft;
  return new Date(Math.max(start - mendHours * 3_600_000, soon)).toISOString();
};

/**
 * Requirements that a worker no longer meets, and the deadline to fix them; null if none. An announced deadline stays,
 * unless something worse is found.
 */
export const lapseOf = (
  reasons: readonly ShiftReason[],
  { startsAt, lapse: known }: { startsAt: string; lapse?: BookingLapse },
  now: Date,
): BookingLapse | null => {
  const kinds = [...new Set(reasons.flatMap(({ code }) => kindOf[code] ?? []))].toSorted();
  if (kinds.length === 0) return null;
  const until = untilOf(reasons, startsAt, now);
  if (!known) return { kinds, since: now.toISOString(), until };
  return { kinds, since: known.since, until: until < known.until ? until : known.until };
};
