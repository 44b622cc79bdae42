import { AsyncLocalStorage } from 'node:async_hooks';
import type { RouteHandler } from '../gateway/http';
import { askHandler } from './ask-handler';
import { interceptFetch } from './intercept-fetch';
import { interceptHttp, type Network } from './intercept-http';

const loopbackNames = new Set(['localhost', '127.0.0.1']);

/** Answers a call without HTTP. */
export type AnswerCall = (target: string, input: object) => Promise<{ status: number; output: object }>;
/** Called before each call with its AWS target, or its method and path. */
export type OnCall = (call: string) => void;
/** Undefined while calls need HTTP. */
export type CallsNow = () => AnswerCall | undefined;
type Service = { handler: RouteHandler; callsNow: CallsNow | undefined };

type State = {
  services: Map<number, Service>;
  inside: AsyncLocalStorage<{ onCall: OnCall | undefined }>;
  isEverywhere: boolean;
  isInstalled: boolean;
};

/** One per process: after an edit, functions have their own copy of this module. */
const state = ((globalThis as { stackNetwork?: State }).stackNetwork ??= {
  services: new Map(),
  inside: new AsyncLocalStorage(),
  isEverywhere: false,
  isInstalled: false,
});

const serviceAt = ({ protocol, hostname, port }: URL): Service | undefined =>
  protocol === 'http:' && loopbackNames.has(hostname) && (state.isEverywhere || state.inside.getStore())
    ? state.services.get(Number(port))
    : undefined;

const tell: OnCall = (call) => state.inside.getStore()?.onCall?.(call);

const networkAt = (url: URL): Network | null => {
  const service = serviceAt(url);
  if (!service) return null;
  return (request) => {
    tell(request.headers['x-amz-target'] ?? `${request.method} ${request.url.pathname}`);
    return askHandler(service.handler, request);
  };
};

/** Handler of the service at this address, if it is in this process. */
export const handlerAt = (url: URL): RouteHandler | undefined => serviceAt(url)?.handler;

/** Direct calls to the service at this address, if it is in this process and supports them. */
export const answerCallAt = (url: URL): AnswerCall | undefined => {
  const answer = serviceAt(url)?.callsNow?.();
  return (
    answer &&
    ((target, input) => {
      tell(target);
      return answer(target, input);
    })
  );
};

/** Routes requests to this port within `onStackNetwork` directly to the handler. Returns an undo function. */
export const answerAt = (port: number, handler: RouteHandler, callsNow?: CallsNow): (() => void) => {
  if (!state.isInstalled) {
    interceptHttp(networkAt);
    interceptFetch(networkAt);
    state.isInstalled = true;
  }
  state.services.set(port, { handler, callsNow });
  return () => void state.services.delete(port);
};

/** Keeps calls by `work` to services of this process's stack in the process: sockets would be most of their cost. */
export const onStackNetwork = <Result>(work: () => Result, onCall?: OnCall): Result =>
  state.inside.run({ onCall }, work);

/** Treats this whole process as in `onStackNetwork`, for tests. */
export const stayOnStackNetwork = (): void => void (state.isEverywhere = true);
