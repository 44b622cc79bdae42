import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it } from 'vitest';
import { gif, png } from '../../platform/files/images.fake';
import { requestUpload, sentKey } from '../../platform/files/request-upload';
import { addFacilityPhoto, removeFacilityPhoto, saveFacilityPhotos } from './facility-photos';
import { World } from './world.fixture';

const setUp = () => {
  const world = new World();
  const { organizationId } = world.organization('admin');
  const upload = async (content: Buffer = png()) => {
    const asked = { owner: organizationId, kind: 'facility', contentType: 'image/png' } as const;
    const { uploadId } = await requestUpload(world.deps, asked);
    world.files.sent.set(sentKey({ ...asked, uploadId }), { content, version: undefined });
    return uploadId;
  };
  const add = async (description: string, large: Buffer = png(), small: Buffer = png()) =>
    addFacilityPhoto(world.deps, {
      organizationId,
      uploadId: await upload(large),
      thumbUploadId: await upload(small),
      description,
    });
  const photos = async () => (await world.deps.organizations.get(organizationId))!.photos;
  const texts = async () => (await photos()).map(({ description }) => description);
  const files = async () => (await photos()).flatMap(({ url, thumb_url }) => [url, thumb_url]);
  return { world, organizationId, upload, add, photos, texts, files };
};

describe('photos of facilities', () => {
  it('are shown in two sizes, in order, until removed', async () => {
    const { world, organizationId, add, photos, texts, files } = setUp();
    await add('Entrance');
    await add('ICU');
    expect([...world.files.published.keys()].toSorted()).toEqual((await files()).toSorted());
    expect(world.files.sent.size).toBe(0);
    const swapped = (await photos())
      .toReversed()
      .map(({ photoId, description }) => ({ photoId, description: `${description} at night` }));
    await saveFacilityPhotos(world.deps, { organizationId, photos: swapped, version: 2 });
    expect(await texts()).toEqual(['ICU at night', 'Entrance at night']);
    await removeFacilityPhoto(world.deps, { organizationId, photoId: (await photos())[0]!.photoId });
    expect(await texts()).toEqual(['Entrance at night']);
    expect([...world.files.published.keys()].toSorted()).toEqual((await files()).toSorted());
  });

  it('are rejected beyond the limit, in other formats, and in larger sizes', async () => {
    const { world, add, photos } = setUp();
    await expect(add('GIF', gif)).rejects.toMatchObject({ reason: notice('facilityPhotoType') });
    await expect(add('Large', png(limits.facilityPhotoPixels + 1, 1))).rejects.toMatchObject({
      reason: notice('imageTooLarge', { pixels: limits.facilityPhotoPixels }),
    });
    await expect(add('Thumb', png(), png(1, limits.facilityThumbPixels + 1))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect(world.files.published.size).toBe(0);
    for (let count = 0; count < limits.facilityPhotos; count += 1) await add(`Photo ${count}`);
    await expect(add('One more')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await photos()).toHaveLength(limits.facilityPhotos);
  });

  it('are all kept when two are added at once, and use each upload only once', async () => {
    const { world, organizationId, upload, add, texts, files } = setUp();
    const [uploadId, thumbUploadId] = [await upload(), await upload()];
    const others: Promise<unknown>[] = [];
    world.meanwhile(() => others.push(add('Second')));
    await add('First');
    await Promise.all(others);
    expect((await texts()).toSorted()).toEqual(['First', 'Second']);
    const command = { organizationId, uploadId, thumbUploadId, description: 'Third' };
    await addFacilityPhoto(world.deps, command);
    await expect(addFacilityPhoto(world.deps, command)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    expect([...world.files.published.keys()].toSorted()).toEqual((await files()).toSorted());
  });

  it('can’t be reordered from an outdated list or removed twice', async () => {
    const { world, organizationId, add, photos } = setUp();
    await add('Entrance');
    const { photoId, description } = (await photos())[0]!;
    await add('ICU');
    const known = [{ photoId, description }];
    for (const list of [known, [...known, ...known]]) {
      await expect(saveFacilityPhotos(world.deps, { organizationId, photos: list, version: 2 })).rejects.toMatchObject({
        code: 'STALE_VERSION',
      });
    }
    await removeFacilityPhoto(world.deps, { organizationId, photoId });
    await expect(removeFacilityPhoto(world.deps, { organizationId, photoId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('can’t be changed from an outdated version', async () => {
    const { world, organizationId, add, photos, texts } = setUp();
    await add('Entrance');
    await add('ICU');
    const save = async (words: readonly string[], version: number) => {
      const wanted = (await photos()).map(({ photoId }, index) => ({ photoId, description: words[index]! }));
      return saveFacilityPhotos(world.deps, { organizationId, photos: wanted, version });
    };
    expect(await save(['Main entrance', 'ICU'], 2)).toMatchObject({ photosVersion: 3 });
    await expect(save(['Entrance', 'ICU at night'], 2)).rejects.toMatchObject({ code: 'STALE_VERSION' });
    await save(['Main entrance', 'ICU at night'], 3);
    expect(await texts()).toEqual(['Main entrance', 'ICU at night']);
    expect(
      await removeFacilityPhoto(world.deps, { organizationId, photoId: (await photos())[0]!.photoId }),
    ).toMatchObject({
      photosVersion: 5,
    });
  });
});
