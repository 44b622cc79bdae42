import * as z from 'zod';
import { connectionOfChannel } from '../../calendars/calendar-channel';
import { renewTask, syncTask } from '../../calendars/tasks';
import type { HookAnswer, HookHandler, HookRequest, Tools } from '../../ports';

/** https://learn.microsoft.com/graph/change-notifications-delivery-webhooks#change-notification-example */
const Notifications = z.object({
  value: z
    .array(z.object({ clientState: z.string().nullish(), lifecycleEvent: z.string().nullish() }))
    .min(1)
    .max(1000),
});
type Notification = z.infer<typeof Notifications>['value'][number];

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/**
 * `reauthorizationRequired` and `subscriptionRemoved` queue a renewal, which finds out which one it is; `missed` queues
 * a read, like a change: https://learn.microsoft.com/graph/change-notifications-lifecycle-events
 */
const taskFor = ({ lifecycleEvent }: Notification) =>
  lifecycleEvent === 'reauthorizationRequired' || lifecycleEvent === 'subscriptionRemoved' ? renewTask : syncTask;

/** Deduplicates: a request can have many calendars, each several times. */
const distinct = (all: readonly Notification[]): Notification[] => [
  ...new Map(all.map((it) => [`${it.clientState ?? ''} ${taskFor(it).kind}`, it] as const)).values(),
];

/** Returns true if it belongs to our subscription. */
const receive = async (tools: Tools, notification: Notification): Promise<boolean> => {
  const connection = await connectionOfChannel(tools, 'microsoft-outlook', notification.clientState ?? '');
  if (connection === 'forged') return false;
  if (connection) await tools.queueTask(connection, taskFor(notification));
  return true;
};

/** Microsoft waits ten seconds for it: https://learn.microsoft.com/graph/change-notifications-delivery-webhooks#notificationurl-validation */
const echoed = ({ query }: HookRequest): HookAnswer | null =>
  query['validationToken'] === undefined ? null : { status: 200, type: 'text/plain', body: query['validationToken'] };

export const outlookHooks = (tools: Tools): Readonly<Record<string, HookHandler>> => ({
  async events(request) {
    const echo = echoed(request);
    if (echo) return echo;
    const notifications = Notifications.safeParse(parsed(request.body));
    if (!notifications.success) return { status: 400 };
    const received = await Promise.all(distinct(notifications.data.value).map((it) => receive(tools, it)));
    return { status: received.includes(true) ? 202 : 401 };
  },
});
