import type { Connections } from '../../../store/integrations/connections-of';
import { organizationOwner } from '../../../store/integrations/owner';
import type { ProviderReaction } from '../../ports';
import { postingsTask } from './linkedin-tasks';

export const linkedInReaction =
  (connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'job.changed' && event.type !== 'job.removed') return [];
    const refs = await connections.find('linkedin-recruiter', [organizationOwner(event.data.organizationId)]);
    return refs.map((ref) => ({ ref, task: postingsTask }));
  };
