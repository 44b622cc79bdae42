import { timesheetRoutes } from '@shared/work/api/timesheets.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { saveTimesheet, submitTimesheet } from './enter-hours';
import { getEarnings } from './get-earnings';
import { getEmployerEarnings } from './get-employer-earnings';
import { getTimesheet, listPlacementTimesheets, listTimesheets } from './list-timesheets';
import { printTimesheet } from './print-timesheet';
import { approveTimesheet, disputeTimesheet, payTimesheet } from './decide-timesheet';

export const handler = serve(
  timesheetRoutes,
  {
    listPlacementTimesheets: ({ params, query, caller }) =>
      listPlacementTimesheets(deps, { caller, ...params, ...query }),
    listTimesheets: ({ query, caller }) => listTimesheets(deps, { caller, ...query }),
    getTimesheet: ({ params, caller }) => getTimesheet(deps, { caller, ...params }),
    saveTimesheet: ({ params, body, caller }) =>
      saveTimesheet(deps, { caller, ...params, form: body.timesheet, version: body.version }),
    submitTimesheet: ({ params, body, caller }) => submitTimesheet(deps, { caller, ...params, ...body }),
    approveTimesheet: ({ params, body, caller }) => approveTimesheet(deps, { caller, ...params, ...body }),
    disputeTimesheet: ({ params, body, caller }) => disputeTimesheet(deps, { caller, ...params, ...body }),
    payTimesheet: ({ params, body, caller }) => payTimesheet(deps, { caller, ...params, ...body }),
    printTimesheet: ({ params, caller, language }) => printTimesheet(deps, { caller, language, ...params }),
    exportTimesheets: async ({ params, query, caller, language }) =>
      (await import('./export-timesheets')).exportTimesheets(deps, { caller, language, ...params, ...query }),
    getEarnings: ({ caller }) => getEarnings(deps, caller.userId),
    getEmployerEarnings: ({ caller }) => getEmployerEarnings(deps, caller.userId),
  },
  platform,
);
