import type { MeetingService } from '@shared/hiring/model/hiring-vocabulary';
import type { Connections } from '../../../store/connect/integrations/connections-of';
import { organizationOwner } from '../../../store/connect/integrations/owner';
import type { ProviderReaction } from '../ports';
import { meetingTask } from './tasks';

/** Queues every change; the worker checks what the interview needs, because it may have had a meeting before. */
export const meetingReaction =
  (service: MeetingService, connections: Connections): ProviderReaction =>
  async (event) => {
    if (event.type !== 'interview.changed') return [];
    const { organizationId, interviewId } = event.data;
    const refs = await connections.find(service, [organizationOwner(organizationId)]);
    return refs.map((ref) => ({ ref, task: meetingTask(interviewId) }));
  };
