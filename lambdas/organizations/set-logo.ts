import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { Organization } from '@shared/model/organization';
import { logoKeys } from '@shared/platform/media';
import { ulid } from 'ulid';
import { log } from '../runtime/logger';
import { retryStale } from '../runtime/retry-stale';
import { getOrganization } from './get-organization';
import { sentKey, withdrawLogo } from './logo-files';
import type { Deps } from './ports';
import { readImage, type Image } from './read-image';

type LogoDeps = Pick<Deps, 'organizations' | 'logos' | 'files'>;
type Ref = { organizationId: string; uploadId: string };

const refuse = (message: string): never => {
  throw new AppError('INVALID_REQUEST', message, { fields: { logo: message } });
};

/** The image that was sent, whatever the browser said about it. */
const sentImage = async ({ files }: LogoDeps, ref: Ref): Promise<Image> => {
  const sent = await files.sent(sentKey(ref));
  if (sent === null) throw new AppError('UPLOAD_MISSING');
  if (sent === 'too_large') return refuse(messages.logoTooLarge);
  const image = readImage(sent.content) ?? refuse(messages.logoType);
  const most = limits.logoPixelsMax;
  if (image.width > most || image.height > most) {
    return refuse(`Please upload an image of at most ${most} by ${most} pixels.`);
  }
  return image;
};

/** Shows another logo, or none; answers the organisation and deletes the file of the former one. */
const changeLogo = async (
  deps: LogoDeps,
  organizationId: string,
  change: { logo_url: string | null; uploadId: string | null },
): Promise<Organization> => {
  const { before, after } = await retryStale(async () => {
    const stored = await getOrganization(deps, organizationId);
    await deps.logos.change({ organizationId, previous: stored.logo_url, ...change });
    return { before: stored.logo_url, after: { ...stored, logo_url: change.logo_url } };
  });
  if (before !== null && before !== change.logo_url) await withdrawLogo(deps, before);
  return after;
};

/**
 * Makes an upload the logo.
 * 1. the upload is this organisation's, unused and not too old
 * 2. its content, not its name or announced type, is a whole image of bounded size and nothing else
 * 3. the image becomes public under a new name, then the organisation shows it, which spends the upload
 * 4. the file in quarantine and the former logo go
 */
export const setLogo = async (deps: LogoDeps, ref: Ref): Promise<Organization> => {
  const upload = await deps.logos.upload(ref.uploadId);
  if (upload?.organizationId !== ref.organizationId) throw new AppError('UPLOAD_MISSING');
  const image = await sentImage(deps, ref);
  const logo_url = `/${logoKeys}${ref.organizationId}/${ulid()}.${image.extension}`;
  await deps.files.publish(logo_url, image);
  let organization: Organization;
  try {
    organization = await changeLogo(deps, ref.organizationId, { logo_url, uploadId: ref.uploadId });
  } catch (error) {
    await withdrawLogo(deps, logo_url);
    throw error;
  }
  await deps.files.discard(sentKey(ref)).catch((error: unknown) => {
    log.error('an upload could not be deleted', error);
  });
  return organization;
};

export const removeLogo = (deps: LogoDeps, organizationId: string): Promise<Organization> =>
  changeLogo(deps, organizationId, { logo_url: null, uploadId: null });
