import type { PlacementItem } from './placement-item';
import type { Page } from '../../platform/table/page';

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
