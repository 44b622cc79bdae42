import type { KeyedHash } from '../runtime/keyed-hash';
import type { CalendarInterview } from '@shared/model/calendar';
import type { InterviewTime } from '../runtime/interview-times';
import type { StoredScheduleItem } from '../runtime/schedule-repository';

export type FeedInterview = InterviewTime & CalendarInterview;

export type Feeds = {
  /** Number of the address that works now; null while the feed is off. */
  generation(userId: string): Promise<number | null>;
  /** Of the feed's stretch, around `now`. */
  items(userId: string, now: Date): Promise<StoredScheduleItem[]>;
  interviews(userId: string, now: Date): Promise<FeedInterview[]>;
};

export type FeedDeps = { feeds: Feeds; hash: KeyedHash; clock: { now(): Date }; siteUrl: string };
