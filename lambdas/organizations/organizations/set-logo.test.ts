import { limits, inMegabytes } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it, vi } from 'vitest';
import { html, png } from '../../platform/files/images.fake';
import { requestUpload, sentKey } from '../../platform/files/request-upload';
import { removeLogo, setLogo } from './set-logo';
import { World } from './world.fake';

const setUp = () => {
  const world = new World();
  const { organizationId } = world.organization('admin');
  const upload = async (content: Buffer = png()) => {
    const asked = { owner: organizationId, kind: 'logo', contentType: 'image/png' } as const;
    const { uploadId } = await requestUpload(world.deps, asked);
    world.sent.set(sentKey({ owner: organizationId, kind: 'logo', uploadId }), { content, version: undefined });
    return uploadId;
  };
  const set = (uploadId: string) => setLogo(world.deps, { organizationId, uploadId });
  const logo = () => world.organizations.get(organizationId)!.logo_url;
  return { world, organizationId, upload, set, logo };
};

describe('a logo', () => {
  it('is published when set; the uploaded file and the previous logo are deleted', async () => {
    const { world, upload, set, logo } = setUp();
    const { logo_url: first } = await set(await upload());
    const { logo_url: second } = await set(await upload());
    expect([...world.published.keys()]).toEqual([second]);
    expect(logo()).toBe(second);
    expect(second).not.toBe(first);
    expect(world.sent.size).toBe(0);
  });

  it('changes even when files can’t be deleted', async () => {
    const { world, organizationId, upload, set, logo } = setUp();
    world.filesStay = true;
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await set(await upload());
    await set(await upload());
    await removeLogo(world.deps, organizationId);
    expect(logo()).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('is the last one set by concurrent requests, with the other files deleted', async () => {
    const { world, upload, set, logo } = setUp();
    const [one, other] = [await upload(), await upload()];
    const others: Promise<unknown>[] = [];
    world.meanwhile = () => others.push(set(other));
    await set(one);
    await Promise.all(others);
    expect([...world.published.keys()]).toEqual([logo()]);
  });

  it('is not published from an upload used meanwhile', async () => {
    const { world, upload, set } = setUp();
    const uploadId = await upload();
    world.meanwhile = () => world.uploads.delete(uploadId);
    await expect(set(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    expect(world.published.size).toBe(0);
  });
});

describe('a logo upload', () => {
  it('is checked by its real content', async () => {
    const { world, organizationId, upload, set, logo } = setUp();
    await expect(set(await upload(html))).rejects.toMatchObject({ reason: notice('logoType') });
    const large = await upload();
    world.sent.set(sentKey({ owner: organizationId, kind: 'logo', uploadId: large }), 'too_large');
    await expect(set(large)).rejects.toMatchObject({
      reason: notice('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }),
    });
    await expect(set(await upload(png(limits.logoPixelsMax + 1, 1)))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect([logo(), world.published.size]).toEqual([null, 0]);
  });

  it('is missing for others, after it expires, and when nothing was sent', async () => {
    const { world, upload, set } = setUp();
    const uploadId = await upload();
    const other = world.organization('admin').organizationId;
    const foreign = setLogo(world.deps, { organizationId: other, uploadId });
    await expect(foreign).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    world.sent.clear();
    await expect(set(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    const late = await upload();
    world.advance(2 * limits.uploadMinutes * 60);
    await expect(set(late)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
  });
});
