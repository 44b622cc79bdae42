import type { StoredGoals } from './ports';
import type { ReportItem } from './report-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const analyticsClasses = {
  HiringGoals: {
    fillDays: 'operational',
    stageDays: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredGoals>,
  AnalyticsReport: {
    dueAt: 'operational',
    frequency: 'operational',
    timeZone: 'operational',
    userId: 'operational',
  } satisfies ClassesOf<ReportItem>,
} as const satisfies Record<string, AttributeClasses>;
