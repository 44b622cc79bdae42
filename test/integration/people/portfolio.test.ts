import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { limits, inMegabytes } from '@shared/limits';
import { messages, refusedFields } from '@shared/text/english.fixture';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { openTable } from '@lambdas/platform/table/table';
import { createPortfolioRepository } from '@lambdas/store/people/profiles/portfolio-items';
import { gif, html, png } from '@lambdas/platform/files/images.fake';
import { sendFile } from '../../../scripts/seed/images/send-file';
import { api } from '../../support/client';
import { profile } from '../../support/marketplace';
import { registerProfessional, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import { notice } from '@shared/text/notice';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });
const form = (more: object = {}) => ({
  title: 'Sepsis bundle',
  type: 'case-study' as const,
  description: 'How we made it work.',
  date: '2026-01-31',
  tags: ['sepsis', 'quality'],
  featured: false,
  ...more,
});

const create = (person: Person, more: object = {}, idempotencyKey: string = randomUUID()) =>
  api(portfolioRoutes.createPortfolioItem, { body: form(more) }, { ...as(person), idempotencyKey });
const list = async (person: Person) => (await api(portfolioRoutes.listPortfolio, {}, as(person))).body.items;
const update = (person: Person, portfolioItemId: string, version: number, more: object = {}) =>
  api(
    portfolioRoutes.updatePortfolioItem,
    { params: { portfolioItemId }, body: { item: form(more), version } },
    as(person),
  );
const remove = (person: Person, portfolioItemId: string) =>
  api(portfolioRoutes.deletePortfolioItem, { params: { portfolioItemId } }, as(person));
const upload = async (person: Person, file: Buffer): Promise<string> => {
  const body = { contentType: 'image/png', size: file.length } as const;
  const target = (await api(portfolioRoutes.requestImageUpload, { body }, as(person))).body;
  await sendFile(target, file);
  return target.uploadId;
};
const setImage = (person: Person, portfolioItemId: string, uploadId: string) =>
  api(portfolioRoutes.setPortfolioImage, { params: { portfolioItemId }, body: { uploadId } }, as(person));
const status = async (path: string | null): Promise<number> => (await fetch(`${stack.gateway}${path}`)).status;

describe('the portfolio', () => {
  it('lists featured items first, then the newest', async () => {
    const person = await registerProfessional();
    const first = await create(person, { featured: true });
    expect([first.status, first.body]).toEqual([
      201,
      expect.objectContaining({ ...form({ featured: true }), version: 1 }),
    ]);
    await create(person, { title: 'Second' });
    await create(person, { title: 'Third' });
    expect((await list(person)).map(({ title }) => title)).toEqual(['Sepsis bundle', 'Third', 'Second']);
    expect(await list(await registerProfessional())).toEqual([]);
  });

  it('writes once when a button is pressed twice', async () => {
    const person = await registerProfessional();
    const key = randomUUID();
    const [one, other] = await Promise.all([create(person, {}, key), create(person, {}, key)]);
    expect(one.body.portfolioItemId).toBe(other.body.portfolioItemId);
    expect(await list(person)).toHaveLength(1);
  });

  it('holds a limited number of items, also concurrently, and frees a place with each removal', async () => {
    const person = await registerProfessional();
    const { userId } = person;
    const { portfolioItemId } = (await create(person)).body;
    const portfolio = createPortfolioRepository(openTable());
    const item = (await portfolio.get({ userId, portfolioItemId }))!;
    // One person may create fewer at a time.
    const more = { now: limits.portfolioItems - 10, atOnce: 9 };
    for (let count = 0; count < more.now; count += 1)
      await portfolio.create(userId, { ...item, portfolioItemId: `pfi_${ulid()}` }, limits.portfolioItems);
    const answers = await Promise.all(Array.from({ length: more.atOnce + 3 }, () => create(person)));
    const refused = answers.filter(({ status: code }) => code !== 201);
    expect(refused.map(({ body }) => (body as unknown as { code: string }).code)).toEqual(
      Array(3).fill('LIMIT_REACHED'),
    );
    const items = await list(person);
    expect(items).toHaveLength(limits.portfolioItems);
    await remove(person, items[0]!.portfolioItemId);
    expect((await create(person)).status).toBe(201);
    expect((await create(person)).status).toBe(409);
  });

  it('requires title and description, and rejects overlong values', async () => {
    const person = await registerProfessional();
    const fieldsOf = async (more: object) => {
      const { status: code, body } = await create(person, more);
      expect(code).toBe(400);
      return (body as unknown as { fields: Record<string, unknown> }).fields;
    };
    expect(await fieldsOf({ title: ' ', description: '' })).toEqual(
      refusedFields({ title: notice('required'), description: notice('required') }),
    );
    expect(Object.keys(await fieldsOf({ description: 'x'.repeat(limits.portfolioDescriptionLength + 1) }))).toEqual([
      'description',
    ]);
    const tags = Array.from({ length: limits.portfolioTags + 1 }, (_, index) => `tag ${index}`);
    expect(Object.keys(await fieldsOf({ tags }))).toEqual(['tags']);
    expect(Object.keys(await fieldsOf({ image: '/media/x.png' }))).toEqual(['image']);
  });
});

