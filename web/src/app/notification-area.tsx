import { MessagesLink } from '@/entities/messages/messages-link';
import { NotificationBell } from '@/features/notifications/notification-bell';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { DataLayer } from './data-layer';

/** Messages and the bell with what they need to read from the server; fetched once somebody is signed in. */
export const NotificationArea = () => {
  const { me } = useSession();
  return (
    <DataLayer>
      {me && mayWriteMessages(me) && <MessagesLink />}
      <NotificationBell />
    </DataLayer>
  );
};
