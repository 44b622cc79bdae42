import type { DeletionEffects } from '@shared/accounts/model/account-deletion';
import type { Membership } from '@shared/accounts/model/account';
import type { DueCursor } from '../../../platform/table/table';
import type { JobItem } from '../../hiring/jobs/job-item';
import type { DeletionItem, Paused, StepReceipt } from './deletion-item';

type Page = { deletions: DeletionItem[]; next: DueCursor | null };

/** The membership as read, and an administrator who stays; null of members, and of an administrator without a team. */
export type LeftTeam = { membership: Pick<Membership, 'userId' | 'organizationId' | 'role'>; keeper: string | null };

/** What a person does with their own. Changes of other people's versions throw ConcurrentModificationError. */
export type AccountDeletions = {
  get(userId: string): Promise<DeletionItem | null>;
  /**
   * Replaces one that was canceled, hides the profile, and marks the person as leaving; otherwise, returns the one that
   * is there. ConcurrentModificationError if the team changed.
   */
  request(item: DeletionItem, team?: LeftTeam | null): Promise<DeletionItem>;
  /** Null if it isn't pending any more. */
  recordPaused(userId: string, paused: Paused): Promise<DeletionItem | null>;
  /** As it is then, with the profile shown again. Null if there is none that is pending and due after `at`. */
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

/** What depends on a person who wants to leave. */
export type Departures = {
  /** `membership` of an employer; without one, a professional's. */
  effects(of: {
    userId: string;
    membership: Membership | null;
    today: string;
    dueAt: string;
  }): Promise<DeletionEffects>;
  /** A payout isn't in their bank yet. */
  isBeingPaid(userId: string): Promise<boolean>;
  /** `keeper`: another administrator who stays. */
  team(membership: Pick<Membership, 'userId' | 'organizationId'>): Promise<{ keeper: string | null; alone: boolean }>;
};

export type SoleOwners = {
  /** Whether the person is responsible for the job, and no other member who stays. */
  has(job: JobItem, userId: string): Promise<boolean>;
};

export type RestoredDeletions = Pick<AccountDeletions, 'get'> & {
  /** Whatever state the backup had. */
  restart(item: DeletionItem): Promise<void>;
};
