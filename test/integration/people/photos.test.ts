import { accountRoutes } from '@shared/accounts/api/accounts.routes';
import { organizationRoutes } from '@shared/organizations/api/organizations.routes';
import { portfolioRoutes } from '@shared/people/api/portfolio.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import type { UploadTarget } from '@shared/core/model/file';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gif, png } from '@lambdas/platform/files/images.fake';
import { api } from '../../support/client';
import { createJob, registerTeam } from '../../support/marketplace';
import { registerEmployer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

const send = async ({ url, fields, uploadId }: UploadTarget, file: Buffer): Promise<string> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'photo');
  const { status } = await fetch(url, { method: 'POST', body: form, headers: { origin: stack.gateway } });
  expect(status).toBe(204);
  return uploadId;
};
const announced = { contentType: 'image/png', size: 1000 } as const;
const status = async (path: string | null) => (await fetch(`${stack.gateway}${path}`)).status;

describe('the photo of a team member', () => {
  it('is in their account, beside their name everywhere, and gone once removed', async () => {
    const { admin, member } = await registerTeam(stack);
    const job = await createJob(member);
    const target = (await api(portfolioRoutes.requestImageUpload, { body: announced }, as(member))).body;
    const uploadId = await send(target, png(64, 64));
    const set = await api(portfolioRoutes.setPhoto, { body: { uploadId } }, as(member));
    expect(set.status).toBe(200);
    const { photo_url } = set.body;
    const repeated = await api(portfolioRoutes.setPhoto, { body: { uploadId } }, as(member));
    expect(repeated.body).toMatchObject({ code: 'UPLOAD_MISSING' });
    expect((await api(accountRoutes.getMe, {}, as(member))).body.photo_url).toBe(photo_url);
    const members = (await api(organizationRoutes.listTeamMembers, {}, as(admin))).body.items;
    expect(members.find(({ user_id }) => user_id === member.userId)?.profile.photo_url).toBe(photo_url);
    const detail = await api(jobRoutes.getJobDetail, { params: { jobId: job.jobId } }, as(admin));
    expect(detail.body.recruiter.photo_url).toBe(photo_url);
    expect(await status(photo_url)).toBe(200);
    expect((await api(portfolioRoutes.removePhoto, {}, as(member))).body).toEqual({ photo_url: null });
    expect([(await api(accountRoutes.getMe, {}, as(member))).body.photo_url, await status(photo_url)]).toEqual([
      null,
      403,
    ]);
  });
});

describe('photos of facilities', () => {
  const upload = async (person: Person, file: Buffer = png(64, 64)) =>
    send((await api(organizationRoutes.requestFacilityPhotoUpload, { body: announced }, as(person))).body, file);
  const add = async (person: Person, description: string, file?: Buffer) => {
    const body = { uploadId: await upload(person, file), thumbUploadId: await upload(person), description };
    return api(organizationRoutes.addFacilityPhoto, { body }, { ...as(person), idempotencyKey: randomUUID() });
  };

  it('are on the public page, and the first one with the jobs', async () => {
    const admin = await registerEmployer();
    const { jobId } = await createJob(admin);
    const [first, second] = await Promise.all([add(admin, 'Entrance'), add(admin, 'ICU')]);
    expect([first.status, second.status]).toEqual([201, 201]);
    const page = async () =>
      (await api(organizationRoutes.getPublicOrganization, { params: { organizationId: admin.organizationId } })).body
        .photos;
    const photos = await page();
    expect(photos.map(({ description }) => description).toSorted()).toEqual(['Entrance', 'ICU']);
    const order = photos.toReversed().map(({ photoId, description }) => ({ photoId, description }));
    const save = () => api(organizationRoutes.saveFacilityPhotos, { body: { photos: order, version: 2 } }, as(admin));
    expect([(await save()).status, (await save()).status]).toEqual([200, 409]);
    const job = (await api(jobRoutes.getPublicJob, { params: { jobId } })).body;
    expect(job.facility_photo).toEqual(photos[1]);
    const { photoId, url, thumb_url } = photos[0]!;
    expect(await Promise.all([status(url), status(thumb_url)])).toEqual([200, 200]);
    const removed = await api(organizationRoutes.removeFacilityPhoto, { params: { photoId } }, as(admin));
    expect(removed.body.photos).toHaveLength(1);
    expect(await Promise.all([status(url), status(thumb_url)])).toEqual([403, 403]);
  });

  it('are refused in other formats, from members, and for others', async () => {
    const { admin, member } = await registerTeam(stack);
    expect((await add(admin, 'Moving', gif)).status).toBe(400);
    const asMember = await api(organizationRoutes.requestFacilityPhotoUpload, { body: announced }, as(member));
    expect(asMember.status).toBe(403);
    const { photoId } = (await add(admin, 'Entrance')).body.photos[0]!;
    const other = await registerEmployer();
    const removal = await api(organizationRoutes.removeFacilityPhoto, { params: { photoId } }, as(other));
    expect(removal.status).toBe(404);
  });
});
