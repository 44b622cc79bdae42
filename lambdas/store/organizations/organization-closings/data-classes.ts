import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { ClosingItem } from './closing-item';

export const organizationClosingsClasses = {
  OrganizationClosing: {
    adminIds: 'operational',
    canceledBy: 'operational',
    closesAt: 'operational',
    closingId: 'operational',
    counted: 'operational',
    done: 'operational',
    dueAt: 'operational',
    leaseUntil: 'operational',
    memberIds: 'operational',
    organizationId: 'operational',
    receipts: 'operational',
    remindedAt: 'operational',
    requestedAt: 'operational',
    requestedBy: 'operational',
    state: 'operational',
  } satisfies ClassesOf<ClosingItem>,
} as const satisfies Record<string, AttributeClasses>;
