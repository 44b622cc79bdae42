import { workerPolicy } from '@shared/platform/security-headers';

type Policy = { createScriptURL(url: string): string };
type PolicyFactory = {
  createPolicy(name: string, rules: Policy): Policy;
};

/** At the root, so its scope covers all pages. */
export const worker = '/push-worker.js';

const onlyWorker: Policy = {
  createScriptURL(url) {
    if (url !== worker) throw new TypeError(`${url} is not the worker.`);
    return url;
  },
};

// The DOM types know a trusted address only as text.
const factory = (): PolicyFactory | undefined =>
  (globalThis as typeof globalThis & { trustedTypes?: PolicyFactory }).trustedTypes;

let policy: Policy | undefined;

/** The worker's address in a form that pages may register. A policy name can be claimed only once per page. */
export const workerScript = (): string =>
  (policy ??= factory()?.createPolicy(workerPolicy, onlyWorker) ?? onlyWorker).createScriptURL(worker);
