import type { IncomingMessage, ServerResponse } from 'node:http';

export type RouteHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

export class BodyTooLarge extends Error {}

/** Stops reading at `maxBytes`. */
export const readBody = async (request: IncomingMessage, maxBytes = 10 * 1024 * 1024): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

export const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(body);
};

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void => send(response, status, 'application/json', JSON.stringify(body), headers);
