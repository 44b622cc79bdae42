import * as z from 'zod';
import { limits } from '../../limits';
import { Cursor, cursorQuery, optionalLine, page, PlacementId, Version, FirstVersion } from '../../core/model/fields';
import { GivenMonday } from '../../core/model/given-times';
import { Download } from '../../core/model/file';
import { timesheetStatuses } from '../../hiring/model/hiring-vocabulary';
import { CurrencyEarnings, DisputeForm, EmployerEarnings, Timesheet, TimesheetForm } from '../model/placement';
import { defineRoutes } from '../../core/api/route';

const placementParams = z.strictObject({ placementId: PlacementId });
/** Identifies the week. */
const weekParams = z.strictObject({ placementId: PlacementId, weekStartsOn: GivenMonday });

export const timesheetRoutes = defineRoutes({
  listPlacementTimesheets: {
    method: 'GET',
    path: '/api/timesheets/placements/{placementId}',
    access: 'timesheets',
    summary: 'List the timesheets of one placement, newest first.',
    params: placementParams,
    query: cursorQuery,
    response: page(Timesheet),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  listTimesheets: {
    method: 'GET',
    path: '/api/timesheets',
    access: 'timesheets',
    summary:
      "List the caller's own timesheets, or the team's timesheets that the caller may see, with one status, newest first.",
    query: z.strictObject({ status: z.enum(timesheetStatuses), cursor: Cursor.optional() }),
    response: page(Timesheet),
    errors: ['INVALID_CURSOR'],
  },
  getTimesheet: {
    method: 'GET',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}',
    access: 'timesheets',
    summary: 'Get the timesheet of one week. Before anything is entered it is an empty draft with `version` 0.',
    params: weekParams,
    response: Timesheet,
    errors: ['NOT_FOUND'],
  },
  saveTimesheet: {
    method: 'PUT',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}',
    access: 'recordHours',
    summary: 'Save the hours of a week that has not been submitted. `version` is the version that was edited.',
    params: weekParams,
    body: z.strictObject({ timesheet: TimesheetForm, version: FirstVersion }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION', 'PLACEMENT_NOT_STARTED'],
  },
  submitTimesheet: {
    method: 'POST',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}/submit',
    access: 'recordHours',
    summary: 'Submit a timesheet for approval.',
    params: weekParams,
    body: z.strictObject({ version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  approveTimesheet: {
    method: 'POST',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}/approve',
    access: 'signOffTimesheets',
    summary: 'Approve a submitted timesheet. Workers cannot approve their own.',
    params: weekParams,
    body: z.strictObject({ version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  disputeTimesheet: {
    method: 'POST',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}/dispute',
    access: 'signOffTimesheets',
    summary: 'Dispute lines of a submitted timesheet, each with a reason that the worker sees.',
    params: weekParams,
    body: DisputeForm.extend({ version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  payTimesheet: {
    method: 'POST',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}/pay',
    access: 'payOut',
    summary: 'Mark an approved timesheet as paid.',
    params: weekParams,
    body: z.strictObject({ reference: optionalLine(limits.payReferenceLength), version: Version }),
    response: Timesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
  printTimesheet: {
    method: 'POST',
    path: '/api/timesheets/placements/{placementId}/{weekStartsOn}/pdf',
    access: 'timesheets',
    cost: 'slow',
    summary: 'Generate a PDF of a timesheet. Returns a short-lived download URL.',
    params: weekParams,
    response: Download,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  exportTimesheets: {
    method: 'GET',
    path: '/api/timesheets/placements/{placementId}/csv',
    access: 'timesheets',
    cost: 'slow',
    summary:
      "Export one page of a placement's days as CSV lines that are safe to open in a spreadsheet. The first page includes the header.",
    params: placementParams,
    query: cursorQuery,
    response: z.object({ csv: z.string(), rows: z.int(), nextCursor: z.string().nullable() }),
    errors: ['NOT_FOUND', 'INVALID_CURSOR'],
  },
  getEarnings: {
    method: 'GET',
    path: '/api/timesheets/earnings',
    access: 'recordHours',
    summary: "Get the professional's earnings by currency, highest first.",
    response: z.object({ currencies: z.array(CurrencyEarnings) }),
    errors: [],
  },
  getEmployerEarnings: {
    method: 'GET',
    path: '/api/timesheets/earnings/employers',
    access: 'recordHours',
    summary: "Get the professional's approved and pending earnings of the last 12 months by employer, highest first.",
    response: z.object({ employers: z.array(EmployerEarnings) }),
    errors: [],
  },
});
