import { analyticsRoutes } from '@shared/hiring/api/analytics.routes';
import { organizationOf } from '../../platform/http/caller';
import { serve } from '../../platform/http/serve';
import { getAnalyticsReport, setAnalyticsReport, stopAnalyticsReport } from './analytics-report';
import { deps, platform } from './deps';
import { exportAnalytics } from './export-analytics';
import { getFillReport } from './fill-report';
import { getShiftBill } from './shift-bill';
import { getAnalytics } from './get-analytics';

export const handler = serve(
  analyticsRoutes,
  {
    getAnalytics: ({ caller, query }) => getAnalytics(deps, organizationOf(caller), query),
    exportAnalytics: ({ caller, query: { format, ...query }, language }) =>
      exportAnalytics(deps, { caller, query, format, language }),
    getFillReport: ({ caller, query }) => getFillReport(deps, organizationOf(caller), query),
    getShiftBill: ({ caller, query }) => getShiftBill(deps, organizationOf(caller), query),
    getHiringGoals: ({ caller }) => deps.goals.get(organizationOf(caller)),
    saveHiringGoals: ({ caller, body }) => deps.goals.save(organizationOf(caller), body.goals, body.version),
    getAnalyticsReport: ({ caller }) => getAnalyticsReport(deps, caller.userId),
    setAnalyticsReport: ({ caller, body }) => setAnalyticsReport(deps, { userId: caller.userId, ...body }),
    stopAnalyticsReport: ({ params }) => stopAnalyticsReport(deps, params.token),
  },
  platform,
);
