import { systemClock } from '../../platform/clock';
import { createChecklistRepository } from '../../store/people/checklists/checklists';
import { createHttpPlatform } from '../../store/http-platform';
import { createNotificationSettings } from '../../store/messages/notifications/notification-settings';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = {
  checklists: createChecklistRepository(platform.table),
  settings: createNotificationSettings(platform.table),
  clock: systemClock,
};
