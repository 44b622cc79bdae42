import * as z from 'zod';
import { Cursor, page, PlacementId, Version } from '../../../core/model/fields';
import { GivenMonday } from '../../../core/model/given-times';
import { timesheetStatuses } from '../../../hiring/model/hiring-vocabulary';
import { ApiTimesheet } from '../../model/public-api';
import { defineRoutes } from '../../../core/api/route';

/** Hours not yet submitted are visible only to the professional. */
const handedIn = timesheetStatuses.filter((status) => status !== 'draft');

export const publicTimesheetRoutes = defineRoutes({
  v1ListTimesheets: {
    method: 'GET',
    path: '/api/v1/timesheets',
    access: { scope: 'timesheets:read', action: 'timesheets' },
    summary: 'List the timesheets with one status, newest first.',
    query: z.strictObject({ status: z.enum(handedIn), cursor: Cursor.optional() }),
    response: page(ApiTimesheet),
    errors: ['INVALID_CURSOR'],
  },
  v1ApproveTimesheet: {
    method: 'POST',
    path: '/api/v1/placements/{placementId}/timesheets/{weekStartsOn}/approve',
    access: { scope: 'timesheets:write', action: 'signOffTimesheets' },
    idempotent: true,
    summary: 'Approve a submitted timesheet. The week is named by its Monday.',
    params: z.strictObject({ placementId: PlacementId, weekStartsOn: GivenMonday }),
    body: z.strictObject({ version: Version }),
    response: ApiTimesheet,
    errors: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_TRANSITION'],
  },
});
