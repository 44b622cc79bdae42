import { MessagesLink } from '@/entities/messages/messages-link';
import { NotificationBell } from '@/features/notifications/notification-bell';
import { mayWriteMessages } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { DataLayer } from './data-layer';

/** Messages and notifications in the header; loaded only after sign-in. */
export const NotificationArea = () => {
  const { me } = useSession();
  return (
    <DataLayer>
      {me && mayWriteMessages(me) && <MessagesLink />}
      <NotificationBell />
    </DataLayer>
  );
};
