import { dashboardRoutes } from '@shared/api/dashboards.routes';
import { serve } from '../platform/http/serve';
import { funnel, platform, professional } from './deps';
import { getHiringFunnel } from './get-hiring-funnel';
import { getProfessionalDashboard } from './get-professional-dashboard';

export const handler = serve(
  dashboardRoutes,
  {
    getProfessionalDashboard: ({ caller, language }) => getProfessionalDashboard(professional, caller.userId, language),
    getHiringFunnel: ({ caller }) => getHiringFunnel(funnel, caller),
  },
  platform,
);
