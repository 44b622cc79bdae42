import * as z from 'zod';
import type { Deps } from './ports';

export type Reply = { statusCode: number; body?: string };

const Message = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('authenticate'), token: z.string().min(1).max(4096) }),
  z.strictObject({ action: z.literal('ping') }),
]);

const reply = (statusCode: number, type: string): Reply => ({ statusCode, body: JSON.stringify({ type }) });

const parsed = (body: string | undefined): unknown => {
  try {
    return JSON.parse(body ?? '');
  } catch {
    return null;
  }
};

/** What a browser says over its connection: who it is, in the message and not in an address that gets logged, or that it is still there. */
export const answerMessage = async (
  { connections, verifyToken, clock }: Deps,
  connectionId: string,
  body: string | undefined,
): Promise<Reply> => {
  const message = Message.safeParse(parsed(body));
  if (!message.success) return reply(400, 'invalid');
  if (message.data.action === 'ping') return reply(200, 'pong');
  const userId = await verifyToken(message.data.token);
  if (!userId) return reply(401, 'unauthenticated');
  await connections.add(connectionId, userId, clock.now());
  return reply(200, 'authenticated');
};
