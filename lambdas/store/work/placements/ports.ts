import type { Invitation } from '@shared/organizations/model/invitation';
import type { PlacementItem } from './placement-item';
import type { Page } from '../../../platform/table/page';

/** How own staff come into the pool. */
export type StaffJoining = {
  /** Null if the person isn't own staff of the organization by invitation on a day. */
  placementOf(userId: string, organizationId: string, day: string): Promise<PlacementItem | null>;
  /** Accepts the invitation with it. ConcurrentModificationError if it was accepted or revoked meanwhile. */
  join(placement: PlacementItem, invitation: Invitation): Promise<void>;
  /** Accepts the invitation of someone who belongs to them already. */
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
