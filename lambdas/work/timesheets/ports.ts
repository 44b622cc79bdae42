import type { PayStatement } from '@shared/money/rules/pay-statement';
import type { Language } from '@shared/text/language';
import type { Clock } from '../../platform/clock';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Documents } from '../../platform/files/ports';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { People } from '../../store/organizations/organizations/member-names';
import type { TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import type { ClearedHours } from '../../store/people/compliance/cleared-hours';
import type { OwnWeeks } from '../../store/work/timesheets/own-weeks';
import type { PaidWeeks } from '../../store/work/timesheets/paid-weeks';
import type { Earnings, TimesheetRepository } from '../../store/work/timesheets/ports';

export type TimesheetPdf = {
  draw(sheet: TimesheetItem, to: { language: Language; timeZone: string; at: Date }): Promise<Buffer>;
};

export type StatementPdf = {
  draw(statement: PayStatement, to: { name: string; language: Language; timeZone: string; at: Date }): Promise<Buffer>;
};

export type Deps = {
  timesheets: TimesheetRepository;
  cleared: ClearedHours;
  earnings: Earnings;
  ownWeeks: OwnWeeks;
  people: Pick<People, 'find'>;
  documents: Pick<Documents, 'keep' | 'download'>;
  pdf: TimesheetPdf;
  settings: Pick<NotificationSettingsStore, 'get'>;
  throttle: DailyCounts;
  clock: Clock;
};

export type StatementDeps = Pick<Deps, 'clock' | 'documents' | 'people' | 'settings' | 'throttle'> & {
  paidWeeks: PaidWeeks;
  pdf: StatementPdf;
};
