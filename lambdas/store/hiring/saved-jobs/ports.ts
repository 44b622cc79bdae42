import type { Page } from '../../../platform/table/page';

export type SavedJob = { jobId: string; savedAt: string };

export type SavedJobRepository = {
  /** Whether the job is or was public, or the user applied to it. */
  isShown(userId: string, jobId: string): Promise<boolean>;
  /** Returns when it was first saved. LIMIT_REACHED beyond `limits.savedJobs`. */
  save(userId: string, saved: SavedJob): Promise<string>;
  remove(userId: string, jobId: string): Promise<void>;
  list(userId: string, query: { cursor?: string | undefined; pageSize: number }): Promise<Page<SavedJob>>;
  ids(userId: string): Promise<string[]>;
};

/** Jobs that a person hid from search. */
export type HiddenJobs = {
  ids(userId: string): Promise<string[]>;
  /** LIMIT_REACHED beyond `limits.hiddenJobs`. */
  hide(userId: string, jobId: string): Promise<void>;
  show(userId: string, jobIds: readonly string[]): Promise<void>;
};
