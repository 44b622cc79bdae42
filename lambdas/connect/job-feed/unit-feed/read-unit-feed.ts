import { limits } from '@shared/limits';
import { linkLimits } from '@shared/core/limits/link-limits';
import type { KeyedHash } from '../../../platform/crypto/keyed-hash';
import { addSeconds, type Clock } from '../../../platform/clock';
import { parseUnitFeedToken } from '../../../store/work/locations/feed-token';
import type { Locations } from '../../../store/work/locations/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import type { ScheduledShift } from '../../../store/work/shifts/unit-schedule';
import { unitDocument } from './unit-document';

export type UnitFeedDeps = {
  locations: Pick<Locations, 'unit'>;
  /** Published shifts of a unit that start in the period. */
  schedule: (unitId: string, between: { from: string; until: string }) => Promise<ScheduledShift[]>;
  /** Published shifts of a unit that were canceled since. */
  canceled: (unitId: string, since: string) => Promise<ShiftItem[]>;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
};

const daySeconds = 24 * 3600;

/** Whether calendars can have read it before it was canceled. */
const wasShown = ({ startsAt, updatedAt }: ShiftItem): boolean =>
  startsAt <= addSeconds(new Date(updatedAt), linkLimits.unitFeedDays * daySeconds).toISOString();

/** Renders a unit's shifts as iCalendar, with current and recently canceled ones; null for an invalid token. */
export const readUnitFeed = async (
  { locations, schedule, canceled, hash, clock }: UnitFeedDeps,
  token: string,
): Promise<string | null> => {
  const key = await parseUnitFeedToken(hash, token);
  const place = key && (await locations.unit(key.ref));
  const feed = place?.unit.feed;
  if (!place || !feed?.on || feed.version !== key.version) return null;
  const now = clock.now();
  const { unitId } = key.ref;
  const [scheduled, left] = await Promise.all([
    schedule(unitId, {
      from: addSeconds(now, -daySeconds).toISOString(),
      until: addSeconds(now, linkLimits.unitFeedDays * daySeconds).toISOString(),
    }),
    canceled(unitId, addSeconds(now, -limits.feedCanceledDays * daySeconds).toISOString()),
  ]);
  const ahead = scheduled.filter(({ shift }) => shift.endsAt > now.toISOString());
  const gone = left.filter(wasShown).map((shift) => ({ shift, bookings: [] }));
  return unitDocument([...ahead, ...gone], { place, language: feed.language, now });
};
