import type { HealthFileItem } from './health-file-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const healthRecordsClasses = {
  HealthFile: {
    documentIds: 'operational',
    dueAt: 'operational',
    remindedAt: 'operational',
    remindedDays: 'operational',
    reminders: 'operational',
    sealed: 'special',
    updatedAt: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<HealthFileItem, 'remindedAt' | 'remindedDays'>,
} as const satisfies Record<string, AttributeClasses>;
