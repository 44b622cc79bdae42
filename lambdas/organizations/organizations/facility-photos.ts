import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import type { FacilityPhoto, FacilityPhotoForm, FacilityPhotoTexts } from '@shared/people/model/facility-photo';
import type { Organization } from '@shared/organizations/model/organization';
import { mediaKeys } from '@shared/platform/media';
import { notice } from '@shared/text/notice';
import { ulid } from 'ulid';
import { discardSent, sentImage } from '../../platform/files/check-upload';
import type { Image } from '../../platform/files/read-image';
import { withdrawFormer } from '../../platform/files/replace-image';
import { refuseUpload } from '../../platform/files/upload-kinds';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { getOrganization } from './read-organization';
import type { Deps } from './ports';

type PhotoDeps = Pick<Deps, 'organizations' | 'facilityPhotos' | 'uploads' | 'files' | 'clock'>;
type Change = { photos: FacilityPhoto[]; uploadIds: string[] };

const kind = 'facility';

const change = (
  deps: Pick<Deps, 'organizations' | 'facilityPhotos'>,
  organizationId: string,
  next: (photos: readonly FacilityPhoto[], version: number) => Change,
): Promise<{ before: readonly FacilityPhoto[]; organization: Organization }> =>
  retryOnConflict(async () => {
    const stored = await getOrganization(deps, organizationId);
    const { photos, uploadIds } = next(stored.photos, stored.photosVersion);
    await deps.facilityPhotos.change({ organizationId, previous: stored.photos, photos, uploadIds });
    const photosVersion = stored.photosVersion + 1;
    return { before: stored.photos, organization: { ...stored, photos, photosVersion } };
  });

const checkedImage = async (
  deps: PhotoDeps,
  ref: { organizationId: string; uploadId: string },
  mostPixels: number,
): Promise<Image> => {
  const image = await sentImage(deps, { kind, owner: ref.organizationId, uploadId: ref.uploadId });
  if (image.contentType === 'image/gif') return refuseUpload(kind, notice('facilityPhotoType'));
  if (Math.max(image.width, image.height) > mostPixels) {
    return refuseUpload(kind, notice('imageTooLarge', { pixels: mostPixels }));
  }
  return image;
};

const withoutFiles = async (deps: Pick<Deps, 'files'>, { url, thumb_url }: FacilityPhoto): Promise<void> => {
  await withdrawFormer(deps, url);
  await withdrawFormer(deps, thumb_url);
};

const withRoom = (photos: readonly FacilityPhoto[]): void => {
  if (photos.length >= limits.facilityPhotos) {
    throw new AppError('LIMIT_REACHED', notice('facilityPhotosFull', { count: limits.facilityPhotos }));
  }
};

/** Publishes both files before the profile names them, and withdraws them on failure. */
export const addFacilityPhoto = async (
  deps: PhotoDeps,
  { organizationId, uploadId, thumbUploadId, description }: FacilityPhotoForm & { organizationId: string },
): Promise<Organization> => {
  withRoom((await getOrganization(deps, organizationId)).photos);
  const large = await checkedImage(deps, { organizationId, uploadId }, limits.facilityPhotoPixels);
  const small = await checkedImage(deps, { organizationId, uploadId: thumbUploadId }, limits.facilityThumbPixels);
  const pathOf = ({ extension }: Image) => `/${mediaKeys[kind]}${organizationId}/${ulid()}.${extension}`;
  const photo: FacilityPhoto = {
    photoId: deps.clock.newId('fph'),
    url: pathOf(large),
    thumb_url: pathOf(small),
    description,
  };
  await Promise.all([deps.files.publish(photo.url, large), deps.files.publish(photo.thumb_url, small)]);
  try {
    const { organization } = await change(deps, organizationId, (photos) => {
      withRoom(photos);
      return { photos: [...photos, photo], uploadIds: [uploadId, thumbUploadId] };
    });
    await discardSent(deps, { kind, owner: organizationId, uploadId });
    await discardSent(deps, { kind, owner: organizationId, uploadId: thumbUploadId });
    return organization;
  } catch (error) {
    await withoutFiles(deps, photo);
    throw error;
  }
};

/** Saves order and texts; STALE_VERSION if a colleague changed them since this version. */
export const saveFacilityPhotos = async (
  deps: Pick<Deps, 'organizations' | 'facilityPhotos'>,
  { organizationId, photos: wanted, version }: { organizationId: string; photos: FacilityPhotoTexts; version: number },
): Promise<Organization> => {
  const { organization } = await change(deps, organizationId, (stored, current) => {
    if (current !== version) throw new AppError('STALE_VERSION');
    const photos = wanted.flatMap(({ photoId, description }) => {
      const photo = stored.find((it) => it.photoId === photoId);
      return photo ? [{ ...photo, description }] : [];
    });
    const ids = new Set(photos.map(({ photoId }) => photoId));
    if (ids.size !== stored.length || wanted.length !== stored.length) throw new AppError('STALE_VERSION');
    return { photos, uploadIds: [] };
  });
  return organization;
};

export const removeFacilityPhoto = async (
  deps: Pick<Deps, 'organizations' | 'facilityPhotos' | 'files'>,
  { organizationId, photoId }: { organizationId: string; photoId: string },
): Promise<Organization> => {
  const { before, organization } = await change(deps, organizationId, (stored) => {
    const photos = stored.filter((photo) => photo.photoId !== photoId);
    if (photos.length === stored.length) throw new AppError('NOT_FOUND');
    return { photos, uploadIds: [] };
  });
  const removed = before.find((photo) => photo.photoId === photoId);
  if (removed) await withoutFiles(deps, removed);
  return organization;
};
