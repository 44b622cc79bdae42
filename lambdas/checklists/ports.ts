import type { Clock } from '../platform/clock';
import type { NotificationSettingsStore } from '../store/notifications/notification-settings';
import type { ChecklistRepository } from '../store/checklists/ports';

export type Deps = {
  checklists: ChecklistRepository;
  settings: Pick<NotificationSettingsStore, 'get'>;
  clock: Pick<Clock, 'now'>;
};
