import type { DeletionEffects } from '@shared/accounts/model/account-deletion';
import type { Membership } from '@shared/accounts/model/account';
import type { DueCursor } from '../../../platform/table/table';
import type { JobItem } from '../../hiring/jobs/job-item';
import type { DeletionItem, Paused, StepReceipt } from './deletion-item';

type Page = { deletions: DeletionItem[]; next: DueCursor | null };

/** The membership as read, and an administrator who stays; null for members, and for administrators without a team. */
export type LeftTeam = { membership: Pick<Membership, 'userId' | 'organizationId' | 'role'>; keeper: string | null };

/** Operations of a person on their own deletion. Changes of another version throw ConcurrentModificationError. */
export type AccountDeletions = {
  get(userId: string): Promise<DeletionItem | null>;
  /**
   * Replaces a canceled one, hides the profile, and marks the person as leaving; otherwise, returns the
   * existing one. ConcurrentModificationError if the team changed.
   */
  request(item: DeletionItem, team?: LeftTeam | null): Promise<DeletionItem>;
  /** Returns null if it is no longer pending. */
  recordPaused(userId: string, paused: Paused): Promise<DeletionItem | null>;
  /** Returns the canceled deletion, with the profile shown again. Null if none is pending and due after `at`. */
  cancel(userId: string, at: string): Promise<DeletionItem | null>;
};

export type DeletionReminders = {
  /** Pending without a reminder, due by `until`. */
  page(until: string, after: DueCursor | null): Promise<Page>;
  /** Returns false if it was reminded or canceled in the meantime. */
  markReminded(item: DeletionItem, at: string): Promise<boolean>;
};

export type DueErasures = {
  /** Due by `now`, and those that a stopped run left. */
  page(now: string, after: DueCursor | null): Promise<Page>;
  /** Takes the deletion, which ends the time to cancel. Null if another run has it, or it was canceled. */
  take(item: DeletionItem, lease: { now: string; until: string }): Promise<DeletionItem | null>;
  /** Records a step of the current holder. ConcurrentModificationError for any other run. */
  recordStep(held: DeletionItem, receipt: StepReceipt, details?: string): Promise<DeletionItem>;
  /** Frees it for the next run. */
  release(held: DeletionItem): Promise<void>;
  /** Removes the details. */
  finish(held: DeletionItem, at: string): Promise<DeletionItem>;
};

/** Effects of a person's departure. */
export type Departures = {
  /** `membership`: of an employer; a professional has none. */
  effects(of: {
    userId: string;
    membership: Membership | null;
    today: string;
    dueAt: string;
  }): Promise<DeletionEffects>;
  /** Whether a payout hasn't reached their bank yet. */
  isBeingPaid(userId: string): Promise<boolean>;
  /** `keeper`: another administrator who stays. */
  team(membership: Pick<Membership, 'userId' | 'organizationId'>): Promise<{ keeper: string | null; alone: boolean }>;
};

export type SoleOwners = {
  /** Whether the person, and no other remaining member, is responsible for the job. */
  has(job: JobItem, userId: string): Promise<boolean>;
};

export type RestoredDeletions = Pick<AccountDeletions, 'get'> & {
  /** Restarts the erasure from any state of the backup. */
  restart(item: DeletionItem): Promise<void>;
};
