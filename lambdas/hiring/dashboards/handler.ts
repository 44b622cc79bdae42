import { dashboardRoutes } from '@shared/hiring/api/dashboards.routes';
import { serve } from '../../platform/http/serve';
import { platform, professional, queue, settings } from './deps';
import { getProfessionalDashboard } from './get-professional-dashboard';
import { getProfessionalQueue } from './get-professional-queue';
import { getSettingsOverview } from './get-settings-overview';

export const handler = serve(
  dashboardRoutes,
  {
    getProfessionalDashboard: ({ caller, language }) => getProfessionalDashboard(professional, caller, language),
    // Loaded on demand to keep cold starts short: professionals don't need it.
    getEmployerQueue: async ({ caller, query }) =>
      (await import('./get-employer-queue')).getEmployerQueue(queue, { caller, ...query }),
    getProfessionalQueue: ({ caller, query }) => getProfessionalQueue(queue, { caller, ...query }),
    getSettingsOverview: ({ caller }) => getSettingsOverview(settings, caller),
  },
  platform,
);
