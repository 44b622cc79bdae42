import { HiringFunnel } from '../model/hiring-funnel';
import { ProfessionalDashboard } from '../model/professional-dashboard';
import { defineRoutes } from './route';

/** Figures that come from more than one area. */
export const dashboardRoutes = defineRoutes({
  getProfessionalDashboard: {
    method: 'GET',
    path: '/api/professional-dashboard',
    access: 'editProfessionalProfile',
    summary: 'Counts, performance and recent activity of the caller.',
    response: ProfessionalDashboard,
    errors: [],
  },
  getHiringFunnel: {
    method: 'GET',
    path: '/api/organization/funnel',
    access: 'readTeamAnalytics',
    summary: 'How far applications come, how long they stay in each status, where they come from.',
    response: HiringFunnel,
    errors: [],
  },
});
