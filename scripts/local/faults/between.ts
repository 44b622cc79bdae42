import { addressesOf, openFaults, type Faults, type Proxied } from './faults';
import { startFaultProxy } from './fault-proxy';

/** `env`: environment with the proxies' addresses. `pushOrigin`: origin of the local push service. */
export type FaultsBetween = { faults: Faults; env: Record<string, string>; pushOrigin: string; stop(): Promise<void> };

const at = (address: string, origin: string): string => {
  const { pathname, search } = new URL(address);
  return pathname === '/' ? origin : `${origin}${pathname}${search}`;
};

/** Starts a proxy between functions and each service, using the addresses in their environment. */
export const putFaultsBetween = async (
  env: Readonly<Record<string, string>>,
  gateway: string,
): Promise<FaultsBetween> => {
  const faults = openFaults();
  const proxies = await Promise.all(
    (Object.entries(addressesOf) as [Proxied, readonly string[]][]).map(async ([dependency, variables]) => {
      const proxy = await startFaultProxy(dependency, env[variables[0]!] ?? '', faults);
      return { proxy, moved: variables.map((name) => [name, at(env[name] ?? '', proxy.origin)] as const) };
    }),
  );
  const push = await startFaultProxy('push', gateway, faults);
  return {
    faults,
    env: { ...env, ...Object.fromEntries(proxies.flatMap(({ moved }) => moved)) },
    pushOrigin: push.origin,
    async stop() {
      await Promise.all([...proxies.map(({ proxy }) => proxy.stop()), push.stop()]);
    },
  };
};
