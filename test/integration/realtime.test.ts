import { describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createConnections } from '../../lambdas/runtime/connection-repository';
import { openTable } from '../../lambdas/runtime/table-gateway';
import { apply, createJob, registerApplicant } from '../support/marketplace';
import { registerEmployer, registerProfessional } from '../support/people';
import { sharedStack } from '../support/stack';

const stack = sharedStack();

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
const connectionsOf = (userId: string) => createConnections(openTable()).of(userId, new Date());
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  for (let attempt = 0; attempt < 100 && !(await holds()); attempt += 1) await new Promise((go) => setTimeout(go, 50));
};

describe('a live connection', () => {
  it('is somebody’s only after a token that holds', async () => {
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
    await until(async () => (await connectionsOf(person.userId)).length === 0);
    expect(await connectionsOf(person.userId)).toEqual([]);
  });

  it('hears of new notifications, on every open page, until somebody else takes it over', async () => {
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
    const news = Promise.all([first.next(), second.next()]);
    await apply(applicants[0], job.jobId);
    expect(await news).toEqual([{ type: 'notification.created' }, { type: 'notification.created' }]);
    expect(stranger.received).toEqual([{ type: 'authenticated' }]);

    await ask(second, { action: 'authenticate', token: other.token });
    expect(await connectionsOf(employer.userId)).toHaveLength(1);
    await apply(applicants[1], job.jobId);
    await stack.drain();
    expect(second.received.filter(({ type }) => type === 'notification.created')).toHaveLength(1);
    for (const { socket } of [first, second, stranger]) socket.close();
  });

  it('that is gone without a word is forgotten at the next push', async () => {
    const [employer, applicant] = await Promise.all([registerEmployer(), registerApplicant()]);
    const job = await createJob(employer);
    await createConnections(openTable()).add('gone-connection=', employer.userId, new Date());
    await apply(applicant, job.jobId);
    await stack.drain();
    expect(await connectionsOf(employer.userId)).toEqual([]);
  });

  it('expires', async () => {
    const person = await registerProfessional();
    const connections = createConnections(openTable());
    await connections.add('old-connection=', person.userId, new Date(Date.now() - 4 * 3_600_000));
    expect(await connections.of(person.userId, new Date())).toEqual([]);
  });
});
