import { organizationOf, type AuthorizedCaller } from '../../../platform/http/caller';
import type { ExportOwner } from '../../../store/accounts/data-exports/export-item';

export const personOwner = ({ userId, role }: AuthorizedCaller): ExportOwner => ({
  kind: 'person',
  userId,
  userType: role === 'professional' ? 'doctor' : 'employer',
});

export const organizationOwner = (caller: AuthorizedCaller): ExportOwner => ({
  kind: 'organization',
  organizationId: organizationOf(caller),
});
