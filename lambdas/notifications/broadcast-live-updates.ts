import type { DomainEvent, EventOf, EventType } from '@shared/core/model/event';
import { topicOf, type LiveUpdate } from '@shared/messages/model/live';
import type { Clock } from '../platform/clock';
import type { Connections, Follower } from '../store/messages/live-connections/connections';
import { sendToConnections } from '../store/messages/live-connections/broadcast';
import type { LiveAudience } from '../store/messages/live-connections/ports';
import type { CloseConnection } from '../platform/gateways/websocket-close';
import type { Push } from '../platform/gateways/websocket-push';
import type { Effect } from '../events/ports';

export type LiveUpdateDeps = {
  connections: Pick<Connections, 'of' | 'remove' | 'followers'>;
  push: Push;
  close: CloseConnection;
  audience: LiveAudience;
  clock: Pick<Clock, 'now'>;
};

type AddressedUpdate = {
  update: LiveUpdate;
  users: readonly string[];
  /** Job whose followers in the organization are included. */
  job?: { jobId: string; organizationId: string };
};
type UpdateOf<T extends EventType> = (audience: LiveAudience, event: EventOf<T>) => Promise<AddressedUpdate>;

const applicationChanged = ({ jobId, applicationId }: { jobId: string; applicationId: string }): LiveUpdate => ({
  type: 'application.changed',
  jobId,
  applicationId,
});

const notificationChanged = async (
  _audience: LiveAudience,
  { type, data }: EventOf<'notification.created' | 'notification.changed'>,
): Promise<AddressedUpdate> => ({ update: { type }, users: [data.userId] });

/** Notes, ratings and unannounced moves are internal to the team. */
const forTeam = async (
  audience: LiveAudience,
  { data }: EventOf<'application.status_changed' | 'application.noted' | 'application.rated'>,
): Promise<AddressedUpdate> => ({
  update: applicationChanged(data),
  users: await audience.team(data.jobId),
  job: data,
});

const updates = {
  'notification.created': notificationChanged,
  'notification.changed': notificationChanged,
  'application.submitted': async (audience, { data }) => ({
    update: applicationChanged(data),
    users: [data.professionalId, ...(await audience.team(data.jobId))],
    job: data,
  }),
  'application.status_changed': forTeam,
  'application.status_announced': async (_audience, { data }) => ({
    update: applicationChanged(data),
    users: [data.professionalId],
  }),
  'application.noted': forTeam,
  'application.rated': forTeam,
  'message.sent': async (_audience, { data: { conversationId, senderId, recipientId } }) => ({
    update: { type: 'message.created', conversationId },
    users: [recipientId, senderId],
  }),
  'conversation.read': async (_audience, { type, data: { conversationId, readerId, otherId } }) => ({
    update: { type, conversationId },
    users: [otherId, readerId],
  }),
  'interview.changed': async (audience, { type, data }) => {
    const { interviewId, applicationId, jobId, professionalId, organizerId } = data;
    const update: LiveUpdate = { type, interviewId, applicationId };
    const users = [professionalId, organizerId];
    if (jobId === null) return { update, users };
    return { update, users: [...users, ...(await audience.team(jobId))], job: { ...data, jobId } };
  },
  'offer.changed': async (audience, { type, data }) => {
    const { applicationId, jobId, professionalId } = data;
    return { update: { type, applicationId }, users: [professionalId, ...(await audience.team(jobId))], job: data };
  },
  'timesheet.changed': async (audience, { type, data }) => {
    const { placementId, weekStartsOn, jobId, professionalId } = data;
    return { update: { type, placementId, weekStartsOn }, users: [professionalId, ...(await audience.team(jobId))] };
  },
  'booking.changed': async (_audience, { type, data: { shiftId, professionalId } }) => ({
    update: { type, shiftId },
    users: [professionalId],
  }),
  'booking.terms_changed': async (_audience, { data: { shiftId, professionalId } }) => ({
    update: { type: 'booking.changed', shiftId },
    users: [professionalId],
  }),
  'booking.lapsing': async (_audience, { data: { shiftId, professionalId } }) => ({
    update: { type: 'booking.changed', shiftId },
    users: [professionalId],
  }),
  'invite.sent': async (_audience, { type, data: { shiftId, professionalId } }) => ({
    update: { type, shiftId },
    users: [professionalId],
  }),
} satisfies { [T in EventType]?: UpdateOf<T> };

