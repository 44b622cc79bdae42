import * as z from 'zod';
import { limits } from '../limits';
import { Cursor, cursorQuery, Day, optionalLine, page, PlacementId, Version } from '../model/fields';
import { Download } from '../model/file';
import { timesheetStatuses } from '../model/hiring-vocabulary';
import { CurrencyEarnings, DisputeForm, Timesheet, TimesheetForm } from '../model/placement';
import { defineRoutes } from './route';

const placementParams = z.strictObject({ placementId: PlacementId });
/** A week is named by its Monday. */
const Monday = Day.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1);
const weekParams = z.strictObject({ placementId: PlacementId, weekStartsOn: Monday });

export const timesheetRoutes = defineRoutes({
  listPlacementTimesheets: {
    method: 'GET',
    path: '/api/placements/{placementId}/timesheets',
    access: 'timesheets',
    summary: 'Weeks of one placement, newest first.',
    params: placementParams,
    query: cursorQuery,
    response: page(Timesheet),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listTimesheets: {
    method: 'GET',
    path: '/api/timesheets',
    access: 'timesheets',
    summary: 'Own weeks, or those of the team within reach, in one status, newest first.',
    query: z.strictObject({ status: z.enum(timesheetStatuses), cursor: Cursor.optional() }),
    response: page(Timesheet),
    errors: ['INVALID_CURSOR'],
  },
  getTimesheet: {
    method: 'GET',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}',
    access: 'timesheets',
    summary: 'One week; an empty draft of version 0 where nothing is entered yet.',
    params: weekParams,
    response: Timesheet,
    errors: ['NOT_FOUND'],
  },
  saveTimesheet: {
    method: 'PUT',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}',
    access: 'recordHours',
    summary: 'Hours of a week that is not submitted, made from `version`.',
    params: weekParams,
    body: z.strictObject({ timesheet: TimesheetForm, version: z.int().nonnegative() }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'PLACEMENT_NOT_STARTED'],
  },
  submitTimesheet: {
    method: 'POST',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}/submit',
    access: 'recordHours',
    summary: 'Hand a week in for sign-off.',
    params: weekParams,
    body: z.strictObject({ version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  approveTimesheet: {
    method: 'POST',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}/approve',
    access: 'signOffTimesheets',
    summary: 'Sign a submitted week off; never by the worker.',
    params: weekParams,
    body: z.strictObject({ version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  disputeTimesheet: {
    method: 'POST',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}/dispute',
    access: 'signOffTimesheets',
    summary: 'Send lines of a submitted week back, each with a reason that the worker sees.',
    params: weekParams,
    body: DisputeForm.extend({ version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  payTimesheet: {
    method: 'POST',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}/pay',
    access: 'payOut',
    summary: 'Mark an approved week as paid.',
    params: weekParams,
    body: z.strictObject({ reference: optionalLine(limits.payReferenceLength), version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  printTimesheet: {
    method: 'POST',
    path: '/api/placements/{placementId}/timesheets/{weekStartsOn}/pdf',
    access: 'timesheets',
    summary: 'A PDF of one week, at a short-lived address.',
    params: weekParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  exportTimesheets: {
    method: 'GET',
    path: '/api/placements/{placementId}/timesheets.csv',
    access: 'timesheets',
    summary: 'Days of one placement as lines of CSV, safe to open in a spreadsheet; the first part has the head.',
    params: placementParams,
    query: cursorQuery,
    response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.string().nullable() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  getEarnings: {
    method: 'GET',
    path: '/api/earnings',
    access: 'recordHours',
    summary: 'What the caller earned, by currency, the one with most first.',
    response: z.object({ currencies: z.array(CurrencyEarnings) }),
    errors: [],
  },
});
