import type { PlacementItem } from './placement-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const placementsClasses = {
  Placement: {
    applicationId: 'operational',
    createdAt: 'operational',
    endOn: 'operational',
    endReason: 'content',
    jobId: 'operational',
    jobTitle: 'content',
    kind: 'operational',
    offerId: 'operational',
    organization: 'identity',
    organizationId: 'operational',
    placementId: 'operational',
    profession: 'content',
    professional: 'identity',
    terms: 'content',
    unitIds: 'operational',
    version: 'operational',
  } satisfies ClassesOf<PlacementItem>,
} as const satisfies Record<string, AttributeClasses>;
