import { NotificationBell } from '@/messages/screens/notifications/notification-bell';
import { DataLayer } from './data-layer';

export const NotificationArea = () => (
  <DataLayer>
    <NotificationBell />
  </DataLayer>
);
