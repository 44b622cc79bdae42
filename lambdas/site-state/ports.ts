import type { Clock } from '../platform/clock';
import type { SiteSettings, StoredState } from '../store/site-state/site-state';

export type Deps = {
  settings: SiteSettings;
  cached: { read(): Promise<StoredState> };
  clock: Pick<Clock, 'now'>;
};
