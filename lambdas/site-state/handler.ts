import { siteStateRoutes } from '@shared/api/site-state.routes';
import { serve } from '../platform/http/serve';
import { deps, platform } from './deps';
import { getSiteState, saveAnnouncement, setSwitch } from './steer-site';

export const handler = serve(
  siteStateRoutes,
  {
    getSiteState: () => getSiteState(deps),
    getSiteSettings: () => deps.settings.read(),
    saveAnnouncement: ({ params, body }) => saveAnnouncement(deps, params.announcementId, body),
    setSwitch: ({ params, body }) => setSwitch(deps, params.name, body),
  },
  platform,
);
