import { AppError } from '@shared/errors';
import { limits, inMegabytes } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { PortfolioItem, PortfolioItemForm } from '@shared/people/model/portfolio';
import { describe, expect, it } from 'vitest';
import { FakeFiles } from '../../platform/files/files.fake';
import { html, png } from '../../platform/files/images.fake';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { removePhoto, setPhoto } from './photo';
import { removePortfolioImage, setPortfolioImage } from './portfolio-image';
import { createPortfolioItem, deletePortfolioItem, updatePortfolioItem } from './portfolio-items';
import type { Deps } from './ports';

const userId = '0b6f2f0e-2f7d-4a53-9d0f-3c3a5f1b7a10';
const owner = { userId, hasProfile: true };
const form: PortfolioItemForm = {
  title: 'Sepsis bundle',
  type: 'case-study',
  description: 'How we made it work.',
  date: '2026-01-31',
  tags: ['sepsis', 'Quality', 'quality'],
  featured: false,
};

const setUp = () => {
  const fake = new FakeFiles();
  const items = new Map<string, PortfolioItem>();
  let photo: string | null = null;
  const world = { meanwhile: null as (() => void) | null };
  const interrupt = () => {
    const run = world.meanwhile;
    world.meanwhile = null;
    run?.();
  };
  const expectImage = (portfolioItemId: string, image: string | null): PortfolioItem => {
    interrupt();
    const item = items.get(portfolioItemId);
    if (item?.image !== image) throw new ConcurrentModificationError();
    return item;
  };
  const portfolio: Deps['portfolio'] = {
    list: async () => [...items.values()],
    get: async ({ portfolioItemId }) => structuredClone(items.get(portfolioItemId)) ?? null,
    create: async (_userId, item) => {
      if (items.size >= limits.portfolioItems) throw new AppError('LIMIT_REACHED');
      items.set(item.portfolioItemId, item);
    },
    update: async ({ portfolioItemId }, { form: entered, version, at }) => {
      const item = items.get(portfolioItemId);
      if (!item) throw new AppError('NOT_FOUND');
      if (item.version !== version) throw new AppError('STALE_VERSION');
      const next = { ...item, ...entered, version: version + 1, updatedAt: at };
      items.set(portfolioItemId, next);
      return next;
    },
    remove: async ({ portfolioItemId }, { image }) => {
      expectImage(portfolioItemId, image);
      items.delete(portfolioItemId);
    },
    setImage: async ({ portfolioItemId }, { previous, image, uploadId }) => {
      const item = expectImage(portfolioItemId, previous);
      fake.spend(uploadId, userId);
      items.set(portfolioItemId, { ...item, image });
    },
  };
  const photos: Deps['photos'] = {
    get: async () => photo,
    set: async (_owner, { previous, image, uploadId }) => {
      interrupt();
      if (photo !== previous) throw new ConcurrentModificationError();
      fake.spend(uploadId, userId);
      photo = image;
    },
  };
  const { clock, files, uploads, throttle } = fake;
  const deps: Deps = { portfolio, photos, clock, files, uploads, throttle };
  const create = () => createPortfolioItem(deps, { userId, form });
  const upload = (content: Buffer | 'too_large' = png()) => fake.upload(userId, 'image', content);
  return { uploads, clock, deps, world, items, create, upload, sent: fake.sent, published: fake.published };
};

