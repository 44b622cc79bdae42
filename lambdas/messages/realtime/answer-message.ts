import { limits } from '@shared/limits';
import { LiveMessage, topicTarget, type LiveUpdate } from '@shared/messages/model/live';
import { sendToConnections, sendToUser } from '../../store/messages/live-connections/broadcast';
import type { Deps } from './ports';
import { presenceNow, sendPresence } from './presence';

export type Reply = { statusCode: number; body?: string };
type MessageOf<A extends LiveMessage['action']> = Extract<LiveMessage, { action: A }>;
type From = { connectionId: string; userId: string };

const reply = (statusCode: number, type: string): Reply => ({ statusCode, body: JSON.stringify({ type }) });
/** One-way messages get no reply. */
const done: Reply = { statusCode: 200 };

const parsed = (body = ''): unknown => {
  if (Buffer.byteLength(body) > limits.liveMessageBytes) return null;
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

const authenticate = async (deps: Deps, connectionId: string, { token }: MessageOf<'authenticate'>): Promise<Reply> => {
  const userId = await deps.verifyToken(token);
  if (!userId) return reply(401, 'unauthenticated');
  const { first } = await deps.connections.add(connectionId, userId, deps.clock.now());
  if (first) await sendPresence(deps, userId, true);
  return reply(200, 'authenticated');
};

const follow = async (deps: Deps, from: From, { topic }: MessageOf<'follow'>): Promise<Reply> => {
  const allowed =
    (await deps.rights.mayFollow(from.userId, topic)) && (await deps.connections.follow(from, topic, deps.clock.now()));
  if (!allowed) return reply(403, 'refused');
  const { kind, id } = topicTarget(topic);
  const update = kind === 'person' && (await presenceNow(deps, id));
  if (update) await sendToConnections(deps, [from.connectionId], update);
  return reply(200, 'followed');
};

const unfollow = async (
  { connections }: Deps,
  { connectionId }: From,
  { topic }: MessageOf<'unfollow'>,
): Promise<Reply> => {
  await connections.unfollow(connectionId, topic);
  return reply(200, 'unfollowed');
};

const typing = async (deps: Deps, { userId }: From, { conversationId }: MessageOf<'typing'>): Promise<Reply> => {
  const conversation = await deps.rights.openConversation(userId, conversationId);
  const other = conversation?.participants.find((it) => it.userId !== userId);
  if (!other) return done;
  await sendToUser(deps, other.userId, { type: 'typing', conversationId, userId });
  return done;
};

const signal = async (deps: Deps, { userId }: From, said: MessageOf<'signal'>): Promise<Reply> => {
  const { interviewId } = said;
  const others = await deps.rights.othersInCall(userId, interviewId, deps.clock.now());
  if (others.length === 0) return reply(403, 'refused');
  const update: LiveUpdate = { type: 'signal', interviewId, userId, signal: said.signal };
  await Promise.all(others.map((other) => sendToUser(deps, other, update)));
  return done;
};

const answerFrom = (deps: Deps, from: From, message: LiveMessage): Promise<Reply> | Reply => {
  switch (message.action) {
    case 'follow':
      return follow(deps, from, message);
    case 'unfollow':
      return unfollow(deps, from, message);
    case 'typing':
      return typing(deps, from, message);
    case 'signal':
      return signal(deps, from, message);
    default:
      return done;
  }
};

/** The token is in the message and not in the URL, because URLs are logged. */
export const answerMessage = async (deps: Deps, connectionId: string, body: string | undefined): Promise<Reply> => {
  const { data: message } = LiveMessage.safeParse(parsed(body));
  if (!message) return reply(400, 'invalid');
  if (message.action === 'ping') return reply(200, 'pong');
  if (message.action === 'authenticate') return authenticate(deps, connectionId, message);
  const userId = await deps.connections.owner(connectionId);
  return userId ? answerFrom(deps, { connectionId, userId }, message) : reply(401, 'unauthenticated');
};
