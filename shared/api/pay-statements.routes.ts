import * as z from 'zod';
import { Day } from '../model/fields';
import { Download } from '../model/file';
import { PayDay } from '../model/pay-statement';
import { defineRoutes } from './route';

const payDayParams = z.strictObject({ day: Day });

export const payStatementRoutes = defineRoutes({
  listPayDays: {
    method: 'GET',
    path: '/api/earnings/pay-days',
    access: 'recordHours',
    summary:
      "List the days of this year and the last on which the professional's employers recorded payments, newest first.",
    response: z.object({ payDays: z.array(PayDay) }),
    errors: [],
  },
  printPayStatement: {
    method: 'POST',
    path: '/api/earnings/pay-days/{day}/pdf',
    access: 'recordHours',
    summary: 'Generate a PDF statement of hours and gross pay of one pay day. Returns a short-lived download URL.',
    params: payDayParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  exportPayStatement: {
    method: 'GET',
    path: '/api/earnings/pay-days/{day}/csv',
    access: 'recordHours',
    summary: 'Export the lines of one pay day as CSV that is safe to open in a spreadsheet.',
    params: payDayParams,
    response: z.object({ csv: z.string() }),
    errors: ['NOT_FOUND'],
  },
});
