import type { Language } from '@shared/text/language';
import type { BusyTime, CalendarCounts, CalendarInterview, Task } from '@shared/messages/model/calendar';
import type { InterviewTime } from '../../hiring/interviews/calendar-entries';
import type { HiredDay } from '../../work/placements/first-days';
import type { CalendarBooking } from '../../work/shifts/bookings/calendar-bookings';
import type { StoredScheduleItem } from './schedule-items';

export type FeedInterview = InterviewTime & CalendarInterview;

export type FeedSettings = { generation: number; language: Language };

export type Feeds = {
  /** Null while the feed is off. */
  settings(userId: string): Promise<FeedSettings | null>;
  items(userId: string, now: Date): Promise<StoredScheduleItem[]>;
  interviews(userId: string, now: Date): Promise<FeedInterview[]>;
  firstDays(userId: string, now: Date): Promise<HiredDay[]>;
  bookings(userId: string, now: Date): Promise<CalendarBooking[]>;
};

export type Schedule = {
  get(userId: string, scheduleItemId: string): Promise<StoredScheduleItem | null>;
  create(userId: string, item: StoredScheduleItem): Promise<void>;
  /** ConcurrentModificationError if the stored version is not `before`. */
  change(userId: string, before: number, item: StoredScheduleItem): Promise<void>;
  remove(userId: string, scheduleItemId: string): Promise<boolean>;
  between(userId: string, stretch: { after: string; before: string }): Promise<StoredScheduleItem[]>;
};

export type Tasks = {
  get(userId: string, taskId: string): Promise<Task | null>;
  /** LIMIT_REACHED beyond `limits.openTasks`. */
  create(userId: string, task: Task): Promise<void>;
  /** ConcurrentModificationError if changed since reading; LIMIT_REACHED for too many open tasks. */
  change(userId: string, before: Task, after: Task): Promise<void>;
  /** ConcurrentModificationError if changed since reading. */
  remove(userId: string, before: Task): Promise<void>;
  list(userId: string, window: { from: string; to: string }): Promise<Task[]>;
};

export type BusyImport = CalendarCounts & {
  /** Generation of this import; a newer import supersedes an older one. */
  importId: string;
  sealedAddress: string;
  host: string;
  importedAt: string | null;
  busyTimes: number;
  problem: string | null;
  nextAt: string;
};

export type StoredConnection = {
  /** Number of the newest feed URL; 0 before the first. */
  generation: number;
  feedOn: boolean;
  feedLanguage: Language;
  busyImport: BusyImport | null;
};

export type Connections = {
  get(userId: string): Promise<StoredConnection>;
  /** Creates a new feed URL, invalidating the previous one. */
  renewFeed(userId: string, language: Language): Promise<StoredConnection>;
  stopFeed(userId: string): Promise<StoredConnection>;
  keepImport(userId: string, made: BusyImport, busy: readonly BusyTime[]): Promise<void>;
  /** Keeps the old times if `busy` is null. ConcurrentModificationError if the import was replaced or removed. */
  renewImport(userId: string, renewed: BusyImport, busy: readonly BusyTime[] | null): Promise<void>;
  stopImport(userId: string): Promise<StoredConnection>;
  /** Time zone and address for reading an imported calendar. */
  owner(userId: string): Promise<{ timeZone: string; email: string }>;
  busyTimes(userId: string): Promise<BusyTime[]>;
};

export type DueCursor = Record<string, unknown>;

export type DueImport = { userId: string; busyImport: BusyImport };

export type DueImports = {
  page(now: Date, after: DueCursor | null): Promise<{ due: DueImport[]; next: DueCursor | null }>;
  /** Advances it to `nextAt`. ConcurrentModificationError if another run or the owner changed it first. */
  claim(due: DueImport, nextAt: string): Promise<void>;
};
