import { AsyncLocalStorage } from 'node:async_hooks';
import type { Key } from '../table/key';

/** Actor of a write, stored with the item (ADR 35). `from` is a keyed hash of the address. */
export type Stamp = { actor: string; op: string; req?: string; at?: string; from?: string };

export type AuditContext = {
  stamp: () => Promise<Stamp>;
  /** Whether deleting the item leaves a tombstone with the actor for the audit log. */
  keepsDeletion: (key: Key) => boolean;
};

const contexts = new AsyncLocalStorage<AuditContext>();

/** Stamps every write of `run`, also after `await`, with the context. */
export const inAuditContext = <T>(context: AuditContext, run: () => T): T => contexts.run(context, run);

export const actors = {
  person: (userId: string) => `u#${userId}`,
  staff: (userId: string) => `s#${userId}`,
  /** An API key, identified by its service member. */
  key: (memberId: string) => `k#${memberId}`,
  system: (name: string) => `system#${name}`,
  /** A caller without a session. */
  guest: 'guest',
} as const;

// "wardline-dev-notify"; the local stack has no prefix.
const functionName = (): string => (process.env['AWS_LAMBDA_FUNCTION_NAME'] ?? 'script').replace(/^wardline-\w+?-/, '');

/** Context of the function itself, for scheduled runs and consumers; `req` may be the event's ID. */
export const systemContext = (op: string = functionName(), req?: string): AuditContext => {
  const stamp: Stamp = { actor: actors.system(functionName()), op, ...(req !== undefined && { req }) };
  return { stamp: async () => stamp, keepsDeletion: () => false };
};

export const auditContext = (): AuditContext => contexts.getStore() ?? systemContext();
