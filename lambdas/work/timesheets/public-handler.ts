import { publicTimesheetRoutes } from '@shared/connect/api/v1/timesheets.routes';
import { systemClock } from '../../platform/clock';
import { serve } from '../../platform/http/serve';
import { createMachinePlatform } from '../../store/machine-platform';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createTimesheets } from '../../store/work/timesheets/timesheets';
import { approveTimesheet } from './decide-timesheet';
import { listTimesheets } from './list-timesheets';

const platform = createMachinePlatform();

const deps = {
  timesheets: createTimesheets(platform.table, platform.cursors),
  people: createPeople(platform.table),
  settings: createNotificationSettings(platform.table),
  clock: systemClock,
};

/** Serves API keys. */
export const handler = serve(
  publicTimesheetRoutes,
  {
    v1ListTimesheets: ({ query, caller }) => listTimesheets(deps, { caller, ...query }),
    v1ApproveTimesheet: ({ params, body, caller }) => approveTimesheet(deps, { caller, ...params, ...body }),
  },
  platform,
);
