import { dashboardRoutes } from '@shared/api/dashboards.routes';
import { serve } from '../platform/http/serve';
import { funnel, platform, professional, queue } from './deps';
import { getEmployerQueue } from './get-employer-queue';
import { getHiringFunnel } from './get-hiring-funnel';
import { getProfessionalDashboard } from './get-professional-dashboard';
import { getProfessionalQueue } from './get-professional-queue';

export const handler = serve(
  dashboardRoutes,
  {
    getProfessionalDashboard: ({ caller, language }) => getProfessionalDashboard(professional, caller.userId, language),
    getHiringFunnel: ({ caller }) => getHiringFunnel(funnel, caller),
    getEmployerQueue: ({ caller, query }) => getEmployerQueue(queue, { caller, ...query }),
    getProfessionalQueue: ({ caller, query }) =>
      getProfessionalQueue(queue, { userId: caller.userId, timeZone: query.timeZone }),
  },
  platform,
);
