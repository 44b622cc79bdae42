import * as z from 'zod';
import { TimeZone } from '../../messages/model/calendar';
import { ProfessionalDashboard } from '../model/professional-dashboard';
import { SettingsOverview } from '../../accounts/model/settings-overview';
import { EmployerQueue, ProfessionalQueue } from '../model/work-queue';
import { defineRoutes } from '../../core/api/route';

/** The reader's zone decides what "today" is. */
const queueQuery = z.strictObject({ timeZone: TimeZone });

export const dashboardRoutes = defineRoutes({
  getProfessionalDashboard: {
    method: 'GET',
    path: '/api/dashboards/professional',
    access: 'editProfessionalProfile',
    summary: "Get the professional's dashboard: counts, performance, and recent activity.",
    response: ProfessionalDashboard,
    errors: [],
  },
  getEmployerQueue: {
    method: 'GET',
    path: '/api/dashboards/employer/queue',
    access: 'readTeamJobs',
    summary: "Get what waits for the caller: today, and within the next days. Members get their own jobs' part.",
    query: queueQuery,
    response: EmployerQueue,
    errors: [],
  },
  getProfessionalQueue: {
    method: 'GET',
    path: '/api/dashboards/professional/queue',
    access: 'editProfessionalProfile',
    summary: 'Get what waits for the professional, most urgent first.',
    query: queueQuery,
    response: ProfessionalQueue,
    errors: [],
  },
  getSettingsOverview: {
    method: 'GET',
    path: '/api/dashboards/settings',
    access: 'ownAccount',
    summary: 'Get the state of the settings: notifications, privacy, open invitations and open tickets.',
    response: SettingsOverview,
    errors: [],
  },
});
