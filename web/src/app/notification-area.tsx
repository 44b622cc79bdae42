import { MessagesLink } from '@/entities/messages/messages-link';
import { NotificationBell } from '@/features/notifications/notification-bell';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { DataLayer } from './data-layer';

export const NotificationArea = () => {
  const { me } = useSession();
  return (
    <DataLayer>
      {me && mayWriteMessages(me) && <MessagesLink />}
      <NotificationBell />
    </DataLayer>
  );
};
