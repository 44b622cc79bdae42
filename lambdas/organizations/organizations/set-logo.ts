import type { Organization } from '@shared/organizations/model/organization';
import { replaceImage, withdrawFormer, type Shown } from '../../platform/files/replace-image';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { getOrganization } from './read-organization';
import type { Deps } from './ports';

type LogoDeps = Pick<Deps, 'organizations' | 'logos' | 'uploads' | 'files'>;
type Command = { organizationId: string; uploadId: string };

const changeLogo = (
  deps: LogoDeps,
  organizationId: string,
  change: { logo_url: string | null; uploadId: string | null },
): Promise<Shown<Organization>> =>
  retryOnConflict(async () => {
    const stored = await getOrganization(deps, organizationId);
    await deps.logos.change({ organizationId, previous: stored.logo_url, ...change });
    return { previous: stored.logo_url, result: { ...stored, logo_url: change.logo_url } };
  });

export const setLogo = (deps: LogoDeps, { organizationId, uploadId }: Command): Promise<Organization> =>
  replaceImage(deps, { kind: 'logo', owner: organizationId, uploadId }, 'logo', (logo_url) =>
    changeLogo(deps, organizationId, { logo_url, uploadId }),
  );

export const removeLogo = async (deps: LogoDeps, organizationId: string): Promise<Organization> => {
  const { previous, result } = await changeLogo(deps, organizationId, { logo_url: null, uploadId: null });
  await withdrawFormer(deps, previous);
  return result;
};
