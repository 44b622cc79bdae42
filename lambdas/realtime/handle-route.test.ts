import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { handleRoute } from './handle-route';
import type { Deps } from './ports';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

const world = () => {
  const open = new Map<string, string>();
  const deps: Deps = {
    connections: {
      add: async (connectionId, userId) => void open.set(connectionId, userId),
      remove: async (connectionId) => void open.delete(connectionId),
      of: async () => [],
    },
    verifyToken: async (token) => (token === 'good' ? 'ann' : null),
    clock: { now: () => new Date(0), newId: (prefix) => `${prefix}_` },
  };
  const send = (routeKey: string, body?: string) =>
    handleRoute(deps, {
      requestContext: { routeKey, connectionId: 'c1' },
      ...(body !== undefined && { body }),
    });
  return { deps, open, send };
};

describe('a connection', () => {
  it('opens for anybody, belongs to who shows a token, and is forgotten when it closes', async () => {
    const { open, send } = world();
    expect(await send('$connect')).toEqual({ statusCode: 200 });
    expect(open.size).toBe(0);
    expect((await send('$default', '{"action":"authenticate","token":"bad"}')).statusCode).toBe(401);
    expect(open.size).toBe(0);
    expect((await send('$default', '{"action":"authenticate","token":"good"}')).statusCode).toBe(200);
    expect(open.get('c1')).toBe('ann');
    await send('$disconnect');
    expect(open.size).toBe(0);
  });

  it.each([undefined, '', '{', 'null', '[]', '{"action":"x"}', '{"action":"ping","more":1}'])(
    'answers %s as invalid',
    async (body) => {
      expect((await world().send('$default', body)).statusCode).toBe(400);
    },
  );

  it('never throws', async () => {
    const { deps, send } = world();
    deps.connections.remove = () => Promise.reject(new Error('the table is away'));
    expect(await send('$disconnect')).toEqual({ statusCode: 500 });
  });
});
