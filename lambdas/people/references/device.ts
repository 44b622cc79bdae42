import type { Device } from '../../platform/http/device';
import type { Deps } from './ports';

/** Hashes a device per reference, so it can't be tracked across references. */
export const deviceHash = (
  { hash }: Pick<Deps, 'hash'>,
  referenceId: string,
  { ip, userAgent }: Device,
): Promise<string> => hash('reference-device', `${referenceId}\0${ip}\0${userAgent}`);
