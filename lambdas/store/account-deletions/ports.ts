import type { DueCursor } from '../../platform/table/table';
import type { DeletionItem, Paused, StepReceipt } from './deletion-item';

type Page = { deletions: DeletionItem[]; next: DueCursor | null };

/** What a person does with their own. Changes of other people's versions throw ConcurrentModificationError. */
export type AccountDeletions = {
  get(userId: string): Promise<DeletionItem | null>;
  /** Replaces one that was canceled; otherwise, returns the one that is there. */
  request(item: DeletionItem): Promise<DeletionItem>;
  /** Null if it isn't pending any more. */
  recordPaused(userId: string, paused: Paused): Promise<DeletionItem | null>;
  /** As it is then. Null if there is none that is pending and due after `at`. */
  cancel(userId: string, at: string): Promise<DeletionItem | null>;
};

export type DeletionReminders = {
  /** Pending without a reminder, due up to `until`. */
  page(until: string, after: DueCursor | null): Promise<Page>;
  /** False if it was reminded of or canceled meanwhile. */
  markReminded(item: DeletionItem, at: string): Promise<boolean>;
};

export type DueErasures = {
  /** Due up to `now`, and those that a run left. */
  page(now: string, after: DueCursor | null): Promise<Page>;
  /** From then on it can't be canceled. Null if another run has it, or it was canceled. */
  take(item: DeletionItem, lease: { now: string; until: string }): Promise<DeletionItem | null>;
  /** The changes of whoever has it. ConcurrentModificationError if someone else does. */
  recordStep(held: DeletionItem, receipt: StepReceipt, details?: string): Promise<DeletionItem>;
  /** Free for the next run. */
  release(held: DeletionItem): Promise<void>;
  /** Without the details. */
  finish(held: DeletionItem, at: string): Promise<DeletionItem>;
};

export type RestoredDeletions = Pick<AccountDeletions, 'get'> & {
  /** Whatever state the backup had. */
  restart(item: DeletionItem): Promise<void>;
};
