import { useQueryClient } from '@tanstack/react-query';
import type { LiveUpdate } from '@shared/messages/model/live';
import { useNotificationUpdates } from '@/messages/screens/notifications/use-notification-updates';
import { useLiveUpdates } from '@/lib/live/live';
import { readAgain, type Touched } from '@/lib/requests/query-of';
import { DataLayer } from './data-layer';

/** Queries that an update invalidates. Omitted: notifications and messages, which the frame reads, and live state. */
const outdatedBy: Partial<Record<LiveUpdate['type'], readonly Touched[]>> = {
  'application.changed': ['applications', 'jobs', 'search', 'analytics', 'scorecards'],
  'interview.changed': ['interviews', 'readCalendar', 'applications'],
  'offer.changed': ['offers', 'applications', 'readCalendar'],
  'timesheet.changed': ['timesheets'],
  'booking.changed': ['findShifts', 'listOwnBookings', 'readCalendar', 'timesheets'],
  'invite.sent': ['findShifts', 'listOwnBookings'],
};

const Listener = () => {
  const client = useQueryClient();
  useNotificationUpdates();
  // Visible pages refetch. Other queries are only marked, also between two pages, and refetched when shown.
  useLiveUpdates(({ type }) => {
    const outdated = type === 'reconnected' ? undefined : outdatedBy[type];
    if (outdated) void readAgain(client, outdated, { refetchType: 'none' });
  });
  return null;
};

export const LiveUpdates = () => (
  <DataLayer>
    <Listener />
  </DataLayer>
);
