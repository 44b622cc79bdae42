import type { LiveUpdate } from '@shared/messages/model/live';
import { limits } from '@shared/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConversationItem } from '../../store/messages/conversations/conversation-item';
import { handleRoute } from './handle-route';
import type { Deps } from './ports';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const personId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [ann, bob, eve] = [personId(1), personId(2), personId(3)];
const interviewId = `int_${'0'.repeat(26)}`;
const conversation: ConversationItem = {
  conversationId: `cnv_${'0'.repeat(26)}`,
  organizationId: `org_${'0'.repeat(26)}`,
  participants: [
    { userId: ann, userType: 'employer' },
    { userId: bob, userType: 'doctor' },
  ],
  subject: '',
  lastMessage: '',
  lastMessageAt: '2026-11-21T08:00:00.000Z',
  createdAt: '2026-11-21T08:00:00.000Z',
  sent: [1, 0],
  read: [0, 0],
  blocked: [false, false],
  told: [false, false],
  unansweredSince: null,
  version: 1,
};
const { conversationId } = conversation;

type Open = { userId: string; topics: Set<string> };

const world = ({ shown = true, gone = [] as string[], stored = conversation } = {}) => {
  const open = new Map<string, Open>();
  const told: [string, LiveUpdate][] = [];
  const closed: string[] = [];
  const timed: string[] = [];
  const said = new Map<string, number>();
  const of = (userId: string): string[] => [...open].flatMap(([id, it]) => (it.userId === userId ? [id] : []));
  const deps: Deps = {
    connections: {
      async add(connectionId, userId) {
        const first = of(userId).length === 0;
        open.set(connectionId, { userId, topics: new Set() });
        return { first };
      },
      async remove(connectionId) {
        const userId = open.get(connectionId)?.userId;
        open.delete(connectionId);
        return { left: userId !== undefined && of(userId).length === 0 ? userId : null };
      },
      owner: async (connectionId) => open.get(connectionId)?.userId ?? null,
      of: async (userId) => of(userId),
      online: async (userIds) => new Set(userIds.filter((userId) => of(userId).length > 0)),
      follow: async ({ connectionId }, topic) => open.get(connectionId)!.topics.add(topic).size <= 2,
      unfollow: async (connectionId, topic) => void open.get(connectionId)?.topics.delete(topic),
      followers: async (topic) =>
        [...open].flatMap(([connectionId, it]) => (it.topics.has(topic) ? [{ connectionId, userId: it.userId }] : [])),
    },
    rights: {
      mayFollow: async (userId) => userId !== eve,
      showsPresence: async () => shown,
      openConversation: async (userId, id) =>
        id === conversationId && userId !== eve && !stored.blocked[0] ? stored : null,
      othersInCall: async (userId) => (userId === eve ? [] : [ann, bob].filter((it) => it !== userId)),
    },
    push: {
      async send(connectionId, message) {
        if (gone.includes(connectionId)) return false;
        told.push([connectionId, JSON.parse(message) as LiveUpdate]);
        return true;
      },
    },
    close: async (connectionId) => void closed.push(connectionId),
    timer: { start: async (connectionId) => void timed.push(connectionId) },
    messages: {
      isTooMany: async (connectionId) => {
        said.set(connectionId, (said.get(connectionId) ?? 0) + 1);
        return said.get(connectionId)! > 8;
      },
    },
    verifyToken: async (token) => (token.startsWith('token-') ? token.slice(6) : null),
    clock: { now: () => new Date(0), newId: (prefix) => `${prefix}_` },
  };
  const send = (routeKey: string, body?: string, connectionId = 'c1') =>
    handleRoute(deps, { requestContext: { routeKey, connectionId }, ...(body !== undefined && { body }) });
  const say = (connectionId: string, message: object) => send('$default', JSON.stringify(message), connectionId);
  const enter = (connectionId: string, userId: string) =>
    say(connectionId, { action: 'authenticate', token: `token-${userId}` });
  return { deps, open, told, closed, timed, send, say, enter };
};
const typeOf = ({ body }: { body?: string }): unknown => (JSON.parse(body ?? '{}') as { type?: string }).type;

