import type { RecruitingSystemId } from '@shared/connect/integrations/vocabulary';
import type { Connections } from '../../../store/connect/integrations/connections-of';
import { organizationOwner } from '../../../store/connect/integrations/owner';
import type { ProviderReaction } from '../ports';
import { hireTask } from './tasks';

export const hireReaction =
  (provider: RecruitingSystemId, connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'offer.changed' || event.data.status !== 'accepted') return [];
    const { organizationId, offerId } = event.data;
    const refs = await connections.find(provider, [organizationOwner(organizationId)]);
    return refs.map((ref) => ({ ref, task: hireTask(offerId) }));
  };
