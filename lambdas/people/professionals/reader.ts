import { scopeOf } from '@shared/organizations/rules/permissions';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Reader } from '../../store/people/profiles/professional-view';

export const readerOf = ({ userId, role, membership, unverified }: AuthorizedCaller): Reader => ({
  userId,
  organizationId: membership?.organizationId ?? null,
  isSupport: role === 'support',
  ...(unverified && { unverified }),
});

export const keepsProfessionals = ({ role }: AuthorizedCaller): boolean =>
  scopeOf('saveProfessionals', role) !== 'none';
