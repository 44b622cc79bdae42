import { ApiGatewayManagementApiClient, PostToConnectionCommand } from '@aws-sdk/client-apigatewaymanagementapi';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { registerProfessional } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();

const connect = async (headers: Record<string, string> = {}): Promise<WebSocket> => {
  const socket = new WebSocket(stack.websocket, { headers });
  await once(socket, 'open');
  return socket;
};

const ask = async (socket: WebSocket, message: unknown): Promise<unknown> => {
  const answer = once(socket, 'message') as Promise<[Buffer]>;
  socket.send(JSON.stringify(message));
  const [data] = await answer;
  return JSON.parse(data.toString());
};

describe('the WebSocket gateway', () => {
  it('answers with the realtime function', async () => {
    const { token } = await registerProfessional();
    const socket = await connect();
    expect(await ask(socket, { action: 'ping' })).toEqual({ type: 'pong' });
    expect(await ask(socket, { action: 'authenticate', token: 'forged' })).toEqual({ type: 'unauthenticated' });
    expect(await ask(socket, { action: 'authenticate', token })).toEqual({ type: 'authenticated' });
    socket.close();
  });

  it('tells a sender that a connection is gone', async () => {
    const management = new ApiGatewayManagementApiClient({ endpoint: process.env['WEBSOCKET_MANAGEMENT_URL'] ?? '' });
    const post = management.send(new PostToConnectionCommand({ ConnectionId: 'nobody=', Data: Buffer.from('{}') }));
    await expect(post).rejects.toMatchObject({ name: 'GoneException' });
  });

  it('rejects pages of other origins', async () => {
    await expect(connect({ origin: 'https://other.example' })).rejects.toThrow();
  });
});
