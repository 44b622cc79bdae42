import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { isIPv6, type LookupFunction } from 'node:net';
import type { Network } from './ports';

type Request = (url: URL, options: RequestOptions, answered: (answer: IncomingMessage) => void) => ClientRequest;

/** Returns the checked address: another lookup could return a different one. */
const only = (address: string): LookupFunction => {
  const family = isIPv6(address) ? 6 : 4;
  return (_host, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
};

/** Connects to exactly this address. Certificates are verified against the host name. */
export const sendToPinnedIp =
  (request: Request): Network['send'] =>
  (url, address, { method, headers, body }, signal) =>
    new Promise((resolve, reject) => {
      const options: RequestOptions = {
        method,
        lookup: only(address),
        // Without a pooled connection, which could lead elsewhere.
        agent: false,
        signal,
        headers: {
          ...headers,
          'accept-encoding': 'identity',
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        },
      };
      const sent = request(url, options, (answer) =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          encoding: answer.headers['content-encoding'],
          retryAfter: answer.headers['retry-after'],
          link: answer.headers.link === undefined ? undefined : String(answer.headers.link),
          body: answer,
          close: () => answer.destroy(),
        }),
      );
      sent.on('error', reject);
      sent.end(body);
    });