describe('a portfolio item', () => {
  it('keeps each tag once and starts without an image', async () => {
    const item = await setUp().create();
    expect(item).toMatchObject({ title: form.title, tags: ['sepsis', 'Quality'], image: null, version: 1 });
  });

  it('keeps its image in an edit, and rejects an edit of an older version', async () => {
    const { deps, create, upload } = setUp();
    const { portfolioItemId } = await create();
    const ref = { userId, portfolioItemId };
    const { image } = await setPortfolioImage(deps, { ...ref, uploadId: await upload() });
    const changed = await updatePortfolioItem(deps, { ...ref, form: { ...form, title: 'New' }, version: 1 });
    expect(changed).toMatchObject({ title: 'New', image, version: 2 });
    await expect(updatePortfolioItem(deps, { ...ref, form, version: 1 })).rejects.toMatchObject({
      code: 'STALE_VERSION',
    });
  });

  it('is deleted with its current image', async () => {
    const { deps, world, items, create, upload, published } = setUp();
    const { portfolioItemId } = await create();
    await setPortfolioImage(deps, { userId, portfolioItemId, uploadId: await upload() });
    const [path] = published.keys();
    published.set('/media/other.png', { content: png(), contentType: 'image/png' });
    world.meanwhile = () => {
      items.set(portfolioItemId, { ...items.get(portfolioItemId)!, image: '/media/other.png' });
      published.delete(path!);
    };
    await deletePortfolioItem(deps, { userId, portfolioItemId });
    expect([items.size, published.size]).toEqual([0, 0]);
    await expect(deletePortfolioItem(deps, { userId, portfolioItemId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a portfolio image', () => {
  it('replaces the previous one and deletes its file', async () => {
    const { deps, create, upload, published, sent } = setUp();
    const { portfolioItemId } = await create();
    const ref = { userId, portfolioItemId };
    await setPortfolioImage(deps, { ...ref, uploadId: await upload() });
    const { image } = await setPortfolioImage(deps, { ...ref, uploadId: await upload() });
    expect([...published.keys()]).toEqual([image]);
    expect(sent.size).toBe(0);
    await expect(removePortfolioImage(deps, ref)).resolves.toMatchObject({ image: null });
    expect(published.size).toBe(0);
  });

  it('is not published for an item deleted meanwhile', async () => {
    const { deps, world, items, create, upload, published } = setUp();
    const { portfolioItemId } = await create();
    world.meanwhile = () => items.clear();
    const setting = setPortfolioImage(deps, { userId, portfolioItemId, uploadId: await upload() });
    await expect(setting).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(published.size).toBe(0);
  });

  it('is checked by its real content', async () => {
    const { deps, create, upload, published } = setUp();
    const { portfolioItemId } = await create();
    const set = async (content: Buffer | 'too_large') =>
      setPortfolioImage(deps, { userId, portfolioItemId, uploadId: await upload(content) });
    await expect(set(html)).rejects.toMatchObject({ reason: notice('photoType') });
    await expect(set('too_large')).rejects.toMatchObject({
      reason: notice('photoTooLarge', { megabytes: inMegabytes(limits.photoBytes) }),
    });
    await expect(set(png(limits.logoPixelsMax + 1, 1))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    expect(published.size).toBe(0);
  });

  it('can be uploaded a limited number of times a day', async () => {
    const { upload } = setUp();
    for (let asked = 0; asked < limits.uploadsPerAccountPerDay; asked += 1) await upload();
    await expect(upload()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});

describe('a profile photo', () => {
  it('is shown, replaced, and removed', async () => {
    const { deps, upload, published } = setUp();
    await setPhoto(deps, { ...owner, uploadId: await upload() });
    const { photo_url } = await setPhoto(deps, { ...owner, uploadId: await upload() });
    expect(photo_url).toMatch(new RegExp(`^/media/photos/${userId}/`));
    expect([...published.keys()]).toEqual([photo_url]);
    await expect(removePhoto(deps, owner)).resolves.toEqual({ photo_url: null });
    expect(published.size).toBe(0);
  });

  it('is not taken from another kind of upload, or another person’s', async () => {
    const { deps, uploads, clock } = setUp();
    const fake = new FakeFiles();
    const uploadId = await fake.upload(userId, 'resume', png());
    await uploads.begin((await fake.uploads.find(uploadId))!);
    await expect(setPhoto(deps, { ...owner, uploadId })).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    const foreign = { uploadId: clock.newId('upl'), owner: 'someone', kind: 'image' as const, expiresAt: '9' };
    await uploads.begin(foreign);
    await expect(setPhoto(deps, { ...owner, uploadId: foreign.uploadId })).rejects.toMatchObject({
      code: 'UPLOAD_MISSING',
    });
  });
});
