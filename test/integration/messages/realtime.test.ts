import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { messageRoutes } from '@shared/messages/api/messages.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import { topicOf } from '@shared/messages/model/live';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { epochSeconds } from '@lambdas/platform/clock';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { createConnections } from '@lambdas/store/messages/live-connections/connections';
import { connectionKeys } from '@lambdas/store/messages/live-connections/keys';
import { entity } from '@lambdas/store/entity';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { accept, propose, slotIn } from '../../support/hiring/interviews';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam } from '../../support/marketplace';
import {
  connectLive,
  conversationBetween,
  conversationsOf,
  markRead,
  send,
  type Live as LiveOfPerson,
} from '../../support/messages/messages';
import { registerEmployer, registerProfessional, type Person } from '../../support/people';
import { setMemberPrivacy } from '../../support/accounts/privacy';
import { coverUnit, createShift, makeUnit } from '../../support/work/shifts';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

type Live = { socket: WebSocket; received: { type: string }[]; say(message: unknown): void; next(): Promise<unknown> };

const connect = async (): Promise<Live> => {
  const socket = new WebSocket(stack.websocket);
  const received: { type: string }[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { type: string };
    received.push(message);
    waiting.shift()?.(message);
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    socket,
    received,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
};
const ask = async (live: Live, message: unknown): Promise<unknown> => {
  const answer = live.next();
  live.say(message);
  return answer;
};
/** Resolves when everything sent to them before has arrived. */
const catchUp = (...lives: LiveOfPerson[]) =>
  Promise.all(
    lives.map((live) => {
      live.say({ action: 'ping' });
      return live.hears('pong');
    }),
  );
const isNotification = ({ type }: { type: string }): boolean => type === 'notification.created';
const connectionsOf = (userId: string) => createConnections(openTable()).of(userId, new Date());
/** Leaves the person ten messages in each window of the next minutes. */
const sayMuch = async ({ userId }: Person): Promise<void> => {
  const table = openTable();
  const [connectionId = ''] = await connectionsOf(userId);
  const seconds = epochSeconds(new Date());
  const window = Math.floor(seconds / limits.liveWindowSeconds);
  const set = { ...entity('ConnectionMessages'), ttl: seconds + 3600, count: limits.liveMessagesPerWindow - 10 };
  const counts = Array.from({ length: 30 }, (_, index) =>
    connectionKeys.connectionMessages(connectionId, window + index),
  );
  for (const Key of counts)
    await table.client.send(new UpdateCommand({ TableName: table.name, Key, ...buildUpdate({ set }) }));
};

describe('a live connection', () => {
  it('belongs to a person only after a valid token', async () => {
    const person = await registerProfessional();
    const live = await connect();
    expect(await ask(live, { action: 'ping' })).toEqual({ type: 'pong' });
    for (const wrong of ['{', { action: 'other' }, { action: 'authenticate' }, { action: 'ping', extra: 1 }, '"']) {
      expect(await ask(live, wrong)).toEqual({ type: 'invalid' });
    }
    const [head = '', payload = '', signature = ''] = person.token.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const forged = [`${none}.${payload}.`, `${head}.${payload}.${signature.slice(0, -4)}AAAA`, person.idToken, 'x'];
    for (const token of forged) {
      expect(await ask(live, { action: 'authenticate', token })).toEqual({ type: 'unauthenticated' });
    }
    expect(await connectionsOf(person.userId)).toEqual([]);
    expect(await ask(live, { action: 'authenticate', token: person.token })).toEqual({ type: 'authenticated' });
    expect(await connectionsOf(person.userId)).toHaveLength(1);
    live.socket.close();
    await expect.poll(() => connectionsOf(person.userId)).toEqual([]);
  });

  it('receives new notifications on every open page, until someone else takes it over', async () => {
    const [employer, other, applicants] = await Promise.all([
      registerEmployer(),
      registerEmployer(),
      Promise.all([registerApplicant(), registerApplicant()]),
    ]);
    const job = await createJob(employer);
    const [first, second, stranger] = await Promise.all([connect(), connect(), connect()]);
    await ask(first, { action: 'authenticate', token: employer.token });
    await ask(second, { action: 'authenticate', token: employer.token });
    await ask(stranger, { action: 'authenticate', token: other.token });
    await apply(applicants[0], job.jobId);
    await expect.poll(() => [first, second].every((live) => live.received.some(isNotification))).toBe(true);
    await stack.drain();
    for (const live of [first, second, stranger]) await ask(live, { action: 'ping' });
    expect([first, second].map(({ received }) => received.filter(isNotification).length)).toEqual([1, 1]);
    expect(stranger.received).toEqual([{ type: 'authenticated' }, { type: 'pong' }]);

    await ask(second, { action: 'authenticate', token: other.token });
    expect(await connectionsOf(employer.userId)).toHaveLength(1);
    await apply(applicants[1], job.jobId);
    await stack.drain();
    await ask(second, { action: 'ping' });
    expect(second.received.filter(isNotification)).toHaveLength(1);
    for (const { socket } of [first, second, stranger]) socket.close();
  });

  it('is closed without a token in time, and stays open with one', async () => {
    const person = await registerProfessional();
    const mine = await connect();
    expect(await ask(mine, { action: 'authenticate', token: person.token })).toEqual({ type: 'authenticated' });
    const silent = await connect();
    const closed = once(silent.socket, 'close');
    silent.say({ action: 'ping' });
    await closed;
    expect(await ask(mine, { action: 'ping' })).toEqual({ type: 'pong' });
    mine.socket.close();
  });

  it('that sends too much is closed, while the others still work', async () => {
    const [listener, speaker] = await Promise.all([registerProfessional(), registerProfessional()]);
    // Connections without a session are closed anyway.
    const [quiet, loud] = await Promise.all([listener, speaker].map((person) => connectLive(stack.websocket, person)));
    await sayMuch(speaker);
    const closed = once(loud!.socket, 'close');
    loud!.socket.on('message', () => loud!.say({ action: 'ping' }));
    loud!.say({ action: 'ping' });
    await loud!.hears('pong');
    await closed;
    quiet!.say({ action: 'ping' });
    await quiet!.hears('pong');
    await quiet!.close();
  });

  it('closes when the owner changes the password, which ends every session', async () => {
    const person = await registerProfessional();
    const live = await connect();
    await ask(live, { action: 'authenticate', token: person.token });
    const closed = once(live.socket, 'close');
    const body = { currentPassword: person.password, newPassword: 'Another-Str0ng-9' };
    expect((await api(accountRoutes.changePassword, { body }, { token: person.token })).status).toBe(200);
    await closed;
    await expect.poll(() => connectionsOf(person.userId)).toEqual([]);
  });

  it('that disappeared silently is forgotten at the next push', async () => {
    const [employer, applicant] = await Promise.all([registerEmployer(), registerApplicant()]);
    const job = await createJob(employer);
    await createConnections(openTable()).add('gone-connection=', employer.userId, new Date());
    await apply(applicant, job.jobId);
    await stack.drain();
    expect(await connectionsOf(employer.userId)).toEqual([]);
  });

  it('expires, and makes room for the next when someone has too many', async () => {
    const person = await registerProfessional();
    const connections = createConnections(openTable());
    const add = (id: string, minutesAgo = 0) =>
      connections.add(id, person.userId, new Date(Date.now() - minutesAgo * 60_000));
    expect(await add('old-connection=', 4 * 60)).toEqual({ first: true });
    expect(await connectionsOf(person.userId)).toEqual([]);
    expect(await add('first=', 59.5)).toEqual({ first: true });
    for (let index = 0; index < 52; index += 1) {
      expect(await add(`page-${index}=`, 59 - index)).toEqual({ first: false });
    }
    const open = await connectionsOf(person.userId);
    expect([open.length, open[0], open.includes('first=')]).toEqual([50, 'page-51=', false]);
  });
});

describe('two who write to each other', () => {
  const pair = async () => {
    const [employer, professional] = await Promise.all([registerEmployer(), registerApplicant()]);
    const conversationId = await conversationBetween(employer, professional.userId);
    // People who connect later don't receive its first message.
    await stack.drain();
    return { employer, professional, conversationId };
  };
  const open = (person: Person) => connectLive(stack.websocket, person);

  it('receive messages, read marks and typing on every page, and no one else does', async () => {
    const { employer, professional, conversationId } = await pair();
    const stranger = await open(await registerProfessional());
    const [first, second, own] = await Promise.all([open(professional), open(professional), open(employer)]);
    const { id } = (await send(employer, conversationId, 'Good morning')).body;
    const news = { type: 'message.created', conversationId };
    expect([await first.hears(news.type), await second.hears(news.type), await own.hears(news.type)]).toEqual([
      news,
      news,
      news,
    ]);
    await markRead(professional, conversationId, id);
    expect(await own.hears('conversation.read')).toEqual({ type: 'conversation.read', conversationId });
    own.say({ action: 'typing', conversationId });
    const typing = { type: 'typing', conversationId, userId: employer.userId };
    expect([await first.hears('typing'), await second.hears('typing')]).toEqual([typing, typing]);

    stranger.say({ action: 'typing', conversationId });
    await api(messageRoutes.blockConversation, { params: { conversationId } }, { token: professional.token });
    own.say({ action: 'typing', conversationId });
    own.say({ action: 'ping' });
    await own.hears('pong');
    await stack.drain();
    await catchUp(first, stranger);
    expect(first.received.filter(({ type }) => type === 'typing')).toHaveLength(1);
    expect(stranger.received.map(({ type }) => type)).toEqual(['authenticated', 'pong']);
    await Promise.all([first, second, own, stranger].map((live) => live.close()));
  });

  it('see each other come and go, unless one hides it', async () => {
    const { employer, professional } = await pair();
    await setMemberPrivacy(employer, { showOnlineStatus: true });
    const show = (showOnlineStatus: boolean) =>
      api(
        profileRoutes.saveProfilePrivacy,
        { body: { visibility: 'public', contactInfoVisible: true, showOnlineStatus } },
        { token: professional.token },
      );
    await show(true);
    const [watching, stranger] = [await open(employer), await open(await registerEmployer())];
    watching.say({ action: 'follow', topic: `person:${professional.userId}` });
    await watching.hears('presence', ({ online }) => online === false);
    stranger.say({ action: 'follow', topic: `person:${professional.userId}` });
    await stranger.hears('refused');
    const page = await open(professional);
    await watching.hears('presence', ({ online, userId }) => online === true && userId === professional.userId);
    page.say({ action: 'follow', topic: `person:${employer.userId}` });
    expect(await page.hears('presence')).toMatchObject({ userId: employer.userId, online: true });
    expect((await conversationsOf(employer)).items[0]!.with.is_online).toBe(true);
    await page.close();
    await expect.poll(() => watching.received.filter(({ online }) => online === false).length).toBe(2);

    await show(false);
    const heard = watching.received.length;
    const hidden = await open(professional);
    await hidden.close();
    await stack.drain();
    expect(await connectionsOf(professional.userId)).toEqual([]);
    watching.say({ action: 'ping' });
    await watching.hears('pong');
    expect(watching.received.slice(heard).map(({ type }) => type)).toEqual(['pong']);
    expect((await conversationsOf(employer)).items[0]!.with.is_online).toBeNull();
    await Promise.all([watching.close(), stranger.close()]);
  });
});

describe('a posting', () => {
  it('is followed by people who may read its applications, while they belong to the team', async () => {
    const { admin, manager, member } = await registerTeam(stack);
    const job = await createJob(admin);
    const [bystander, reader, outsider] = await Promise.all([
      connectLive(stack.websocket, member),
      connectLive(stack.websocket, manager),
      connectLive(stack.websocket, await registerEmployer()),
    ]);
    for (const live of [bystander, reader, outsider]) live.say({ action: 'follow', topic: `job:${job.jobId}` });
    await Promise.all([bystander.hears('refused'), outsider.hears('refused'), reader.hears('followed')]);
    const applicant = await registerApplicant();
    const { applicationId } = await apply(applicant, job.jobId);
    expect(await reader.hears('application.changed')).toEqual({
      type: 'application.changed',
      jobId: job.jobId,
      applicationId,
    });
    await api(organizationRoutes.removeMember, { params: { userId: manager.userId } }, { token: admin.token });
    await apply(await registerApplicant(), job.jobId);
    await stack.drain();
    await catchUp(reader, bystander, outsider);
    expect(reader.received.filter(({ type }) => type === 'application.changed')).toHaveLength(1);
    expect([...bystander.received, ...outsider.received].map(({ type }) => type)).not.toContain('application.changed');
    await Promise.all([bystander, reader, outsider].map((live) => live.close()));
  });
});

describe('a board', () => {
  it('pushes changes to its viewers, within the units that they may read', async () => {
    const { manager, member, location } = await coverUnit(stack, 0);
    const topic = topicOf.board(location.locationId, mondayOfDay(dayFromNow(20)));
    const [watching, outsider] = await Promise.all([
      connectLive(stack.websocket, member),
      connectLive(stack.websocket, await registerEmployer()),
    ]);
    for (const live of [watching, outsider]) live.say({ action: 'follow', topic });
    await Promise.all([watching.hears('followed'), outsider.hears('refused')]);
    expect((await createShift(manager, location)).status).toBe(201);
    const cell = { unitId: location.units[0]!.unitId, day: dayFromNow(20) };
    expect(await watching.hears('board.changed')).toMatchObject({ locationId: location.locationId, cells: [cell] });
    const elsewhere = await makeUnit(manager);
    watching.say({ action: 'follow', topic: topicOf.board(elsewhere.locationId, mondayOfDay(dayFromNow(20))) });
    await watching.hears('refused');
    await stack.drain();
    await catchUp(outsider);
    expect(outsider.received.map(({ type }) => type)).not.toContain('board.changed');
    await Promise.all([watching, outsider].map((live) => live.close()));
  });
});

describe('a video call', () => {
  const hello = { kind: 'hello', from: 'page', to: null, payload: '' } as const;

  it('relays signals to the other participants while the room is open', async () => {
    const { admin, manager } = await registerTeam(stack);
    const professional = await registerApplicant();
    const { applicationId } = await apply(professional, (await createJob(admin)).jobId);
    const [soon, later] = [
      await propose(admin, applicationId, { slots: [slotIn(0.1)] }),
      await propose(admin, applicationId, { slots: [slotIn(30)] }),
    ];
    const [caller, called, colleague] = await Promise.all(
      [admin, professional, manager].map((person) => connectLive(stack.websocket, person)),
    );
    caller!.say({ action: 'signal', interviewId: soon.interviewId, signal: hello });
    await caller!.hears('refused');
    expect((await accept(professional, soon)).status).toBe(200);
    expect((await accept(professional, later)).status).toBe(200);
    caller!.say({ action: 'signal', interviewId: soon.interviewId, signal: hello });
    expect(await called!.hears('signal')).toEqual({
      type: 'signal',
      interviewId: soon.interviewId,
      userId: admin.userId,
      signal: hello,
    });
    called!.say({ action: 'signal', interviewId: later.interviewId, signal: hello });
    colleague!.say({ action: 'signal', interviewId: soon.interviewId, signal: hello });
    await Promise.all([called!.hears('refused'), colleague!.hears('refused')]);
    expect(colleague!.received.map(({ type }) => type)).not.toContain('signal');
    await Promise.all([caller!, called!, colleague!].map((live) => live.close()));
  });
});
