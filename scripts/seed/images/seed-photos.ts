import { addFacilityPhoto } from '@lambdas/organizations/organizations/facility-photos';
import { requestUpload } from '@lambdas/platform/files/request-upload';
import { setPhoto } from '@lambdas/people/portfolio/photo';
import { limits } from '@shared/limits';
import type { UploadKind } from '@shared/platform/media';
import { createHash } from 'node:crypto';
import { drawFace } from './draw-face';
import { drawFacility, type Facility } from './draw-facility';
import { sendFile, whenScanned } from './send-file';
import type { Services } from '../seed-services';

type Owner = { userId: string; hasProfile: boolean };
type UploadDeps = Parameters<typeof requestUpload>[0];

const uploaded = async (deps: UploadDeps, owner: string, kind: UploadKind, content: Buffer): Promise<string> => {
  const target = await requestUpload(deps, { owner, kind, contentType: 'image/png' });
  await sendFile(target, content);
  return target.uploadId;
};

/** The others keep their initials, so demos show both. */
const hasPhoto = (key: string): boolean => createHash('sha256').update(`photo ${key}`).digest()[0]! % 2 === 0;

export const showPhoto = async ({ portfolio }: Services, key: string, owner: Owner): Promise<void> => {
  if (!hasPhoto(key) || (await portfolio.photos.get(owner)) !== null) return;
  const uploadId = await uploaded(portfolio, owner.userId, 'image', drawFace(key));
  await whenScanned(() => setPhoto(portfolio, { ...owner, uploadId }));
};

const facilities: Readonly<Record<string, readonly Facility[]>> = {
  lakeshore: [
    { description: 'Lakeshore Medical Center at night', light: 'night', kind: 'tower' },
    { description: 'The outpatient clinic', light: 'day', kind: 'clinic' },
  ],
  harbor: [{ description: 'The hospital campus at sunset', light: 'dusk', kind: 'campus' }],
};

export const showFacilities = async (
  { organizations }: Services,
  key: string,
  organizationId: string,
): Promise<void> => {
  const wanted = facilities[key] ?? [];
  const stored = await organizations.organizations.get(organizationId);
  for (const facility of wanted.slice(stored?.photos.length ?? 0)) {
    const uploadId = await uploaded(organizations, organizationId, 'facility', drawFacility(facility, 960));
    const small = drawFacility(facility, limits.facilityThumbPixels);
    const thumbUploadId = await uploaded(organizations, organizationId, 'facility', small);
    const { description } = facility;
    await whenScanned(() => addFacilityPhoto(organizations, { organizationId, uploadId, thumbUploadId, description }));
  }
};
