import type { AlertDelivery, JobAlertItem } from './ports';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const jobAlertsClasses = {
  JobAlert: {
    about: 'operational',
    createdAt: 'operational',
    frequency: 'operational',
    held: 'operational',
    jobAlertId: 'operational',
    lastSentAt: 'operational',
    mailed: 'operational',
    name: 'content',
    newsSince: 'operational',
    nextRunAt: 'operational',
    paused: 'operational',
    search: 'content',
    searchedAt: 'operational',
    seen: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<JobAlertItem>,
  AlertDelivery: {
    createdAt: 'operational',
    deliveryId: 'operational',
    jobAlertId: 'operational',
    jobIds: 'operational',
    more: 'operational',
    userId: 'operational',
    userIds: 'operational',
  } satisfies ClassesOf<AlertDelivery>,
  JobAlertCount: counters,
} as const satisfies Record<string, AttributeClasses>;
