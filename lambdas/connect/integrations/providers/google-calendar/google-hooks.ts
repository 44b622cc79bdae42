import { connectionOfChannel } from '../../calendars/calendar-channel';
import { syncTask } from '../../calendars/tasks';
import type { HookHandler, Tools } from '../../ports';

/**
 * A push contains only headers, without the change: https://developers.google.com/workspace/calendar/api/guides/push.
 * The first one of a channel (`sync`) reports no change.
 */
export const googleCalendarHooks = (tools: Tools): Readonly<Record<string, HookHandler>> => ({
  async events({ headers }) {
    const connection = await connectionOfChannel(tools, 'google-calendar', headers['x-goog-channel-token'] ?? '');
    if (connection === 'forged') return { status: 401 };
    const isFirst = headers['x-goog-resource-state'] === 'sync';
    if (connection && !isFirst) await tools.queueTask(connection, syncTask);
    return { status: 200 };
  },
});