describe('an item', () => {
  it('is changed from the version that was read', async () => {
    const person = await registerProfessional();
    const { portfolioItemId } = (await create(person)).body;
    const answers = await Promise.all([
      update(person, portfolioItemId, 1, { title: 'One' }),
      update(person, portfolioItemId, 1, { title: 'Other' }),
    ]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
    const winner = answers.find(({ status: code }) => code === 200)!;
    expect(await list(person)).toEqual([winner.body]);
    expect(winner.body.version).toBe(2);
  });

  it('belongs to its owner only', async () => {
    const [person, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    const { portfolioItemId } = (await create(person)).body;
    const uploadId = await upload(other, png());
    const answers = await Promise.all([
      update(other, portfolioItemId, 1),
      remove(other, portfolioItemId),
      setImage(other, portfolioItemId, uploadId),
      update(person, `pfi_${ulid()}`, 1),
    ]);
    expect(answers.map(({ status: code }) => code)).toEqual([404, 404, 404, 404]);
    expect(await list(person)).toHaveLength(1);
  });

  it('is deleted with its image', async () => {
    const person = await registerProfessional();
    const { portfolioItemId } = (await create(person)).body;
    const { image } = (await setImage(person, portfolioItemId, await upload(person, png()))).body;
    expect(image).toMatch(new RegExp(`^/media/portfolio/${person.userId}/[0-9A-Z]{26}\\.png$`));
    expect(await status(image)).toBe(200);
    expect((await update(person, portfolioItemId, 1, { title: 'Renamed' })).body).toMatchObject({ image, version: 2 });
    expect((await remove(person, portfolioItemId)).status).toBe(200);
    expect([await status(image), (await remove(person, portfolioItemId)).status]).toEqual([403, 404]);
  });
});

describe('an image', () => {
  it('replaces the previous one and can be removed', async () => {
    const person = await registerProfessional();
    const { portfolioItemId } = (await create(person)).body;
    const first = (await setImage(person, portfolioItemId, await upload(person, png()))).body.image;
    const second = (await setImage(person, portfolioItemId, await upload(person, gif))).body.image;
    expect([await status(first), await status(second)]).toEqual([403, 200]);
    const params = { portfolioItemId };
    const removed = await api(portfolioRoutes.removePortfolioImage, { params }, as(person));
    expect([removed.status, removed.body.image, await status(second)]).toEqual([200, null, 403]);
  });

  it('is rejected for a wrong type, for reuse, and for someone else', async () => {
    const [person, other] = await Promise.all([registerProfessional(), registerProfessional()]);
    const { portfolioItemId } = (await create(person)).body;
    const refused = await setImage(person, portfolioItemId, await upload(person, html));
    expect(refused).toMatchObject({
      status: 400,
      body: { error: messages.photoType, fields: refusedFields({ image: notice('photoType') }) },
    });
    const used = await upload(person, png());
    await setImage(person, portfolioItemId, used);
    const again = await setImage(person, portfolioItemId, used);
    const foreign = await setImage(person, portfolioItemId, await upload(other, png()));
    for (const answer of [again, foreign]) expect(answer).toMatchObject({ body: { code: 'UPLOAD_MISSING' } });
  });

  it('is announced within the limits', async () => {
    const person = await registerProfessional();
    const ask = (body: object) => api(portfolioRoutes.requestImageUpload, { body: body as never }, as(person));
    expect(await ask({ contentType: 'image/svg+xml', size: 1 })).toMatchObject({
      body: { fields: refusedFields({ contentType: notice('photoType') }) },
    });
    expect(await ask({ contentType: 'image/png', size: limits.photoBytes + 1 })).toMatchObject({
      body: { fields: refusedFields({ size: notice('photoTooLarge', { megabytes: inMegabytes(limits.photoBytes) }) }) },
    });
  });
});

describe('a photo', () => {
  const photoOf = async (person: Person) => (await api(profileRoutes.getMyProfile, {}, as(person))).body.photo_url;
  const setPhoto = async (person: Person) =>
    (await api(portfolioRoutes.setPhoto, { body: { uploadId: await upload(person, png()) } }, as(person))).body
      .photo_url;

  it('exists before the profile does and stays when it is saved', async () => {
    const person = await registerProfessional();
    const photo = await setPhoto(person);
    expect([await photoOf(person), await status(photo)]).toEqual([photo, 200]);
    const saved = await api(profileRoutes.saveMyProfile, { body: { profile: profile(), version: 0 } }, as(person));
    expect([saved.status, saved.body.photo_url]).toEqual([200, photo]);
    const next = await setPhoto(person);
    expect([await photoOf(person), await status(photo), await status(next)]).toEqual([next, 403, 200]);
  });

  it('is one when several are set at once; the others are deleted', async () => {
    const person = await registerProfessional();
    const photos = await Promise.all([setPhoto(person), setPhoto(person), setPhoto(person)]);
    const shown = await photoOf(person);
    for (const photo of photos) expect(await status(photo)).toBe(photo === shown ? 200 : 403);
  });

  it('is removed with its file, also twice', async () => {
    const person = await registerProfessional();
    const photo = await setPhoto(person);
    const [first, second] = [
      await api(portfolioRoutes.removePhoto, {}, as(person)),
      await api(portfolioRoutes.removePhoto, {}, as(person)),
    ];
    expect([first.status, second.status, await photoOf(person), await status(photo)]).toEqual([200, 200, null, 403]);
  });
});
