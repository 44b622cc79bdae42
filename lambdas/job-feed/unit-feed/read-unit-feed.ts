import { linkLimits } from '@shared/link-limits';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { addSeconds, type Clock } from '../../platform/clock';
import { parseUnitFeedToken } from '../../store/locations/feed-token';
import type { Locations } from '../../store/locations/ports';
import type { ScheduledShift } from '../../store/shifts/unit-schedule';
import { unitDocument } from './unit-document';

export type UnitFeedDeps = {
  locations: Pick<Locations, 'unit'>;
  /** Published shifts of a unit that start in between. */
  schedule: (unitId: string, between: { from: string; until: string }) => Promise<ScheduledShift[]>;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
};

const daySeconds = 24 * 3600;

/** A unit's shifts as iCalendar, with those that run; null for an invalid token, without distinguishing reasons. */
export const readUnitFeed = async (
  { locations, schedule, hash, clock }: UnitFeedDeps,
  token: string,
): Promise<string | null> => {
  const key = await parseUnitFeedToken(hash, token);
  const place = key && (await locations.unit(key.ref));
  const feed = place?.unit.feed;
  if (!place || !feed?.on || feed.version !== key.version) return null;
  const now = clock.now();
  const scheduled = await schedule(key.ref.unitId, {
    from: addSeconds(now, -daySeconds).toISOString(),
    until: addSeconds(now, linkLimits.unitFeedDays * daySeconds).toISOString(),
  });
  const ahead = scheduled.filter(({ shift }) => shift.endsAt > now.toISOString());
  return unitDocument(ahead, { place, language: feed.language, now });
};
