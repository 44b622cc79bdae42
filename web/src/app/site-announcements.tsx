import type { Me } from '@shared/api/accounts.routes';
import { Announcements } from '@/features/site-notes/announcements';
import { ZoneNote } from '@/features/site-notes/zone-note';
import { DataLayer } from './data-layer';

export const SiteAnnouncements = ({ me }: { me: Me }) => (
  <DataLayer>
    <Announcements me={me} />
    <ZoneNote me={me} />
  </DataLayer>
);
