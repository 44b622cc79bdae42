import type { Device } from '../../platform/http/device';
import type { Deps } from './ports';

/** Of one reference only, so devices can't be followed from one to another. */
export const deviceHash = (
  { hash }: Pick<Deps, 'hash'>,
  referenceId: string,
  { ip, userAgent }: Device,
): Promise<string> => hash('reference-device', `${referenceId}\0${ip}\0${userAgent}`);
