import { NotificationsView } from '@/features/notifications/notifications-view';

export const Component = () => <NotificationsView />;
