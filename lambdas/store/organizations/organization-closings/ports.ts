import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import type { DueCursor } from '../../../platform/table/table';
import type { ClosingItem } from './closing-item';

export type OrganizationClosings = {
  get(organizationId: string): Promise<ClosingItem | null>;
  /**
   * Marks the organization and its members in the same transaction. FORBIDDEN unless the requester is still an
   * administrator; ConcurrentModificationError if another closing came first or a member left.
   */
  request(closing: ClosingItem): Promise<void>;
  /** Removes the marks. FORBIDDEN and ConcurrentModificationError as with `request`. */
  cancel(before: ClosingItem, after: ClosingItem): Promise<void>;
};

export type ClosingFiguresReader = {
  /** `closesAt`: actual or possible time of the closing. */
  of(organizationId: string, at: { today: string; closesAt: string }): Promise<ClosingFigures>;
};

export type DueClosings = {
  page(now: Date, after: DueCursor | null): Promise<{ closings: ClosingItem[]; next: DueCursor | null }>;
  /** Returns null if another run has it, or it was canceled. */
  take(item: ClosingItem, lease: { now: string; until: string }): Promise<ClosingItem | null>;
  /** Saves changes of the current holder. ConcurrentModificationError for any other run, or after a cancel. */
  save(before: ClosingItem, after: ClosingItem): Promise<void>;
};
