import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createNotificationRepository } from './notification-repository';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  notifications: createNotificationRepository(platform.table, platform.cursors),
  clock: systemClock,
};
