import { replaceImage, withdrawFormer, type Shown } from '../../platform/files/replace-image';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { Deps } from './ports';
import type { ImageChange, PhotoOwner } from '../../store/people/profiles/ports';

type PhotoDeps = Pick<Deps, 'photos' | 'uploads' | 'files' | 'clock'>;

const changePhoto = (
  { photos, clock }: Pick<Deps, 'photos' | 'clock'>,
  owner: PhotoOwner,
  change: Omit<ImageChange, 'previous'>,
): Promise<Shown<null>> =>
  retryOnConflict(async () => {
    const previous = await photos.get(owner);
    await photos.set(owner, { previous, ...change, at: clock.now().toISOString() });
    return { previous, result: null };
  });

export const setPhoto = (
  deps: PhotoDeps,
  { uploadId, ...owner }: PhotoOwner & { uploadId: string },
): Promise<{ photo_url: string }> =>
  replaceImage(deps, { kind: 'image', owner: owner.userId, uploadId }, 'photo', async (photo_url) => {
    const { previous } = await changePhoto(deps, owner, { image: photo_url, uploadId });
    return { previous, result: { photo_url } };
  });

export const removePhoto = async (deps: PhotoDeps, owner: PhotoOwner): Promise<{ photo_url: null }> => {
  const { previous } = await changePhoto(deps, owner, { image: null, uploadId: null });
  await withdrawFormer(deps, previous);
  return { photo_url: null };
};
