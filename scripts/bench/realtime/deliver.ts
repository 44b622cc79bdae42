import { messageRoutes } from '@shared/messages/api/messages.routes';
import { setTimeout as wait } from 'node:timers/promises';
import { ulid } from 'ulid';
import WebSocket from 'ws';
import { api } from '../../../test/support/client';
import { conversationOf, memberId, professionalId } from './people';
import type { BenchStack } from './stack';
import type { Memory } from './stack-process';

export type Delivery = {
  clients: number;
  /** Time until all are connected, authenticated, and following their partner. */
  connectedAfterMs: number;
  messages: number;
  perSecond: number;
  /** From request to response. */
  sendMs: number[];
  /** From request to the frame at the recipient. */
  deliveryMs: number[];
  lost: number;
  refused: number;
  before: Memory;
  connected: Memory;
  after: Memory;
};

/** Limited, so the operating system's accept rate isn't measured. */
const connectingAtOnce = 40;
/** Later messages count as lost. */
const timeoutMs = 60_000;

type Page = { socket: WebSocket; onFrame: (frame: { type: string; conversationId?: string }) => void };

const openPage = async (address: string, token: string, partner: string): Promise<Page> => {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const page: Page = { socket, onFrame: () => undefined };
  const heard = (type: string): Promise<void> =>
    new Promise((resolve) => {
      page.onFrame = (frame) => frame.type === type && resolve();
    });
  socket.on('message', (data: Buffer) => page.onFrame(JSON.parse(data.toString()) as { type: string }));
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const authenticated = heard('authenticated');
  socket.send(JSON.stringify({ action: 'authenticate', token }));
  await authenticated;
  const followed = heard('followed');
  socket.send(JSON.stringify({ action: 'follow', topic: `person:${partner}` }));
  await followed;
  page.onFrame = () => undefined;
  return page;
};

const openPages = async ({ websocket, tokens }: BenchStack): Promise<Page[]> => {
  const wanted = tokens.flatMap(({ member, professional }, pair) => [
    { token: member, partner: professionalId(pair) },
    { token: professional, partner: memberId(pair) },
  ]);
  const pages: Page[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < wanted.length; index = next++) {
      const { token, partner } = wanted[index]!;
      pages[index] = await openPage(websocket, token, partner);
    }
  };
  await Promise.all(Array.from({ length: connectingAtOnce }, work));
  return pages;
};

/** Opens a page for both people of each pair, then sends messages at a constant rate regardless of delivery. */
export const measureDelivery = async (
  stack: BenchStack,
  { messages, perSecond }: { messages: number; perSecond: number },
): Promise<Delivery> => {
  const before = await stack.memory();
  const began = performance.now();
  const pages = await openPages(stack);
  const connectedAfterMs = performance.now() - began;
  const connected = await stack.memory();

  const pairs = stack.tokens.length;
  const waiting = new Map<string, number[]>();
  const sendMs: number[] = [];
  const deliveryMs: number[] = [];
  let refused = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const { conversationId } = conversationOf(pair);
    waiting.set(conversationId, []);
    pages[2 * pair + 1]!.onFrame = (frame) => {
      const sentAt = frame.type === 'message.created' ? waiting.get(conversationId)?.shift() : undefined;
      if (sentAt !== undefined) deliveryMs.push(performance.now() - sentAt);
    };
  }

  const send = async (index: number): Promise<void> => {
    const pair = index % pairs;
    const { conversationId } = conversationOf(pair);
    const sentAt = performance.now();
    waiting.get(conversationId)!.push(sentAt);
    const body = { id: `msg_${ulid()}`, content: `Message ${index}` };
    const token = stack.tokens[pair]!.member;
    const { status } = await api(messageRoutes.sendMessage, { params: { conversationId }, body }, { token });
    sendMs.push(performance.now() - sentAt);
    if (status !== 201) refused += 1;
  };
  const sending: Promise<void>[] = [];
  const start = performance.now();
  for (let index = 0; index < messages; index += 1) {
    await wait(Math.max(0, start + (index * 1000) / perSecond - performance.now()));
    sending.push(send(index));
  }
  await Promise.all(sending);
  for (let waited = 0; waited < timeoutMs && deliveryMs.length < messages - refused; waited += 100) await wait(100);
  const after = await stack.memory();
  for (const { socket } of pages) socket.close();
  return {
    clients: pages.length,
    connectedAfterMs,
    messages,
    perSecond,
    sendMs,
    deliveryMs,
    lost: messages - refused - deliveryMs.length,
    refused,
    before,
    connected,
    after,
  };
};
