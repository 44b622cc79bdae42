import { limits } from '@shared/limits';
import { Resolver as DnsResolver } from 'node:dns/promises';
import { ResolverUnavailable, type Resolver } from './resolver-port';

const missing: readonly string[] = ['ENOTFOUND', 'ENODATA'];

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const createDnsResolver = (): Resolver => {
  const resolver = new DnsResolver({ timeout: limits.dnsTimeoutMs, tries: 1 });
  return {
    async txt(name) {
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      } catch (error) {
        if (missing.includes(codeOf(error))) return [];
        throw new ResolverUnavailable('The name could not be resolved.', { cause: error });
      }
    },
  };
};

/** Creates a resolver for the local stack, which answers over HTTP. */
const createLocalResolver = (url: string): Resolver => ({
  async txt(name) {
    const signal = AbortSignal.timeout(limits.dnsTimeoutMs);
    const reply = await fetch(`${url}?name=${encodeURIComponent(name)}`, { signal });
    const { records } = (await reply.json()) as { records: string[][] };
    return records.map((parts) => parts.join(''));
  },
});

export const createResolver = (url: string): Resolver => (url === '' ? createDnsResolver() : createLocalResolver(url));
