import type { StoredIntegration } from '../../../store/connect/integrations/ports';
import type { SystemRef } from '../../../store/connect/recruiting-systems/ports';

/** Returns null while nothing is connected. */
export const systemOf = ({ owner, provider, account }: StoredIntegration): SystemRef | null =>
  account === null ? null : { organizationId: owner.id, provider, accountId: account.id };
