import type { ScheduledFunctionName } from '@shared/platform/scheduled-functions';
import { afterAll, beforeEach } from 'vitest';
import { unclassifiedIn, unclassifiedMessage } from '../../scripts/lib/stored-attributes';
import type { ReadMail } from '../../emulators/aws/mailbox';
import type { Claims } from '../../emulators/cognito/tokens';
import type { DeadLetter } from '../../scripts/local/dead-letters';
import { stayOnStackNetwork } from '../../scripts/local/network/stack-network';
import { localStage } from '../../scripts/local/settings';
import { startStack, type LocalStack, type StackOptions } from '../../scripts/local/stack';
import type { StoredItem } from '../../emulators/dynamodb/values';
import { announceMoves } from './hiring/held-moves';

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
  /** Dead letters since this file started. */
  deadLetters(): Promise<DeadLetter[]>;
  lambdaLog(): Promise<string[]>;
  signToken(claims: Claims): string;
};

stayOnStackNetwork();

const textOf = (letter: DeadLetter): string => JSON.stringify(letter);

const facade = (stack: LocalStack, before = new Set(stack.deadLetters().map(textOf))): TestStack => ({
  gateway: stack.addresses.gateway,
  websocket: stack.addresses.websocket,
  env: stack.env,
  mails: (to) => Promise.resolve(stack.mails(to)),
  mailIn: (raw) => stack.inbound.receive(raw),
  drain: () => stack.drain(),
  runSchedule: (name) => stack.runSchedule(name),
  announceMoves: (...applicationIds) => announceMoves(stack.addresses.gateway, applicationIds),
  deadLetters: () => Promise.resolve(stack.deadLetters().filter((letter) => !before.has(textOf(letter)))),
  lambdaLog: () => Promise.resolve([...stack.lambdaLog()]),
  signToken: (claims) => stack.signToken(claims),
});

/** Milliseconds before a failed message is retried. */
const retryDelayMs = 50;
// Many tests provoke errors, so they print only on request.
const print = process.env['LAMBDA_LOG'] ? (line: string) => console.error(line) : () => undefined;

type Shared = { stack: LocalStack; written: Map<string, StoredItem> };

/** Measures for `npm run bench:capacity`. */
const measuring = async (): Promise<Pick<StackOptions, 'watch'>> => {
  const file = process.env['CAPACITY_FILE'];
  return file ? { watch: (await import('../../scripts/bench/capacity/record')).recordCapacity(file) } : {};
};

const openShared = async (): Promise<Shared> => {
  const stack = await startStack({ retryDelayMs, print, ...(await measuring()) });
  const written = new Map<string, StoredItem>();
  stack.database.onCommit((changes) => {
    for (const { table, change } of changes) {
      if (table !== localStage.tableName) continue;
      const key = JSON.stringify(change.keys);
      if (change.after) written.set(key, change.after);
      else written.delete(key);
    }
  });
  return { stack, written };
};

/** Clears people's call counts as if the last test was hours ago: a test must not limit the next one. */
const forgetWork = ({ stack, written }: Shared): void => {
  const counts = [...written.values()].filter(({ entity }) => entity?.S === 'WorkCount');
  for (const { pk, sk } of counts)
    stack.database.write({ table: localStage.tableName, kind: 'Delete', input: { Key: { pk: pk!, sk: sk! } } });
};

let shared: Promise<Shared> | undefined;

/**
 * The stack of this worker, in its process. Also sets the process's environment for direct repository access. Data isn't
 * reset, except work counts: create your own. Every attribute that a file leaves there must have a class.
 */
export const sharedStack = async (): Promise<TestStack> => {
  const opened = await (shared ??= openShared());
  const { stack, written } = opened;
  Object.assign(process.env, stack.env);
  beforeEach(() => forgetWork(opened));
  afterAll(() => {
    const found = [...new Set([...written.values()].flatMap(unclassifiedIn))].sort();
    written.clear();
    if (found.length > 0) throw new Error(unclassifiedMessage(found));
  });
  return facade(stack);
};

/** A separate stack, for tests that stop or break it and for programs outside the test runner. */
export const startTestStack = async (
  options: StackOptions = {},
): Promise<TestStack & { stack: LocalStack; stop(): Promise<void> }> => {
  const stack = await startStack({ retryDelayMs, ...(await measuring()), ...options });
  Object.assign(process.env, stack.env);
  return { ...facade(stack), stack, stop: () => stack.stop() };
};
