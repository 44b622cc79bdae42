import { messageRoutes } from '@shared/messages/api/messages.routes';
import type { LiveMessage } from '@shared/messages/model/live';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import WebSocket from 'ws';
import { api } from '../client';
import type { Person } from '../people';

type Speaker = Pick<Person, 'token'>;
const as = ({ token }: Speaker) => ({ token });

export const messageId = (): `msg_${string}` => `msg_${ulid()}`;

export const start = (
  from: Speaker,
  to: string,
  {
    id = messageId(),
    subject = 'Night shifts',
    content = 'Hello',
  }: Partial<Record<'id' | 'subject' | 'content', string>> = {},
  idempotencyKey: string = randomUUID(),
) => api(messageRoutes.startConversation, { body: { id, to, subject, content } }, { ...as(from), idempotencyKey });

export const send = (
  from: Speaker,
  conversationId: string,
  content: string,
  { id = messageId(), attachments = [] as { uploadId: string; fileName: string }[] } = {},
) => api(messageRoutes.sendMessage, { params: { conversationId }, body: { id, content, attachments } }, as(from));

export const conversationBetween = async (from: Speaker, to: string, content = 'Hello'): Promise<string> => {
  const { status, body } = await start(from, to, { content });
  if (status !== 201) throw new Error(`start conversation answered ${status}: ${JSON.stringify(body)}`);
  return body.conversation.conversationId;
};

export const conversationsOf = async (person: Speaker) =>
  (await api(messageRoutes.listConversations, { query: {} }, as(person))).body;
export const thread = (person: Speaker, conversationId: string, cursor?: string) =>
  api(messageRoutes.getConversation, { params: { conversationId }, query: { cursor } }, as(person));
export const markRead = (person: Speaker, conversationId: string, id: string) =>
  api(messageRoutes.markConversationRead, { params: { conversationId }, body: { messageId: id } }, as(person));
export const unreadOf = async (person: Speaker): Promise<number> =>
  (await api(messageRoutes.getUnreadMessages, {}, as(person))).body.unread_total;
export const findWith = (person: Speaker, userId: string) =>
  api(messageRoutes.findConversation, { params: { userId }, query: {} }, as(person));

export type ReceivedUpdate = { type: string } & Record<string, unknown>;
export type Live = {
  socket: WebSocket;
  received: ReceivedUpdate[];
  say(message: LiveMessage): void;
  /** Resolves when such an update arrives, at any time. */
  hears(type: string, matching?: (update: ReceivedUpdate) => boolean): Promise<ReceivedUpdate>;
  close(): Promise<void>;
};

export const connectLive = async (address: string, person: Speaker): Promise<Live> => {
  const socket = new WebSocket(address);
  const received: ReceivedUpdate[] = [];
  const waiting = new Set<() => void>();
  const look = (): void => waiting.forEach((it) => it());
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as ReceivedUpdate);
    look();
  });
  socket.once('close', look);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const live: Live = {
    socket,
    received,
    say: (message) => socket.send(JSON.stringify(message)),
    hears: (type, matching = () => true) =>
      new Promise<ReceivedUpdate>((resolve, reject) => {
        const lookFor = (): void => {
          const found = received.find((update) => update.type === type && matching(update));
          if (found) resolve(found);
          else if (socket.readyState === WebSocket.OPEN) return void waiting.add(lookFor);
          else reject(new Error(`Closed before ${type} came; heard ${JSON.stringify(received)}.`));
          waiting.delete(lookFor);
        };
        lookFor();
      }),
    close: () =>
      new Promise((resolve) => {
        socket.once('close', () => resolve());
        socket.close();
      }),
  };
  live.say({ action: 'authenticate', token: person.token });
  await live.hears('authenticated');
  return live;
};
