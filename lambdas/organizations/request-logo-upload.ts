import { limits } from '@shared/limits';
import type { UploadTarget } from '@shared/model/file';
import type { LogoUpload } from '@shared/model/organization';
import { addSeconds } from '../runtime/clock';
import { sentKey } from './logo-files';
import type { Deps } from './ports';

type Command = LogoUpload & { organizationId: string };

/** An address that takes one image of the announced type into quarantine. */
export const requestLogoUpload = async (
  { throttle, logos, files, clock }: Pick<Deps, 'throttle' | 'logos' | 'files' | 'clock'>,
  { organizationId, contentType }: Command,
): Promise<UploadTarget> => {
  await throttle.count(`logo-uploads#${organizationId}`, limits.logoUploadsPerOrganizationPerDay);
  const now = clock.now();
  const uploadId = clock.newId('upl');
  const form = await files.uploadForm(sentKey({ organizationId, uploadId }), contentType);
  // What begins to be sent in the last moment may still be used afterwards.
  const usableUntil = addSeconds(now, 2 * limits.uploadMinutes * 60).toISOString();
  await logos.begin({ uploadId, organizationId, expiresAt: usableUntil });
  return { uploadId, ...form, expiresAt: addSeconds(now, limits.uploadMinutes * 60).toISOString() };
};
