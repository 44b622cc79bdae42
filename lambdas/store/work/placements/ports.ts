import type { Invitation } from '@shared/organizations/model/invitation';
import type { PlacementItem } from './placement-item';
import type { Page } from '../../../platform/table/page';

/** Ways for own staff to join the pool. */
export type StaffJoining = {
  /** Returns the placement of invited own staff on a day, or null. */
  placementOf(userId: string, organizationId: string, day: string): Promise<PlacementItem | null>;
  /** Also accepts the invitation. ConcurrentModificationError if it was accepted or revoked in the meantime. */
  join(placement: PlacementItem, invitation: Invitation): Promise<void>;
  /** Accepts the invitation of an existing member. */
  keep(userId: string, invitation: Invitation, at: string): Promise<void>;
};

export type PlacementRepository = {
  get(placementId: string): Promise<PlacementItem | null>;
  end(before: PlacementItem, after: PlacementItem): Promise<void>;
  lastDayWorked(placementId: string): Promise<string | null>;
  photos(userIds: readonly string[]): Promise<Map<string, string | null>>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<PlacementItem>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<PlacementItem>>;
  listOfMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<PlacementItem>>;
};
