import { scopeOf } from '@shared/domain/permissions';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { Reader } from '../store/profiles/professional-view';

/** Who looks, as the views know them. */
export const readerOf = ({ userId, role, membership }: AuthorizedCaller): Reader => ({
  userId,
  organizationId: membership?.organizationId ?? null,
  isSupport: role === 'support',
});

/** Whether the caller keeps professionals: employers do. */
export const keepsProfessionals = ({ role }: AuthorizedCaller): boolean =>
  scopeOf('saveProfessionals', role) !== 'none';
