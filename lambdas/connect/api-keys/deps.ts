import { systemClock } from '../../platform/clock';
import { createApiKeys } from '../../store/connect/api-keys/api-keys';
import { createHttpPlatform } from '../../store/http-platform';
import { createJobFeeds } from '../../store/connect/job-feeds/job-feeds';
import { createLinkedInFeeds } from '../../store/connect/job-feeds/linkedin-feeds';
import { environment } from '../../platform/environment';
import { createPeople } from '../../store/organizations/organizations/member-names';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  keys: createApiKeys(platform.table),
  people: createPeople(platform.table),
  feeds: createJobFeeds(platform.table),
  linkedInFeeds: createLinkedInFeeds(platform.table),
  hash: platform.hash,
  siteUrl: environment('site').SITE_URL,
  clock: systemClock,
};
