import type { CalendarInterview, BusyTime, Task } from '@shared/model/calendar';
import type { InterviewTime } from '../interviews/calendar-entries';
import type { StoredScheduleItem } from './schedule-items';

export type FeedInterview = InterviewTime & CalendarInterview;

export type Feeds = {
  /** Number of the address that works now; null while the feed is off. */
  generation(userId: string): Promise<number | null>;
  /** Of the feed's stretch, around `now`. */
  items(userId: string, now: Date): Promise<StoredScheduleItem[]>;
  interviews(userId: string, now: Date): Promise<FeedInterview[]>;
};

export type Schedule = {
  get(userId: string, scheduleItemId: string): Promise<StoredScheduleItem | null>;
  create(userId: string, item: StoredScheduleItem): Promise<void>;
  /** Throws ConcurrentModificationError when the stored version is no longer `before`. */
  change(userId: string, before: number, item: StoredScheduleItem): Promise<void>;
  /** Answers whether it was there. */
  remove(userId: string, scheduleItemId: string): Promise<boolean>;
  /** Under way between the two instants, first ending first. */
  between(userId: string, stretch: { after: string; before: string }): Promise<StoredScheduleItem[]>;
};

export type Tasks = {
  get(userId: string, taskId: string): Promise<Task | null>;
  /** Refuses more open ones than `limits.openTasks`. */
  create(userId: string, task: Task): Promise<void>;
  /** Throws ConcurrentModificationError when the task is no longer `before`; refuses one open task too many. */
  change(userId: string, before: Task, after: Task): Promise<void>;
  /** Throws ConcurrentModificationError when the task is no longer `before`. */
  remove(userId: string, before: Task): Promise<void>;
  /** Open ones, and those completed in the window. */
  list(userId: string, window: { from: string; to: string }): Promise<Task[]>;
};

/** Where busy times come from. */
export type BusyImport = {
  /** Tells this import from an earlier or later one of the same person. */
  importId: string;
  sealedAddress: string;
  host: string;
  importedAt: string | null;
  busyTimes: number;
  problem: string | null;
  /** When it is read again. */
  nextAt: string;
};

export type StoredConnection = {
  /** Number of the newest address of the feed, 0 before the first. */
  generation: number;
  feedOn: boolean;
  busyImport: BusyImport | null;
};

export type Connections = {
  get(userId: string): Promise<StoredConnection>;
  /** Numbers a new address and turns the feed on. */
  renewFeed(userId: string): Promise<StoredConnection>;
  stopFeed(userId: string): Promise<StoredConnection>;
  /** Replaces whatever was imported before. */
  keepImport(userId: string, made: BusyImport, busy: readonly BusyTime[]): Promise<void>;
  /**
   * What another look at the same address gave: new busy times, or a problem that leaves the old ones. Throws
   * ConcurrentModificationError when the import was replaced or stopped.
   */
  renewImport(userId: string, renewed: BusyImport, busy: readonly BusyTime[] | null): Promise<void>;
  stopImport(userId: string): Promise<StoredConnection>;
  busyTimes(userId: string): Promise<BusyTime[]>;
};

export type DueCursor = Record<string, unknown>;

export type DueImport = { userId: string; busyImport: BusyImport };

export type DueImports = {
  /** A page of what is due at `now`, longest due first. */
  page(now: Date, after: DueCursor | null): Promise<{ due: DueImport[]; next: DueCursor | null }>;
  /** Moves it on to `nextAt`. Throws ConcurrentModificationError when another run or its owner was faster. */
  claim(due: DueImport, nextAt: string): Promise<void>;
};
