import type { OrganizationDuplicate, OrganizationStatus } from '@shared/organizations/model/organization-verification';
import type { Write } from '../../../platform/table/table';
import type { CaseItem, Claim, NewStep, StoredStep } from './case-item';

export type CaseMove = {
  before: CaseItem;
  change: Partial<Omit<CaseItem, 'organizationId' | 'version' | 'updatedAt' | 'openedAt'>>;
  at: string;
  steps?: readonly NewStep[];
  /** A certain member, because the list of the team may lag. */
  member?: string;
  more?: readonly Write[];
};

export type OrganizationCases = {
  get(organizationId: string): Promise<CaseItem | null>;
  steps(organizationId: string): Promise<StoredStep[]>;
  /**
   * Saves the next version with its steps, claims, and effects on the organization and its members.
   * ConcurrentModificationError if the case changed since reading, or another organization took one of its names.
   */
  move(move: CaseMove): Promise<CaseItem>;
  /** Adds a step without other changes. */
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
  /** Hashes held by other verified organizations. */
  heldByOthers(organizationId: string, claims: readonly Claim[]): Promise<Set<string>>;
  /** Other organizations with the same name, tax ID, or phone. */
  duplicates(organizationId: string, claims: readonly Claim[]): Promise<OrganizationDuplicate[]>;
};