/** Connections don't know their sign-in, so all of the person are closed. Signed-in browsers reconnect. */
const endingSessions = ['account.password_changed', 'account.security_changed'] as const;

const endsSessions = (event: DomainEvent): event is EventOf<(typeof endingSessions)[number]> =>
  event.type === 'account.password_changed' ||
  (event.type === 'account.security_changed' && event.data.change === 'signed_out');

const boardChanged = 'board.changed';

export const liveEvents = [
  ...(Object.keys(updates) as (keyof typeof updates)[]),
  boardChanged,
  ...endingSessions,
] as const;

const liveUpdateOf = async ({ audience }: LiveUpdateDeps, event: DomainEvent): Promise<AddressedUpdate | null> => {
  const resolve = (updates as Partial<Record<EventType, UpdateOf<EventType>>>)[event.type];
  return resolve ? resolve(audience, event) : null;
};

/** Followers who still belong to the organization and are not already included. */
const followersOf = async (
  { connections, audience, clock }: LiveUpdateDeps,
  { jobId, organizationId }: NonNullable<AddressedUpdate['job']>,
  users: ReadonlySet<string>,
): Promise<Follower[]> => {
  const followers = (await connections.followers(topicOf.job(jobId), clock.now())).filter(
    ({ userId }) => !users.has(userId),
  );
  if (followers.length === 0) return [];
  const members = await audience.members(organizationId, [...new Set(followers.map(({ userId }) => userId))]);
  return followers.filter(({ userId }) => members.has(userId));
};

const closeConnectionsOf = async ({ connections, close, clock }: LiveUpdateDeps, userId: string): Promise<Effect[]> =>
  (await connections.of(userId, clock.now())).map((connectionId) => ({
    id: connectionId,
    run: () => close(connectionId),
  }));

/** Returns none for people who are offline: recording an effect takes two writes. */
const effectsFor = async (deps: LiveUpdateDeps, userId: string, update: LiveUpdate): Promise<Effect[]> => {
  const connectionIds = await deps.connections.of(userId, deps.clock.now());
  if (connectionIds.length === 0) return [];
  return [{ id: userId, run: () => sendToConnections(deps, connectionIds, update) }];
};

/** Followers of the week, each with the cells of units that they may read. */
const boardEffects = async (
  deps: LiveUpdateDeps,
  { type, data: { cells, ...week } }: EventOf<typeof boardChanged>,
): Promise<Effect[]> => {
  const { connections, audience, clock } = deps;
  const followers = await connections.followers(topicOf.board(week.locationId, week.weekStartsOn), clock.now());
  const pages = [...Map.groupBy(followers, ({ userId }) => userId)];
  const effects = pages.map(async ([userId, own]): Promise<Effect[]> => {
    const units = await audience.coverage(userId, week.locationId);
    const readable = cells.filter(({ unitId }) => units.has(unitId));
    if (readable.length === 0) return [];
    const connectionIds = own.map(({ connectionId }) => connectionId);
    const update: LiveUpdate = { type, ...week, cells: readable };
    return [{ id: userId, run: () => sendToConnections(deps, connectionIds, update) }];
  });
  return (await Promise.all(effects)).flat();
};

export const broadcastLiveUpdates = async (deps: LiveUpdateDeps, event: DomainEvent): Promise<Effect[]> => {
  if (endsSessions(event)) return closeConnectionsOf(deps, event.data.userId);
  if (event.type === boardChanged) return boardEffects(deps, event);
  const addressed = await liveUpdateOf(deps, event);
  if (!addressed) return [];
  const { update, job } = addressed;
  const users = new Set(addressed.users);
  const effects = (await Promise.all([...users].map((userId) => effectsFor(deps, userId, update)))).flat();
  const followers = job ? await followersOf(deps, job, users) : [];
  if (followers.length === 0) return effects;
  const connectionIds = followers.map(({ connectionId }) => connectionId);
  return [...effects, { id: 'followers', run: () => sendToConnections(deps, connectionIds, update) }];
};
