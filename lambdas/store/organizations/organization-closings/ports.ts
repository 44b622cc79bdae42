import type { ClosingFigures } from '@shared/organizations/model/organization-closing';
import type { DueCursor } from '../../../platform/table/table';
import type { ClosingItem } from './closing-item';

export type OrganizationClosings = {
  get(organizationId: string): Promise<ClosingItem | null>;
  /**
   * Marks the organization and its members in the same transaction. FORBIDDEN unless whoever requested it is still
   * administrator; ConcurrentModificationError if another closing came first or a member left.
   */
  request(closing: ClosingItem): Promise<void>;
  /** Takes the marks away. FORBIDDEN and ConcurrentModificationError as with `request`. */
  cancel(before: ClosingItem, after: ClosingItem): Promise<void>;
};

export type ClosingFiguresReader = {
  /** `closesAt`: when the organization is gone, or would be. */
  of(organizationId: string, at: { today: string; closesAt: string }): Promise<ClosingFigures>;
};

export type DueClosings = {
  page(now: Date, after: DueCursor | null): Promise<{ closings: ClosingItem[]; next: DueCursor | null }>;
  /** Null if another run has it, or it was canceled. */
  take(item: ClosingItem, lease: { now: string; until: string }): Promise<ClosingItem | null>;
  /** The changes of whoever has it. ConcurrentModificationError if someone else does, or it was canceled. */
  save(before: ClosingItem, after: ClosingItem): Promise<void>;
};
