import { siteStateRoutes } from '@shared/trust/api/site-state.routes';
import { serve } from '../../platform/http/serve';
import { deps, platform } from './deps';
import { getNextNewsMail, sendNewsMail } from './news-mail';
import { getUsageReport, recordUsage } from './usage';
import { getSiteState, saveAnnouncement, setSwitch } from './steer-site';

export const handler = serve(
  siteStateRoutes,
  {
    getSiteState: () => getSiteState(deps),
    recordUsage: ({ body, caller }) => recordUsage(deps, { person: caller, events: body.events }),
    getUsageReport: ({ query }) => getUsageReport(deps, query.days),
    getSiteSettings: () => deps.settings.read(),
    saveAnnouncement: ({ params, body }) => saveAnnouncement(deps, params.announcementId, body),
    getNextNewsMail: ({ language }) => getNextNewsMail(deps.news, language),
    sendNewsMail: ({ body }) => sendNewsMail(deps.news, body),
    setSwitch: ({ params, body }) => setSwitch(deps, params.name, body),
  },
  platform,
);
