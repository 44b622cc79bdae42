import type { Me } from '@shared/accounts/api/accounts.routes';
import { Announcements } from '@/trust/screens/site-banners/announcements';
import { ZoneBanner } from '@/trust/screens/site-banners/zone-banner';
import { DataLayer } from './data-layer';

export const SiteAnnouncements = ({ me }: { me: Me }) => (
  <DataLayer>
    <Announcements me={me} />
    <ZoneBanner me={me} />
  </DataLayer>
);
