import type { Me } from '@shared/accounts/api/accounts.routes';
import { DeletionBanner } from '@/accounts/screens/account/deletion-banner';
import { DataLayer } from './data-layer';

export const AccountDeletionBanner = (known: { me: Me; dueAt: string }) => (
  <DataLayer>
    <DeletionBanner {...known} />
  </DataLayer>
);
