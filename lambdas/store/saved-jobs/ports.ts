import type { Page } from '../../platform/table/page';

export type SavedJob = { jobId: string; savedAt: string };

export type SavedJobRepository = {
  /** Whether this person may keep it: it is or was public, or they applied for it. */
  isShown(userId: string, jobId: string): Promise<boolean>;
  /** When it was first saved. Refuses more than `limits.savedJobs`. */
  save(userId: string, saved: SavedJob): Promise<string>;
  remove(userId: string, jobId: string): Promise<void>;
  /** Last saved first. */
  list(userId: string, query: { cursor?: string | undefined; pageSize: number }): Promise<Page<SavedJob>>;
  ids(userId: string): Promise<string[]>;
};
