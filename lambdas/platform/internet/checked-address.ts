import { inTime } from './in-time';
import type { Network } from './ports';

export type Refusals = { private: () => Error; unreachable: () => Error };

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** Prevents SSRF: every resolved address must be allowed. Connect only to the returned one. */
export const checkedAddress = async (
  network: Pick<Network, 'resolve' | 'reaches'>,
  url: URL,
  signal: AbortSignal,
  refusals: Refusals,
): Promise<string> => {
  const addresses = await inTime(network.resolve(hostOf(url)), signal, refusals.unreachable);
  if (!addresses.every((address) => network.reaches(url, address))) throw refusals.private();
  // Functions reach the internet over IPv4 only.
  const chosen = addresses.find((address) => !address.includes(':')) ?? addresses[0];
  if (chosen === undefined) throw refusals.unreachable();
  return chosen;
};
