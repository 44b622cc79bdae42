import { dashboardRoutes } from '@shared/api/dashboards.routes';
import { serve } from '../platform/http/serve';
import { platform, professional, queue, settings } from './deps';
import { getEmployerQueue } from './get-employer-queue';
import { getProfessionalDashboard } from './get-professional-dashboard';
import { getProfessionalQueue } from './get-professional-queue';
import { getSettingsOverview } from './get-settings-overview';

export const handler = serve(
  dashboardRoutes,
  {
    getProfessionalDashboard: ({ caller, language }) => getProfessionalDashboard(professional, caller.userId, language),
    getEmployerQueue: ({ caller, query }) => getEmployerQueue(queue, { caller, ...query }),
    getProfessionalQueue: ({ caller, query }) =>
      getProfessionalQueue(queue, { userId: caller.userId, timeZone: query.timeZone }),
    getSettingsOverview: ({ caller }) => getSettingsOverview(settings, caller),
  },
  platform,
);
