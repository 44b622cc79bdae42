import { dashboardRoutes } from '@shared/api/dashboards.routes';
import { serve } from '../runtime/serve';
import { platform, professional } from './deps';
import { getProfessionalDashboard } from './get-professional-dashboard';

export const handler = serve(
  dashboardRoutes,
  {
    getProfessionalDashboard: ({ caller }) => getProfessionalDashboard(professional, caller.userId),
  },
  platform,
);
