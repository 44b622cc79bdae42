import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { limits, inMegabytes } from '@shared/limits';
import { messages, refusedFields } from '@shared/text/english.fixture';
import type { UploadTarget } from '@shared/core/model/file';
import { mediaHeaders } from '@shared/platform/security-headers';
import { describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { gif, html, jpeg, png, svg, webp } from '@lambdas/platform/files/images.fake';
import { registerTeam } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

type Announced = { contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'; size: number };
const ask = (person: Person, announced: Announced = { contentType: 'image/png', size: 1000 }) =>
  api(organizationRoutes.requestLogoUpload, { body: announced }, as(person));

const send = async ({ url, fields }: UploadTarget, file: Buffer, origin = stack.gateway): Promise<Response> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'logo');
  return fetch(url, { method: 'POST', body: form, headers: { origin } });
};
const upload = async (person: Person, file: Buffer): Promise<string> => {
  const target = (await ask(person)).body;
  expect((await send(target, file)).status).toBe(204);
  return target.uploadId;
};
const setLogo = (person: Person, uploadId: string) =>
  api(organizationRoutes.setLogo, { body: { uploadId } }, as(person));
const logoOf = async (person: Person) => (await api(organizationRoutes.getOrganization, {}, as(person))).body.logo_url;
const file = (path: string | null) => fetch(`${stack.gateway}${path}`);

