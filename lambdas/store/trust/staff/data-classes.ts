import type { StoredGrant } from './ports';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const staffClasses = {
  StaffMember: {
    addedAt: 'operational',
    reason: 'content',
    roles: 'operational',
    updatedAt: 'operational',
    userId: 'operational',
    version: 'operational',
  },
  FormerStaff: {
    reason: 'content',
    roles: 'operational',
    userId: 'operational',
  },
  ViewGrant: {
    areas: 'operational',
    causeId: 'operational',
    endedAt: 'operational',
    expiresAt: 'operational',
    grantId: 'operational',
    reason: 'content',
    roles: 'operational',
    staffId: 'operational',
    startedAt: 'operational',
    ticket: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<StoredGrant>,
  PersonName: {
    gsi1sk: 'identity',
    gsi2sk: 'identity',
    userId: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
