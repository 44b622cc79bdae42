import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { Feeds } from '../../store/messages/calendar/ports';

export type FeedDeps = { feeds: Feeds; hash: KeyedHash; clock: { now(): Date }; siteUrl: string };
