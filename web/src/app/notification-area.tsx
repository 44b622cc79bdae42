import { NotificationBell } from '@/features/notifications/notification-bell';
import { DataLayer } from './data-layer';

export const NotificationArea = () => (
  <DataLayer>
    <NotificationBell />
  </DataLayer>
);
