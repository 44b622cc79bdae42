import type { MeetingService } from '@shared/hiring/model/hiring-vocabulary';
import type { Connections } from '../../../store/connect/integrations/connections-of';
import { organizationOwner } from '../../../store/connect/integrations/owner';
import type { ProviderReaction } from '../ports';
import { meetingTask } from './tasks';

/** The worker looks what the interview needs: it may have had a meeting until now. */
export const meetingReaction =
  (service: MeetingService, connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'interview.changed') return [];
    const { organizationId, interviewId } = event.data;
    const refs = await connections.find(service, [organizationOwner(organizationId)]);
    return refs.map((ref) => ({ ref, task: meetingTask(interviewId) }));
  };
