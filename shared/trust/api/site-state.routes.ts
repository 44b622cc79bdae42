import * as z from 'zod';
import {
  Announcement,
  AnnouncementForm,
  AnnouncementId,
  FeatureSwitchName,
  NewsMail,
  NewsMailForm,
  NextNewsMail,
  SiteState,
  SwitchChange,
  SwitchState,
} from '../model/site-state';
import { UsageBatch, UsageReport } from '../model/usage';
import { usagePeriods } from '../model/usage-vocabulary';
import { defineRoutes } from '../../core/api/route';

export const siteStateRoutes = defineRoutes({
  getSiteState: {
    method: 'GET',
    path: '/api/site-state',
    access: 'public',
    summary: 'Get which features are on, and the current announcements. At most half a minute old.',
    response: SiteState,
    errors: [],
  },
  recordUsage: {
    method: 'POST',
    path: '/api/site-state/usage',
    access: 'ownAccount',
    summary: 'Count pages and features you used today. Does nothing unless you turned it on in your privacy settings.',
    body: UsageBatch,
    response: z.object({ recorded: z.boolean() }),
    errors: ['TOO_MANY_REQUESTS'],
  },
  getUsageReport: {
    method: 'GET',
    path: '/api/site-state/admin/usage',
    access: 'readConsole',
    summary: 'Get how often pages and features were used, by people who turned it on. Leaves out days with few people.',
    query: z.strictObject({ days: z.coerce.number().pipe(z.literal(usagePeriods)).default(30) }),
    response: UsageReport,
    errors: [],
  },
  getSiteSettings: {
    method: 'GET',
    path: '/api/site-state/admin/site',
    access: 'steerSite',
    summary: 'Get all feature switches and announcements, newest first.',
    response: z.object({ switches: z.array(SwitchState), announcements: z.array(Announcement) }),
    errors: [],
  },
  saveAnnouncement: {
    method: 'PUT',
    path: '/api/site-state/admin/announcements/{announcementId}',
    access: 'steerSite',
    summary: 'Create or change an announcement, in all languages. Ending it now is a change of its end.',
    params: z.strictObject({ announcementId: AnnouncementId }),
    body: AnnouncementForm,
    response: Announcement,
    errors: ['STALE_VERSION'],
  },
  getNextNewsMail: {
    method: 'GET',
    path: '/api/site-state/admin/news-mail',
    access: 'steerSite',
    summary:
      "Get the newest entry of What's New as an email in the language of `Accept-Language`, how many people want it, and when it may be sent.",
    response: NextNewsMail,
    errors: [],
  },
  sendNewsMail: {
    method: 'POST',
    path: '/api/site-state/admin/news-mail',
    access: 'steerSite',
    idempotent: true,
    summary: "Email the newest entry of What's New to everyone who opted in to product news. At most once a month.",
    body: NewsMailForm,
    response: NewsMail,
    errors: ['STALE_VERSION', 'TOO_EARLY', 'ILLEGAL_TRANSITION'],
  },
  setSwitch: {
    method: 'PUT',
    path: '/api/site-state/admin/switches/{name}',
    access: 'steerSite',
    summary: 'Turn a feature on or off.',
    params: z.strictObject({ name: FeatureSwitchName }),
    body: SwitchChange,
    response: SwitchState,
    errors: ['STALE_VERSION'],
  },
});
