import { systemClock } from '../platform/clock';
import { createHttpPlatform } from '../store/http-platform';
import { createCachedState, createSiteSettings } from '../store/site-state/site-state';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

const settings = createSiteSettings(platform.table);

export const deps: Deps = { settings, cached: createCachedState(settings, systemClock), clock: systemClock };
