import type { Clock } from '../../platform/clock';
import type { NotificationSettingsStore } from '../../store/messages/notifications/notification-settings';
import type { ChecklistRepository } from '../../store/people/checklists/ports';

export type Deps = {
  checklists: ChecklistRepository;
  settings: Pick<NotificationSettingsStore, 'get'>;
  clock: Pick<Clock, 'now'>;
};
