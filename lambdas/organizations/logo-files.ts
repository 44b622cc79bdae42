import { sentLogoKeys } from '@shared/platform/media';
import { log } from '../runtime/logger';
import type { Deps } from './ports';

/** Where a file waits until it is checked. */
export const sentKey = ({ organizationId, uploadId }: { organizationId: string; uploadId: string }): string =>
  `${sentLogoKeys}${organizationId}/${uploadId}`;

/** Deletes a file that nothing shows any more. One that stays does no harm. */
export const withdrawLogo = async ({ files }: Pick<Deps, 'files'>, path: string): Promise<void> => {
  try {
    await files.withdraw(path);
  } catch (error) {
    log.error('a former logo could not be deleted', error);
  }
};
