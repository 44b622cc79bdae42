import { HiringFunnel } from '../model/hiring-funnel';
import { ProfessionalDashboard } from '../model/professional-dashboard';
import { defineRoutes } from './route';

export const dashboardRoutes = defineRoutes({
  getProfessionalDashboard: {
    method: 'GET',
    path: '/api/professional-dashboard',
    access: 'editProfessionalProfile',
    summary: "Get the professional's dashboard: counts, performance, and recent activity.",
    response: ProfessionalDashboard,
    errors: [],
  },
  getHiringFunnel: {
    method: 'GET',
    path: '/api/organization/funnel',
    access: 'readTeamAnalytics',
    summary:
      'Get the hiring funnel: how far applications get, how long they stay in each status, and where they come from.',
    response: HiringFunnel,
    errors: [],
  },
});
