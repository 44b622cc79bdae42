import * as z from 'zod';
import { GivenMonday, PlannedDay } from '../../core/model/given-times';
import { Download } from '../../core/model/file';
import { PayDay } from '../model/pay-statement';
import { Payroll, PayrollForm } from '../model/payroll';
import { defineRoutes } from '../../core/api/route';

const payDayParams = z.strictObject({ day: PlannedDay });

export const payStatementRoutes = defineRoutes({
  listPayDays: {
    method: 'GET',
    path: '/api/pay-statements',
    access: 'recordHours',
    summary:
      "List the days of this year and the last on which the professional's employers recorded payments, newest first.",
    response: z.object({ payDays: z.array(PayDay) }),
    errors: [],
  },
  printPayStatement: {
    method: 'POST',
    path: '/api/pay-statements/{day}/pdf',
    access: 'recordHours',
    cost: 'slow',
    summary: 'Generate a PDF statement of hours and gross pay of one pay day. Returns a short-lived download URL.',
    params: payDayParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  exportPayStatement: {
    method: 'GET',
    path: '/api/pay-statements/{day}/csv',
    access: 'recordHours',
    cost: 'slow',
    summary: 'Export the lines of one pay day as CSV that is safe to open in a spreadsheet.',
    params: payDayParams,
    response: z.object({ csv: z.string() }),
    errors: ['NOT_FOUND'],
  },
  exportPayroll: {
    method: 'GET',
    path: '/api/pay-statements/payroll',
    access: 'payOut',
    cost: 'slow',
    summary:
      "Read the organization's approved hours that aren't paid, as a file for its payroll provider. What is missing for it is named instead.",
    response: Payroll,
    errors: [],
  },
  exportOwnStaffHours: {
    method: 'GET',
    path: '/api/pay-statements/payroll/own-staff/{weekStartsOn}',
    access: 'payOut',
    cost: 'slow',
    summary:
      "Export a week of approved hours of own staff, who are on the employer's payroll. The CSV is safe to open in a spreadsheet and has times but no pay.",
    params: z.strictObject({ weekStartsOn: GivenMonday }),
    /** `rows`: number of rows without the header. */
    response: z.object({ csv: z.string(), rows: z.int().nonnegative() }),
    errors: [],
  },
  savePayroll: {
    method: 'PUT',
    path: '/api/pay-statements/payroll',
    access: 'payOut',
    summary:
      'Save the payroll provider, its codes, and the numbers of people there. `version` is the version that was read.',
    body: PayrollForm,
    response: Payroll,
    errors: ['STALE_VERSION', 'LIMIT_REACHED'],
  },
});
