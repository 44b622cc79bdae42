import type { Connections } from '../../../store/integrations/connections-of';
import { organizationOwner } from '../../../store/integrations/owner';
import type { ProviderReaction } from '../../ports';

/** The worker looks what the interview needs: it may have had a meeting until now. */
export const zoomReaction =
  (connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'interview.changed') return [];
    const { organizationId, interviewId } = event.data;
    const refs = await connections.find('zoom', [organizationOwner(organizationId)]);
    return refs.map((ref) => ({ ref, task: { kind: 'meeting', subject: interviewId } }));
  };
