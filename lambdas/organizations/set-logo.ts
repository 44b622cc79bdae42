import type { Organization } from '@shared/model/organization';
import { mediaKeys } from '@shared/platform/media';
import { ulid } from 'ulid';
import { discardSent, sentImage, type SentRef } from '../runtime/files/sent-content';
import { retryStale } from '../runtime/retry-stale';
import { getOrganization } from './get-organization';
import { withdrawLogo } from './logo-files';
import type { Deps } from './ports';

type LogoDeps = Pick<Deps, 'organizations' | 'logos' | 'uploads' | 'files'>;
type Command = { organizationId: string; uploadId: string };

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
export const setLogo = async (deps: LogoDeps, { organizationId, uploadId }: Command): Promise<Organization> => {
  const ref: SentRef = { kind: 'logo', owner: organizationId, uploadId };
  const image = await sentImage(deps, ref);
  const logo_url = `/${mediaKeys.logo}${organizationId}/${ulid()}.${image.extension}`;
  await deps.files.publish(logo_url, image);
  let organization: Organization;
  try {
    organization = await changeLogo(deps, organizationId, { logo_url, uploadId });
  } catch (error) {
    await withdrawLogo(deps, logo_url);
    throw error;
  }
  await discardSent(deps, ref);
  return organization;
};

export const removeLogo = (deps: LogoDeps, organizationId: string): Promise<Organization> =>
  changeLogo(deps, organizationId, { logo_url: null, uploadId: null });
