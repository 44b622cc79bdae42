import type { LedgerState } from '@shared/work/rules/reliability/ledger-events';
import type { Clock } from '../../../platform/clock';
import type { LedgerEvent, LedgerSummary } from './ledger-item';

export type LedgerBooking = { shiftId: string; userId: string; organizationId: string; version: number };

export type Ledgers = {
  /**
   * Records each event once, and removes undone ones. ConcurrentModificationError if the
   * booking changed since it was read.
   */
  record(booking: LedgerBooking, state: LedgerState): Promise<void>;
  /**
   * Recounts an owner's events, and opens a case after several no-shows or people turned away. Throws
   * ConcurrentModificationError after a concurrent change.
   */
  sumUp(ownerId: string, clock: Clock): Promise<void>;
  /** Lists the counting events, newest first. */
  events(ownerId: string, today: string): Promise<LedgerEvent[]>;
  event(ownerId: string, eventId: string): Promise<LedgerEvent | null>;
  /** Returns the summary of each owner, in the order of the IDs; null without events. */
  summaries(ownerIds: readonly string[]): Promise<(LedgerSummary | null)[]>;
};

/** Private answers of people about organizations. */
export type ReturnAnswers = {
  /** Returns the person's answers by organization. */
  of(userId: string, organizationIds: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  /** Counts one answer per person. ConcurrentModificationError after a concurrent count. */
  answer(given: { userId: string; organizationId: string; again: boolean }, now: Date): Promise<void>;
};
