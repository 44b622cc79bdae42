import { payStatementRoutes } from '@shared/money/api/pay-statements.routes';
import { systemClock } from '../../platform/clock';
import { organizationOf } from '../../platform/http/caller';
import { serve } from '../../platform/http/serve';
import { lazyDependency } from '../../platform/lazy-dependency';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createHttpPlatform } from '../../store/http-platform';
import { createOwnStaffHours } from '../../store/work/attendance/own-staff-hours';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createPayrollSetups } from '../../store/money/payroll/payroll-setups';
import { createPaidWeeks } from '../../store/work/timesheets/paid-weeks';
import { createUnpaidWeeks } from '../../store/work/timesheets/unpaid-weeks';
import { exportOwnStaffHours, type OwnStaffDeps } from './own-staff-hours';
import { exportPayStatement, listPayDays, printPayStatement } from './pay-statements';
import { readPayroll, savePayroll, type PayrollDeps } from './payroll';
import type { StatementDeps } from './ports';

const platform = createHttpPlatform();
const { table } = platform;

const deps: StatementDeps = {
  paidWeeks: createPaidWeeks(table),
  people: createPeople(table),
  documents: lazyDependency(async () => (await import('../../platform/files/documents')).createDocuments(systemClock)),
  pdf: lazyDependency(async () => ({ draw: (await import('./draw-statement')).drawStatement })),
  settings: createNotificationSettings(table),
  throttle: createDailyCounts(table, systemClock),
  clock: systemClock,
};

const payroll: PayrollDeps = {
  setups: createPayrollSetups(table),
  unpaid: createUnpaidWeeks(table),
  clock: systemClock,
};

const ownStaff: OwnStaffDeps = { staffHours: createOwnStaffHours(table), setups: payroll.setups };

export const handler = serve(
  payStatementRoutes,
  {
    listPayDays: ({ caller }) => listPayDays(deps, caller.userId),
    printPayStatement: ({ params, caller, language }) =>
      printPayStatement(deps, { userId: caller.userId, language, ...params }),
    exportPayStatement: ({ params, caller, language }) =>
      exportPayStatement(deps, { userId: caller.userId, language, ...params }),
    exportPayroll: ({ caller }) => readPayroll(payroll, organizationOf(caller)),
    exportOwnStaffHours: ({ caller, params, language }) =>
      exportOwnStaffHours(ownStaff, { organizationId: organizationOf(caller), language, ...params }),
    savePayroll: ({ caller, body }) => savePayroll(payroll, { organizationId: organizationOf(caller), ...body }),
  },
  platform,
);
