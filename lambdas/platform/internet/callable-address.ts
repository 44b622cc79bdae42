import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice, type Notice } from '@shared/text/notice';
import { checkedAddress } from './checked-address';
import type { Network } from './ports';

/** Rejects an address that leads nowhere, or inside, with a field error before storing it. Requests check it again. */
export const callableAddress = async (
  network: Pick<Network, 'takes' | 'resolve' | 'reaches'>,
  field: string,
  address: string,
): Promise<URL> => {
  const refused = (reason: Notice): AppError =>
    new AppError('INVALID_REQUEST', undefined, { fields: { [field]: reason } });
  const inside = (): AppError => refused(notice('addressNotPublic'));
  const nowhere = (): AppError => refused(notice('addressUnreachable'));
  const url = URL.parse(address);
  if (!url || !network.takes(url)) throw inside();
  const signal = AbortSignal.timeout(limits.addressLookupSeconds * 1000);
  try {
    await checkedAddress(network, url, signal, { private: inside, unreachable: nowhere });
    return url;
  } catch (error) {
    // Lookup errors may reveal internal host names.
    throw error instanceof AppError ? error : nowhere();
  }
};
