import type { Clock } from '../../platform/clock';
import type { KeyedHash } from '../../platform/crypto/keyed-hash';
import type { DailyCounts } from '../../platform/table/daily-limits';
import type { Usage, UsageConsent } from '../../store/trust/usage/ports';
import type { NewsMails, NewsReaders } from '../../store/trust/site-state/news-mails';
import type { SiteSettings, StoredState } from '../../store/trust/site-state/site-state';

export type UsageDeps = {
  usage: Usage;
  consent: UsageConsent;
  throttle: Pick<DailyCounts, 'count'>;
  hash: KeyedHash;
  clock: Pick<Clock, 'now'>;
};

export type NewsMailDeps = { mails: NewsMails; readers: NewsReaders; clock: Pick<Clock, 'now'> };

export type Deps = UsageDeps & {
  news: NewsMailDeps;
  settings: SiteSettings;
  cached: { read(): Promise<StoredState> };
};