describe('a connection', () => {
  it('opens for anyone, is claimed by a token, and is removed when it closes', async () => {
    const { open, send, enter } = world();
    expect(await send('$connect')).toEqual({ statusCode: 200 });
    expect(open.size).toBe(0);
    expect((await send('$default', '{"action":"authenticate","token":"bad"}')).statusCode).toBe(401);
    expect(open.size).toBe(0);
    expect((await enter('c1', ann)).statusCode).toBe(200);
    expect(open.get('c1')?.userId).toBe(ann);
    await send('$disconnect');
    expect(open.size).toBe(0);
  });

  it.each([undefined, '', '{', 'null', '[]', '{"action":"x"}', '{"action":"ping","more":1}'])(
    'answers %s as invalid',
    async (body) => {
      expect((await world().send('$default', body)).statusCode).toBe(400);
    },
  );

  it('accepts no more than a frame holds', async () => {
    const { send } = world();
    const token = 'x'.repeat(limits.liveMessageBytes);
    expect((await send('$default', JSON.stringify({ action: 'authenticate', token }))).statusCode).toBe(400);
    expect(
      (await send('$default', `${JSON.stringify({ action: 'ping' })}${' '.repeat(limits.liveMessageBytes)}`))
        .statusCode,
    ).toBe(400);
  });

  it.each([
    { action: 'follow', topic: `person:${bob}` },
    { action: 'unfollow', topic: `person:${bob}` },
    { action: 'typing', conversationId },
    { action: 'signal', interviewId, signal: { kind: 'hello', from: 'page', to: null, payload: '' } },
  ])('says nothing for someone before it has shown a token: $action', async (message) => {
    const { say, told } = world();
    expect(typeOf(await say('c1', message))).toBe('unauthenticated');
    expect(told).toEqual([]);
  });

  it('is checked again after it opened', async () => {
    const { send, timed } = world();
    await send('$connect');
    expect(timed).toEqual(['c1']);
  });

  it('is closed and ignored when it sends too much, without affecting others', async () => {
    const { say, enter, closed } = world();
    await enter('a1', ann);
    for (let message = 0; message < 8; message += 1) await say('c1', { action: 'ping' });
    expect(closed).toEqual([]);
    expect(await say('c1', { action: 'ping' })).toEqual({ statusCode: 429 });
    expect(closed).toEqual(['c1']);
    expect(typeOf(await say('a1', { action: 'ping' }))).toBe('pong');
  });

  it('never throws', async () => {
    const { deps, send } = world();
    deps.connections.remove = () => Promise.reject(new Error('the table is away'));
    expect(await send('$disconnect')).toEqual({ statusCode: 500 });
  });
});

describe('presence', () => {
  const follow = { action: 'follow', topic: `person:${bob}` };

  it('is sent when the first page opens and when the last one closes', async () => {
    const { say, enter, send, told } = world();
    await enter('a1', ann);
    expect(typeOf(await say('a1', follow))).toBe('followed');
    for (const page of ['b1', 'b2']) await enter(page, bob);
    for (const page of ['b1', 'b2']) await send('$disconnect', undefined, page);
    expect(told).toEqual([false, true, false].map((online) => ['a1', { type: 'presence', userId: bob, online }]));
  });

  it('is not sent to people who may not see it, who stopped following, or when its owner hides it', async () => {
    const hidden = world({ shown: false });
    await hidden.enter('a1', ann);
    await hidden.say('a1', follow);
    await hidden.enter('b1', bob);
    expect(hidden.told).toEqual([]);

    const { say, enter, told } = world();
    await enter('e1', eve);
    expect(typeOf(await say('e1', follow))).toBe('refused');
    await enter('a1', ann);
    await say('a1', follow);
    await say('a1', { ...follow, action: 'unfollow' });
    await enter('b1', bob);
    expect(told).toEqual([['a1', { type: 'presence', userId: bob, online: false }]]);
  });

  it('does not block a connection when others cannot be notified', async () => {
    const { deps, enter } = world();
    deps.connections.followers = () => Promise.reject(new Error('the table is away'));
    expect((await enter('b1', bob)).statusCode).toBe(200);
  });
});

describe('typing', () => {
  const typing = { action: 'typing', conversationId };

  it('reaches every page of the other person, and removes closed ones', async () => {
    const { say, enter, told, open } = world({ gone: ['b2'] });
    await enter('a1', ann);
    await enter('b1', bob);
    await enter('b2', bob);
    expect(await say('a1', typing)).toEqual({ statusCode: 200 });
    expect(told).toEqual([['b1', { type: 'typing', conversationId, userId: ann }]]);
    expect([...open.keys()]).toEqual(['a1', 'b1']);
  });

  it('is dropped when the conversation was ended, or is someone else’s', async () => {
    const ended = world({ stored: { ...conversation, blocked: [true, false] } });
    await ended.enter('a1', ann);
    await ended.enter('b1', bob);
    await ended.say('a1', typing);
    expect(ended.told).toEqual([]);
    const { say, enter, told } = world();
    await enter('e1', eve);
    await enter('b1', bob);
    await say('e1', typing);
    expect(told).toEqual([]);
  });
});

describe('a signal of a call', () => {
  const signal = { kind: 'description', from: 'page', to: null, payload: 'sdp' };
  const said = { action: 'signal', interviewId, signal };

  it('is passed unchanged to the others of the call, and to no outsider', async () => {
    const { say, enter, told } = world();
    await enter('a1', ann);
    await enter('b1', bob);
    await enter('e1', eve);
    await say('a1', said);
    expect(told).toEqual([['b1', { type: 'signal', interviewId, userId: ann, signal }]]);
    expect(typeOf(await say('e1', said))).toBe('refused');
    expect(told).toHaveLength(1);
  });
});
