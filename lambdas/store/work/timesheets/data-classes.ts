import type { EarningsCounts } from './earnings-counters';
import type { TimesheetItem } from './timesheet-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const timesheetsClasses = {
  Timesheet: {
    approvedAt: 'operational',
    approvedBy: 'operational',
    dueOn: 'operational',
    jobId: 'operational',
    jobTitle: 'content',
    lines: 'content',
    organization: 'identity',
    organizationId: 'operational',
    paidAt: 'operational',
    payReference: 'content',
    placementId: 'operational',
    professional: 'identity',
    rate: 'content',
    status: 'operational',
    submittedAt: 'operational',
    version: 'operational',
    weekStartsOn: 'operational',
  } satisfies ClassesOf<TimesheetItem>,
  EarningsTotal: {
    approvedCents: 'operational',
    canceledCents: 'operational',
    expectedCents: 'operational',
    minutes: 'operational',
    paidCents: 'operational',
  } satisfies ClassesOf<EarningsCounts>,
  EarningsMonth: {
    approvedCents: 'operational',
    canceledCents: 'operational',
    expectedCents: 'operational',
    minutes: 'operational',
    paidCents: 'operational',
  } satisfies ClassesOf<EarningsCounts>,
  PendingPay: {
    dueOn: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
