import type { OrganizationDuplicate, OrganizationStatus } from '@shared/organizations/model/organization-verification';
import type { Write } from '../../../platform/table/table';
import type { CaseItem, Claim, NewStep, StoredStep } from './case-item';

export type CaseMove = {
  before: CaseItem;
  change: Partial<Omit<CaseItem, 'organizationId' | 'version' | 'updatedAt' | 'openedAt'>>;
  at: string;
  steps?: readonly NewStep[];
  /** Who is certainly a member, though the list of the team may lag behind. */
  member?: string;
  more?: readonly Write[];
};

export type OrganizationCases = {
  get(organizationId: string): Promise<CaseItem | null>;
  steps(organizationId: string): Promise<StoredStep[]>;
  /**
   * Saves the next version with its steps, claims, and what follows for the organization and its members.
   * ConcurrentModificationError if the case changed since reading, or another organization took one of its names.
   */
  move(move: CaseMove): Promise<CaseItem>;
  /** Adds a step that changes nothing. */
  record(stored: CaseItem, record: { at: string; step: NewStep }): Promise<void>;
};

export type OrganizationQueue = {
  page(
    status: OrganizationStatus,
    cursor: string | undefined,
  ): Promise<{ items: CaseItem[]; nextCursor: string | null }>;
};

export type DueOrganizations = {
  page(
    now: string,
    after: Record<string, unknown> | null,
  ): Promise<{ cases: CaseItem[]; next: Record<string, unknown> | null }>;
};

export type OrganizationClaims = {
  /** Hashes that other verified organizations hold. */
  heldByOthers(organizationId: string, claims: readonly Claim[]): Promise<Set<string>>;
  /** Other organizations with the same name, tax ID, or phone. */
  duplicates(organizationId: string, claims: readonly Claim[]): Promise<OrganizationDuplicate[]>;
};
