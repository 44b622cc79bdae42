import { NotificationBell } from '@/features/notifications/notification-bell';
import { DataLayer } from './data-layer';

/** The bell with what it needs to read from the server; fetched once somebody is signed in. */
export const NotificationArea = () => (
  <DataLayer>
    <NotificationBell />
  </DataLayer>
);