describe('a logo', () => {
  it.each([
    ['png', png(64, 64), 'image/png'],
    ['jpg', jpeg, 'image/jpeg'],
    ['gif', gif, 'image/gif'],
    ['webp', webp, 'image/webp'],
  ])('of type %s is uploaded, checked and shown', async (extension, content, type) => {
    const admin = await registerEmployer();
    const { status, body } = await setLogo(admin, await upload(admin, content));
    expect(status).toBe(200);
    expect(body.logo_url).toMatch(new RegExp(`^/media/logos/${admin.organizationId}/[0-9A-Z]{26}\\.${extension}$`));
    expect(body.version).toBe(1);
    const shown = await file(body.logo_url);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(content);
    expect(shown.headers.get('content-type')).toBe(type);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const [name, value] of Object.entries(mediaHeaders)) expect(shown.headers.get(name)).toBe(value);
  });

  it('is uploaded to one place, as one type, for a few minutes', async () => {
    const admin = await registerEmployer();
    const { status, body } = await ask(admin, { contentType: 'image/webp', size: 10 });
    expect(status).toBe(201);
    expect(body.fields).toMatchObject({
      key: `logos/${admin.organizationId}/${body.uploadId}`,
      'Content-Type': 'image/webp',
    });
    const policy = JSON.parse(Buffer.from(body.fields['Policy'] ?? '', 'base64').toString()) as {
      expiration: string;
      conditions: unknown[];
    };
    expect(policy.conditions).toContainEqual(['content-length-range', 1, limits.logoBytes]);
    expect(policy.conditions).toContainEqual({ 'Content-Type': 'image/webp' });
    expect(policy.conditions).toContainEqual({ key: body.fields['key'] });
    const lasts = Date.parse(policy.expiration) - Date.now();
    expect(lasts).toBeLessThanOrEqual(limits.uploadMinutes * 60_000);
    expect(Date.parse(body.expiresAt) - Date.now()).toBeLessThanOrEqual(limits.uploadMinutes * 60_000);
  });

  it('may be uploaded by pages of the site only', async () => {
    const admin = await registerEmployer();
    const target = (await ask(admin)).body;
    const own = await send(target, png());
    expect(own.headers.get('access-control-allow-origin')).toBe(stack.gateway);
    const foreign = await send(target, png(), 'https://elsewhere.example');
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('replaces the previous one, whose file is deleted, and survives a save of the profile', async () => {
    const admin = await registerEmployer();
    const first = (await setLogo(admin, await upload(admin, png()))).body.logo_url;
    const second = (await setLogo(admin, await upload(admin, gif))).body.logo_url;
    expect(second).not.toBe(first);
    expect((await file(first)).status).toBe(403);
    const profile = { company_name: 'Renamed', industry: null, company_size: null };
    const saved = await api(organizationRoutes.saveOrganization, { body: { profile, version: 1 } }, as(admin));
    expect(saved.body.logo_url).toBe(second);
    expect((await file(second)).status).toBe(200);
  });

  it('is removed with its file', async () => {
    const admin = await registerEmployer();
    const logo = (await setLogo(admin, await upload(admin, png()))).body.logo_url;
    const removed = await api(organizationRoutes.removeLogo, {}, as(admin));
    expect(removed.body.logo_url).toBeNull();
    expect((await file(logo)).status).toBe(403);
    expect((await api(organizationRoutes.removeLogo, {}, as(admin))).status).toBe(200);
  });

  it('is one when two are set at the same moment', async () => {
    const admin = await registerEmployer();
    const uploads = await Promise.all([upload(admin, png()), upload(admin, gif), upload(admin, jpeg)]);
    const answers = await Promise.all(uploads.map((uploadId) => setLogo(admin, uploadId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const kept = await logoOf(admin);
    const files = await Promise.all(
      answers.map(async ({ body }) => [body.logo_url, (await file(body.logo_url)).status]),
    );
    expect(files.filter(([, status]) => status === 200)).toEqual([[kept, 200]]);
  });
});

describe('an upload', () => {
  it('is announced as an image of at most 5 MB', async () => {
    const admin = await registerEmployer();
    const refused = async (announced: object) => (await ask(admin, announced as Announced)).body.fields;
    expect(await refused({ contentType: 'image/svg+xml', size: 10 })).toEqual(
      refusedFields({ contentType: notice('logoType') }),
    );
    expect(await refused({ contentType: 'image/png', size: limits.logoBytes + 1 })).toEqual(
      refusedFields({ size: notice('logoTooLarge', { megabytes: inMegabytes(limits.logoBytes) }) }),
    );
    expect(await refused({ contentType: 'image/png', size: 0 })).toHaveProperty('size');
    expect(await refused({ contentType: 'image/png', size: 1, key: 'x' })).toHaveProperty('key');
  });

  it.each([
    ['SVG', svg],
    ['HTML', html],
    ['an image and HTML', Buffer.concat([gif, html])],
    ['half an image', png(64, 64).subarray(0, 60)],
  ])('that is %s is rejected, whatever type was declared', async (_name, content) => {
    const admin = await registerEmployer();
    const answer = await setLogo(admin, await upload(admin, content));
    expect([answer.status, answer.body.error]).toEqual([400, messages.logoType]);
    expect(await logoOf(admin)).toBeNull();
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'EntityTooSmall'],
    ['larger than announced', Buffer.concat([png(), Buffer.alloc(limits.logoBytes)]), 'EntityTooLarge'],
  ])('that is %s is refused by the bucket', async (_name, content, code) => {
    const admin = await registerEmployer();
    const target = (await ask(admin)).body;
    const answer = await send(target, content);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(`<Code>${code}</Code>`)]);
    expect((await setLogo(admin, target.uploadId)).body.code).toBe('UPLOAD_MISSING');
  });

  it('with too many pixels is refused', async () => {
    const admin = await registerEmployer();
    const answer = await setLogo(admin, await upload(admin, png(limits.logoPixelsMax + 1, 10, 1)));
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_REQUEST']);
    expect(answer.body.error).toContain(String(limits.logoPixelsMax));
  });

  it('is used once, by the organization that asked for it, and only when a file arrived', async () => {
    const [admin, other] = await Promise.all([registerEmployer(), registerEmployer()]);
    const never = (await ask(admin)).body.uploadId;
    const sent = await upload(admin, png());
    expect((await setLogo(other, sent)).body.code).toBe('UPLOAD_MISSING');
    const answers = await Promise.all([setLogo(admin, sent), setLogo(admin, sent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    for (const uploadId of [sent, never, `upl_${'0'.repeat(26)}`]) {
      const answer = await setLogo(admin, uploadId);
      expect([answer.status, answer.body.code]).toEqual([409, 'UPLOAD_MISSING']);
    }
    expect((await setLogo(admin, 'x')).status).toBe(400);
    expect((await file(await logoOf(admin))).status).toBe(200);
  });

  it('can be requested by administrators only', async () => {
    const { manager, member } = await registerTeam(stack);
    for (const person of [manager, member]) {
      expect((await ask(person)).status).toBe(403);
      expect((await setLogo(person, `upl_${'0'.repeat(26)}`)).status).toBe(403);
      expect((await api(organizationRoutes.removeLogo, {}, as(person))).status).toBe(403);
    }
  });

  it('can be requested a limited number of times a day', async () => {
    const admin = await registerEmployer();
    const answers = await Promise.all(
      Array.from({ length: limits.logoUploadsPerOrganizationPerDay + 1 }, () => ask(admin)),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});

describe('public files', () => {
  it('are those that were made public', async () => {
    const admin = await registerEmployer();
    const { fields } = (await ask(admin)).body;
    for (const path of [
      '/media/logos/none.png',
      `/media/${fields['key']}`,
      '/media/..%2F..%2Fwardline-local-uploads',
      '/media/',
    ]) {
      expect((await file(path)).status, path).toBe(403);
    }
    expect((await fetch(`${stack.gateway}/media/logos/x.png`, { method: 'POST' })).status).toBe(405);
  });
});
