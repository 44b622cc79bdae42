import type { IncomingMessage } from 'node:http';

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

const isLoopback = (address: string | undefined): boolean => {
  try {
    return address === undefined || loopbackNames.has(new URL(address).hostname);
  } catch {
    return false;
  }
};

/** Rejects other origins and DNS rebinding: the emulated AWS services require no credentials. */
export const isLocalCall = ({ headers }: IncomingMessage): boolean =>
  isLoopback(headers.origin) && isLoopback(headers.host === undefined ? undefined : `http://${headers.host}`);
