import type { Me } from '@shared/api/accounts.routes';
import { DeletionNote } from '@/features/account/deletion-note';
import { DataLayer } from './data-layer';

export const AccountDeletionNote = (known: { me: Me; dueAt: string }) => (
  <DataLayer>
    <DeletionNote {...known} />
  </DataLayer>
);
