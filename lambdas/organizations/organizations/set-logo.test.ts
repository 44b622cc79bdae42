import { limits, inMegabytes } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { describe, expect, it, vi } from 'vitest';
import { html, png } from '../../platform/files/images.fake';
import { requestUpload, sentKey } from '../../platform/files/request-upload';
import { spendUpload } from '../../platform/files/uploads';
import { removeLogo, setLogo } from './set-logo';
import { World } from './world.fixture';

const setUp = () => {
  const world = new World();
  const { organizationId } = world.organization('admin');
  const upload = async (content: Buffer = png()) => {
    const asked = { owner: organizationId, kind: 'logo', contentType: 'image/png' } as const;
    const { uploadId } = await requestUpload(world.deps, asked);
    world.files.sent.set(sentKey({ owner: organizationId, kind: 'logo', uploadId }), { content, version: undefined });
    return uploadId;
  };
  const set = (uploadId: string) => setLogo(world.deps, { organizationId, uploadId });
  const logo = async () => (await world.deps.organizations.get(organizationId))!.logo_url;
  return { world, organizationId, upload, set, logo };
};

describe('a logo', () => {
  it('is published when set; the uploaded file and the previous logo are deleted', async () => {
    const { world, upload, set, logo } = setUp();
    const { logo_url: first } = await set(await upload());
    const { logo_url: second } = await set(await upload());
    expect([...world.files.published.keys()]).toEqual([second]);
    expect(await logo()).toBe(second);
    expect(second).not.toBe(first);
    expect(world.files.sent.size).toBe(0);
  });

  it('changes even when files can’t be deleted', async () => {
    const { world, organizationId, upload, set, logo } = setUp();
    const unreachable = () => Promise.reject(new Error('unreachable'));
    Object.assign(world.deps.files, { discard: unreachable, withdraw: unreachable });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await set(await upload());
    await set(await upload());
    await removeLogo(world.deps, organizationId);
    expect(await logo()).toBeNull();
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  });

  it('is the last one set by concurrent requests, with the other files deleted', async () => {
    const { world, upload, set, logo } = setUp();
    const [one, other] = [await upload(), await upload()];
    const others: Promise<unknown>[] = [];
    world.meanwhile(() => others.push(set(other)));
    await set(one);
    await Promise.all(others);
    expect([...world.files.published.keys()]).toEqual([await logo()]);
  });

  it('is not published from an upload used meanwhile', async () => {
    const { world, organizationId: owner, upload, set } = setUp();
    const uploadId = await upload();
    world.meanwhile(() => world.table.write([spendUpload(world.table.name, { uploadId, owner })]));
    await expect(set(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    expect(world.files.published.size).toBe(0);
  });
});

describe('a logo upload', () => {
  it('is checked by its real content', async () => {
    const { world, organizationId, upload, set, logo } = setUp();
    await expect(set(await upload(html))).rejects.toMatchObject({ reason: notice('logoType') });
    const large = await upload();
    world.files.sent.set(sentKey({ owner: organizationId, kind: 'logo', uploadId: large }), 'too_large');
    await expect(set(large)).rejects.toMatchObject({
      reason: notice('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }),
    });
    await expect(set(await upload(png(limits.logoPixelsMax + 1, 1)))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
    expect([await logo(), world.files.published.size]).toEqual([null, 0]);
  });

  it('is missing for others, after it expires, and when nothing was sent', async () => {
    const { world, upload, set } = setUp();
    const uploadId = await upload();
    const other = world.organization('admin').organizationId;
    const foreign = setLogo(world.deps, { organizationId: other, uploadId });
    await expect(foreign).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    world.files.sent.clear();
    await expect(set(uploadId)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
    const late = await upload();
    world.advance(2 * limits.uploadMinutes * 60);
    await expect(set(late)).rejects.toMatchObject({ code: 'UPLOAD_MISSING' });
  });
});
