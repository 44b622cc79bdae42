import type { PlacementItem } from './placement-item';
import type { Page } from '../../platform/table/page';

export type PlacementRepository = {
  get(placementId: string): Promise<PlacementItem | null>;
  /** Fails with ConcurrentModificationError. */
  end(before: PlacementItem, after: PlacementItem): Promise<void>;
  /** The last day for which hours are entered. */
  lastDayWorked(placementId: string): Promise<string | null>;
  /** Paths of the people's photos. */
  photos(userIds: readonly string[]): Promise<Map<string, string | null>>;
  isResponsible(userId: string, jobId: string): Promise<boolean>;
  listOfProfessional(userId: string, cursor?: string): Promise<Page<PlacementItem>>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<PlacementItem>>;
  /** Of the member's own postings. */
  listOfMember(member: { userId: string; organizationId: string }, cursor?: string): Promise<Page<PlacementItem>>;
};
