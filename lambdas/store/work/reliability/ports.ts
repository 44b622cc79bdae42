import type { LedgerState } from '@shared/work/rules/reliability/ledger-events';
import type { Clock } from '../../../platform/clock';
import type { LedgerEvent, LedgerSummary } from './ledger-item';

export type LedgerBooking = { shiftId: string; userId: string; organizationId: string; version: number };

export type Ledgers = {
  /**
   * Each event once, however often it is recorded; what was undone is taken out. ConcurrentModificationError if the
   * booking isn't the one that was read anymore.
   */
  record(booking: LedgerBooking, state: LedgerState): Promise<void>;
  /**
   * Counts the events of an owner again, and opens a case where there are several no-shows, or people turned away. ConcurrentModificationError if
   * someone else did meanwhile.
   */
  sumUp(ownerId: string, clock: Clock): Promise<void>;
  /** Of the days that count, the newest first. */
  events(ownerId: string, today: string): Promise<LedgerEvent[]>;
  event(ownerId: string, eventId: string): Promise<LedgerEvent | null>;
  /** Of each owner, in the order of the IDs; null without events. */
  summaries(ownerIds: readonly string[]): Promise<(LedgerSummary | null)[]>;
};

/** What people say about organizations, each for themselves. */
export type ReturnAnswers = {
  /** By organization, of those that the person answered about. */
  of(userId: string, organizationIds: readonly string[]): Promise<ReadonlyMap<string, boolean>>;
  /** Counted once for each person. ConcurrentModificationError if someone else was counted meanwhile. */
  answer(given: { userId: string; organizationId: string; again: boolean }, now: Date): Promise<void>;
};
