import type { Route, RouteCall } from '@shared/core/api/route';
import type { ErrorCode } from '@shared/errors';
import { randomUUID } from 'node:crypto';
import { api, type CallOptions, type Reply } from '../../support/client';
import type { Person } from '../../support/people';
import { signIn } from '../../support/accounts/sign-in';
import { later } from '../world/clock';
import type { Memory } from './memory';

/** Retries a call; null when no attempt got an answer. */
export type Attempt = <R extends Route>(person: Person, route: R, call: RouteCall<R>) => Promise<Reply<R> | null>;

export type Watch = {
  /** Reports a request that failed in the server. */
  onFailure(route: Route, status: number): void;
  onProblem(problem: string): void;
};

const attempts = 3;
const retryMs = 1000;
/** Longer than an ended run holds its key, by the clocks of two processes. */
const heldMs = 6 * 60_000;
/** One in this many answers is requested again with the same key. */
const replayedOneIn = 4;

/** Codes of lost access between two attempts, which is checked before a stored answer is repeated. */
const accessEnded: ReadonlySet<unknown> = new Set<ErrorCode>(['DELETION_REQUESTED', 'FORBIDDEN', 'NO_ORGANIZATION']);

type Answer = { status: number; body: unknown };

const call = <R extends Route>(route: R, parts: RouteCall<R>, options: CallOptions): Promise<Reply<R>> =>
  (api as (route: R, call: RouteCall<R>, options: CallOptions) => Promise<Reply<R>>)(route, parts, options);

const foreignIds = ({ parties }: Memory, { userId }: Person, { body }: Answer): string[] => {
  const text = JSON.stringify(body);
  return [...parties].flatMap(([id, people]) => (people.includes(userId) || !text.includes(id) ? [] : [id]));
};

/** Retries like the site: a request without an answer is resent with the same key, and an expired session renewed. */
export const createAttempt = (memory: Memory, { onFailure, onProblem }: Watch): Attempt => {
  const renewed = new Map<string, string>();
  const tokenOf = ({ userId, token }: Person): string => renewed.get(userId) ?? token;
  let keyed = 0;

  const checkReplay = async <R extends Route>(first: Answer, route: R, parts: RouteCall<R>, options: CallOptions) => {
    keyed += 1;
    if (keyed % replayedOneIn !== 0) return;
    const again = await call(route, parts, options);
    if (again.status >= 500 || again.status === 401 || accessEnded.has(again.body.code)) return;
    const [is, ought] = [again, first].map(({ status, body }) => JSON.stringify([status, body]));
    if (is !== ought) onProblem(`${route.method} ${route.path} answered ${ought}, and to its key again ${is}`);
  };

  return async (person, route, parts) => {
    const key = route.idempotent ? { idempotencyKey: randomUUID() } : {};
    for (let left = attempts; left > 0; left -= 1) {
      const options = { token: tokenOf(person), ...key };
      const reply = await call(route, parts, options);
      for (const id of foreignIds(memory, person, reply)) onProblem(`${route.method} ${route.path} named ${id}`);
      if (reply.status === 401) renewed.set(person.userId, (await signIn(person.email, person.password)).accessToken);
      else if (reply.body.code === 'IN_PROGRESS') await later(heldMs);
      else if (reply.status < 500) {
        if (route.idempotent && reply.status < 300) await checkReplay(reply, route, parts, options);
        return reply;
      } else onFailure(route, reply.status);
      await later(retryMs);
    }
    return null;
  };
};
