import type { ScheduledFunctionName } from '@shared/platform/scheduled-functions';
import { inject } from 'vitest';
import type { ReadMail } from '../../scripts/local/aws/mailbox';
import type { DeadLetter } from '../../scripts/local/dead-letters';
import { announceMoves } from './held-moves';
import { startStack, type LocalStack, type StackOptions } from '../../scripts/local/stack';
import type { LambdaBundles, LoadedBundle } from '../../scripts/local/lambda/lambda-bundles';
import { bundlesPath } from './bundles-path';
import type { SharedBundles, SharedStack } from './stacks';

declare module 'vitest' {
  export interface ProvidedContext {
    stacks: string;
  }
}

export type TestStack = {
  gateway: string;
  websocket: string;
  env: Record<string, string>;
  mails(to: string): Promise<ReadMail[]>;
  /** Sends an email to the product. */
  mailIn(raw: string | Buffer): Promise<void>;
  drain(): Promise<void>;
  runSchedule(name: ScheduledFunctionName): Promise<unknown>;
  /** Announces held moves to the candidates. */
  announceMoves(...applicationIds: string[]): Promise<void>;
  deadLetters(): Promise<DeadLetter[]>;
  lambdaLog(): Promise<string[]>;
};

const facade = (gateway: string, websocket: string, env: Record<string, string>): TestStack => {
  const read = async <T>(path: string, init?: RequestInit): Promise<T> => {
    const response = await fetch(`${gateway}/_local/${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  return {
    gateway,
    websocket,
    env,
    mails: (to) => read(`mail.json?to=${encodeURIComponent(to)}`),
    mailIn: async (raw) => {
      await read('inbound-mail', { method: 'POST', body: raw as BodyInit });
    },
    drain: async () => {
      await read('drain', { method: 'POST' });
    },
    runSchedule: async (name) => (await read<{ result: unknown }>(`schedules/${name}`, { method: 'POST' })).result,
    announceMoves: (...applicationIds) => announceMoves(gateway, applicationIds),
    deadLetters: () => read('dead-letters.json'),
    lambdaLog: () => read('lambda-log.json'),
  };
};

const ofRun = async <T>(path: string): Promise<T> => {
  const response = await fetch(`${inject('stacks')}${path}`);
  if (!response.ok) throw new Error(`The stack did not start: ${await response.text()}`);
  return (await response.json()) as T;
};

/**
 * The stack of this worker. Also sets this process's environment for direct repository access. Data isn't reset: create
 * your own.
 */
export const sharedStack = async (): Promise<TestStack> => {
  const { gateway, websocket, env } = await ofRun<SharedStack>(`/${process.env['VITEST_POOL_ID']}`);
  Object.assign(process.env, env);
  return facade(gateway, websocket, env);
};

/** Functions are built once for a run: a build takes ten seconds of processor time. */
const sharedBundles = async (): Promise<LambdaBundles> => {
  const { workerFile } = await ofRun<SharedBundles>(bundlesPath);
  const known = new Map<string, Promise<LoadedBundle>>();
  return {
    workerFile,
    current(name) {
      const bundle = known.get(name) ?? ofRun<LoadedBundle>(`${bundlesPath}/${name}`);
      known.set(name, bundle);
      return bundle;
    },
    close: () => Promise.resolve(),
  };
};

/** A separate stack, for tests that stop or break it and for programs outside the test runner. */
export const startTestStack = async (
  options: StackOptions = {},
): Promise<TestStack & { stack: LocalStack; stop(): Promise<void> }> => {
  const stack = await startStack({ retryDelayMs: 50, bundles: await sharedBundles(), ...options });
  Object.assign(process.env, stack.env);
  const { gateway, websocket } = stack.addresses;
  return { ...facade(gateway, websocket, stack.env), stack, stop: () => stack.stop() };
};
