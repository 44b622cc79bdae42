import { request } from 'node:http';
import { sendToPinnedIp } from '@lambdas/platform/internet/send-to-pinned-ip';
import type { Network } from '@lambdas/platform/internet/ports';

/** Replaces lambdas/platform/internet/network.ts (see setup.ts): names resolve to documentation IPs (RFC 5737). */
export const network: Network = {
  takes: ({ protocol }) => protocol === 'https:',
  resolve: () => Promise.resolve(['198.51.100.7']),
  reaches: () => true,
  send: sendToPinnedIp(request),
};

export const isPublicAddress = (): boolean => true;
