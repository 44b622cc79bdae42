import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { LocalError } from './local-error';

export const loopback = '127.0.0.1';

const listenOnce = (port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, loopback, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });

/** Below the ephemeral range, so no other program gets the port between choice and use. */
const choice = { from: 10_240, to: 32_768 } as const;

export const freePort = (attemptsLeft = 20): Promise<number> =>
  listenOnce(randomInt(choice.from, choice.to)).catch((error: unknown) => {
    if (attemptsLeft === 0) throw error;
    return freePort(attemptsLeft - 1);
  });

/** Throws if the port is in use; `variable` is the environment variable that changes it. */
export const assertPortFree = async (port: number, purpose: string, variable: string): Promise<void> => {
  try {
    await listenOnce(port);
  } catch {
    throw new LocalError(
      `Port ${port} (${purpose}) is in use: stop the program that listens on it, or choose another with ${variable}=${port + 10} npm start`,
    );
  }
};

export const portOrFree = (port: number): Promise<number> => listenOnce(port).catch(() => freePort());
