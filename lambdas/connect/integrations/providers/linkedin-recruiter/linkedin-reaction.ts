import type { Connections } from '../../../../store/connect/integrations/connections-of';
import { organizationOwner } from '../../../../store/connect/integrations/owner';
import type { ProviderReaction } from '../../ports';
import { postingsTask } from './linkedin-tasks';

export const linkedInReaction =
  (connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'job.changed' && event.type !== 'job.removed') return [];
    const refs = await connections.find('linkedin-recruiter', [organizationOwner(event.data.organizationId)]);
    return refs.map((ref) => ({ ref, task: postingsTask }));
  };
