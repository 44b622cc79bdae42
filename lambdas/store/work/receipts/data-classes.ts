import type { Receipt } from '@shared/money/model/receipt';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const receiptsClasses = {
  Receipt: {
    deliveredAt: 'operational',
    jobTitle: 'content',
    organizationId: 'operational',
    reason: 'operational',
    revokedAt: 'operational',
    sharedAt: 'operational',
    subject: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<Receipt, 'userId'>,
} as const satisfies Record<string, AttributeClasses>;
