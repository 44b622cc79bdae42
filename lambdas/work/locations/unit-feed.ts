import { AppError } from '@shared/errors';
import type { UnitFeedState } from '@shared/work/model/shifts/unit-feed';
import type { UnitFeedAct, UnitFeedAddress } from '@shared/work/model/shifts/unit-feed-address';
import type { Language } from '@shared/text/language';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { unitFeedToken } from '../../store/work/locations/feed-token';
import type { UnitFeeds, UnitRef } from '../../store/work/locations/ports';
import type { Deps } from './ports';

export type FeedDeps = Pick<Deps, 'locations' | 'clock'> & { feeds: UnitFeeds; hash: KeyedHash };

type Changing = {
  caller: AuthorizedCaller;
  locationId: string;
  unitId: string;
  act: UnitFeedAct;
  version: number;
  language: Language;
};

const shown = async (hash: KeyedHash, ref: UnitRef, feed: UnitFeedState): Promise<UnitFeedAddress> => ({
  token: feed.on ? await unitFeedToken(hash, { ref, version: feed.version }) : null,
  feed,
});

/** Returns whether the state is already as requested, also for a repeat of the last change. */
const isDone = (stored: UnitFeedState, act: UnitFeedAct, version: number): boolean => {
  const on = act !== 'turn_off';
  if (stored.on !== on) return false;
  return act !== 'replace' || stored.version === version + 1;
};

export const changeUnitFeed = async (
  { locations, feeds, clock, hash }: FeedDeps,
  { caller, locationId, unitId, act, version, language }: Changing,
): Promise<UnitFeedAddress> => {
  const ref = { organizationId: organizationOf(caller), locationId, unitId };
  const place = await locations.unit(ref);
  if (!place) throw new AppError('NOT_FOUND');
  const stored = place.unit.feed;
  if (stored && isDone(stored, act, version)) return shown(hash, ref, stored);
  if ((stored?.version ?? 0) !== version) throw new AppError('STALE_VERSION');
  const on = act !== 'turn_off';
  const feed = { on, version: version + 1, changedAt: clock.now().toISOString(), language };
  await feeds.change(ref, { before: version, feed });
  return shown(hash, ref, feed);
};
