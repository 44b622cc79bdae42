import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createUsage } from '../../store/trust/usage/usage';
import { createUsageConsent } from '../../store/trust/usage/usage-consent';
import { createNewsMails, createNewsReaders } from '../../store/trust/site-state/news-mails';
import { createCachedState, createSiteSettings } from '../../store/trust/site-state/site-state';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

const settings = createSiteSettings(platform.table);

export const deps: Deps = {
  settings,
  news: { mails: createNewsMails(platform.table), readers: createNewsReaders(platform.table), clock: systemClock },
  cached: createCachedState(settings, systemClock),
  usage: createUsage(platform.table),
  consent: createUsageConsent(platform.table),
  throttle: createDailyCounts(platform.table, systemClock),
  hash: platform.hash,
  clock: systemClock,
};
