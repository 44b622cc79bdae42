import type { Route, RouteCall } from '@shared/api/route';
import { randomUUID } from 'node:crypto';
import { api, type CallOptions, type Reply } from '../../support/client';
import type { Person } from '../../support/people';
import { signIn } from '../../support/sign-in';
import { later } from '../world/world';

/** Null when no attempt got an answer. */
export type Attempt = <R extends Route>(person: Person, route: R, call: RouteCall<R>) => Promise<Reply<R> | null>;

const attempts = 3;
const retryMs = 1000;

const call = <R extends Route>(route: R, parts: RouteCall<R>, options: CallOptions): Promise<Reply<R>> =>
  (api as (route: R, call: RouteCall<R>, options: CallOptions) => Promise<Reply<R>>)(route, parts, options);

/** As the site does it: a request without an answer is sent again with the same key, and an expired session renewed. */
export const createAttempt = (onFailure: (route: Route, status: number) => void): Attempt => {
  const renewed = new Map<string, string>();
  const tokenOf = ({ userId, token }: Person): string => renewed.get(userId) ?? token;

  return async (person, route, parts) => {
    const key = route.idempotent ? { idempotencyKey: randomUUID() } : {};
    for (let left = attempts; left > 0; left -= 1) {
      const reply = await call(route, parts, { token: tokenOf(person), ...key });
      if (reply.status === 401) renewed.set(person.userId, (await signIn(person.email, person.password)).accessToken);
      else if (reply.status < 500) return reply;
      else onFailure(route, reply.status);
      await later(retryMs);
    }
    return null;
  };
};
