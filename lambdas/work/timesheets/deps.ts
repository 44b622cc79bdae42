import { systemClock } from '../../platform/clock';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createClearedHours } from '../../store/people/compliance/cleared-hours';
import { createWallets } from '../../store/people/compliance/wallets';
import { createHealthRecords } from '../../store/people/health-file/health-records';
import { openHealthText } from '../../store/people/health-file/open-health-text';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createEarnings } from '../../store/work/timesheets/earnings';
import { createOwnWeeks } from '../../store/work/timesheets/own-weeks';
import type { Deps } from './ports';
import { createTimesheets } from '../../store/work/timesheets/timesheets';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;

export const deps: Deps = {
  timesheets: createTimesheets(table, cursors),
  cleared: createClearedHours(table, createWallets(table, createHealthRecords(table, openHealthText(table, hash)))),
  earnings: createEarnings(table),
  ownWeeks: createOwnWeeks(table),
  people: createPeople(table),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({ draw: (await import('./draw-timesheet')).drawTimesheet })),
  settings: createNotificationSettings(table),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};
