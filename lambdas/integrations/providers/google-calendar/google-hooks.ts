import { personOwner } from '../../../store/integrations/owner';
import type { HookHandler, Tools } from '../../ports';
import { readChannelToken } from './google-channel';

/**
 * A push says only that something changed, in headers: https://developers.google.com/workspace/calendar/api/guides/push.
 * The first one of a channel (`sync`) says nothing.
 */
export const googleCalendarHooks = ({
  hash,
  integrations,
  queueTask,
}: Tools): Readonly<Record<string, HookHandler>> => ({
  async events({ headers }) {
    const named = await readChannelToken(hash, headers['x-goog-channel-token'] ?? '');
    if (!named) return { status: 401 };
    if (headers['x-goog-resource-state'] === 'sync') return { status: 200 };
    const { userId, integrationId } = named;
    const found = await integrations.get({ owner: personOwner(userId), provider: 'google-calendar' });
    // A channel outlives its connection until it ends.
    if (found?.integrationId !== integrationId) return { status: 200 };
    await queueTask(found, { kind: 'sync', subject: 'calendar' });
    return { status: 200 };
  },
});
