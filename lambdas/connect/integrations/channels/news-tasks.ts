import type { ChannelMessage, ChannelProvider } from '@shared/connect/integrations/channel-messages';
import type { DomainEvent } from '@shared/core/model/event';
import type { Connections } from '../../../store/connect/integrations/connections-of';
import { organizationOwner } from '../../../store/connect/integrations/owner';
import type { NewTask } from '../../../store/connect/integrations/ports';
import type { ProviderReaction } from '../ports';

const news = (about: ChannelMessage, id: string, data: Record<string, string>): NewTask => ({
  kind: 'news',
  subject: `${about}#${id}`,
  data: { about, ...data },
});

/** Task for a possible message; the worker checks whether it still applies. */
const newsIn = ({ type, data }: DomainEvent): NewTask | null => {
  switch (type) {
    case 'application.submitted': {
      const { applicationId } = data;
      return news('applications', applicationId, { applicationId });
    }
    case 'interview.changed': {
      const { interviewId, change } = data;
      const isNews = change === 'accepted' || change === 'cancelled';
      return isNews ? news('interviews', interviewId, { interviewId }) : null;
    }
    case 'offer.changed': {
      const { offerId, status } = data;
      return status === 'accepted' || status === 'declined' ? news('offers', offerId, { offerId }) : null;
    }
    case 'timesheet.changed': {
      const { placementId, weekStartsOn, status } = data;
      const id = `${placementId}#${weekStartsOn}`;
      return status === 'submitted' ? news('timesheets', id, { placementId, weekStartsOn }) : null;
    }
    case 'member.removed':
      return { kind: 'unlink', subject: data.userId };
    default:
      return null;
  }
};

export const channelReaction =
  (provider: ChannelProvider, connections: Connections): ProviderReaction =>
  async (event) => {
    const task = newsIn(event);
    if (!task || !('organizationId' in event.data) || !event.data.organizationId) return [];
    const refs = await connections.find(provider, [organizationOwner(event.data.organizationId)]);
    return refs.map((ref) => ({ ref, task }));
  };
