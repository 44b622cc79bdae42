import { UpdateCommand } from '@lambdas/platform/table/commands';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { reviewRoutes } from '@shared/people/api/reviews.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import { hire } from '../../support/hire';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
let stranger: Employer;
beforeAll(async () => {
  [team, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
});

type Placed = { person: Person; placementId: string; jobId: string };
const over = { startOn: dayFromNow(-40), endOn: dayFromNow(-2) };
const placed = async (terms: { startOn: string; endOn?: string } = over): Promise<Placed> => {
  const person = await registerApplicant();
  const { jobId } = await createJob(team.member, { numberOfOpenings: 5 });
  const { applicationId } = await apply(person, jobId);
  return { person, jobId, ...(await hire(team.admin, person, applicationId, terms)) };
};
const write = (who: Pick<Person, 'token'>, { placementId }: Placed, rating: number, text = 'A good time.') =>
  api(reviewRoutes.writeReview, { params: { placementId }, body: { rating, text } }, as(who));
const read = async (who: Pick<Person, 'token'>, { placementId }: Placed) =>
  (await api(reviewRoutes.getPlacementReviews, { params: { placementId } }, as(who))).body;
const ofProfessional = (who: Pick<Person, 'token'>, userId: string) =>
  api(reviewRoutes.listProfessionalReviews, { params: { userId }, query: {} }, as(who));
const ofOrganization = async (organizationId: string) =>
  (await api(reviewRoutes.listOrganizationReviews, { params: { organizationId }, query: {} }, as(stranger))).body;
const titlesOf = async (person: Pick<Person, 'token'>) =>
  (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(({ title }) => title);

describe('reviews', () => {
  it('stay hidden until both are written, and are published together', async () => {
    const it = await placed();
    expect(await read(it.person, it)).toEqual({ own: null, other: null, open: true, publishesAt: null });
    const first = await write(it.person, it, 4, 'Well organized.');
    expect(first).toMatchObject({ status: 201, body: { side: 'professional', publishedAt: null, author: 'Robin E.' } });
    expect(await read(team.admin, it)).toMatchObject({ own: null, other: null, open: true });
    expect((await ofOrganization(team.admin.organizationId)).items).toEqual([]);
    expect(await read(it.person, it)).toMatchObject({ open: false, publishesAt: expect.any(String) });
    expect((await write(it.person, it, 5)).body.code).toBe('ALREADY_REVIEWED');
    const second = await write(team.manager, it, 5, 'Always on time.');
    expect(second.body.publishedAt).not.toBeNull();
    expect(await read(it.person, it)).toMatchObject({
      own: { rating: 4 },
      other: { rating: 5, author: team.admin.organization },
      publishesAt: null,
    });
    const page = await ofOrganization(team.admin.organizationId);
    expect(page).toMatchObject({ rating: { average: 4, reviews: 1 } });
    expect(page.items[0]).toMatchObject({ text: 'Well organized.', professionalId: null, placementId: null });
    const listed = (await ofProfessional(team.member, it.person.userId)).body;
    expect(listed).toMatchObject({ rating: { average: 5, reviews: 1 }, items: [{ text: 'Always on time.' }] });

    await stack.drain();
    expect(await titlesOf(it.person)).toContain('New review');
    expect(await titlesOf(team.admin)).toContain('New review');
    const view = await api(
      professionalRoutes.getProfessional,
      { params: { userId: it.person.userId } },
      as(team.admin),
    );
    expect(view.body.rating).toEqual({ average: 5, reviews: 1 });
    const found = await api(searchRoutes.searchProfessionals, { query: { rating: '5', q: 'Robin' } }, as(team.admin));
    expect(found.body.items.some(({ userId }) => userId === it.person.userId)).toBe(true);
    const job = await api(jobRoutes.getPublicJob, { params: { jobId: it.jobId } });
    expect(job.body.organizationRating).toEqual({ average: 4, reviews: 1 });
    expect(await stack.deadLetters()).toEqual([]);
  });

  it('are written after the placement only, by its two sides', async () => {
    const early = await placed({ startOn: dayFromNow(-3) });
    expect((await write(early.person, early, 5)).body.code).toBe('REVIEW_NOT_OPEN');
    expect((await read(team.admin, early)).open).toBe(false);
    const long = await placed({ startOn: dayFromNow(-31) });
    expect((await write(long.person, long, 5)).status).toBe(201);
    const other = await registerApplicant();
    for (const someone of [stranger, other]) expect((await write(someone, long, 1)).status).toBe(404);
    expect((await write(team.member, long, 1)).status).toBe(403);
    expect((await write(team.admin, long, 6)).status).toBe(400);
    expect((await write(team.admin, long, 5, '  ')).body.fields).toHaveProperty('text');
  });

  it('written by both at the same moment are both published and counted once', async () => {
    const it = await placed();
    const before = (await ofOrganization(team.admin.organizationId)).rating?.reviews ?? 0;
    const replies = await Promise.all([
      write(it.person, it, 3),
      write(it.person, it, 3),
      write(team.admin, it, 4),
      write(team.manager, it, 4),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const seen = await read(it.person, it);
    expect([seen.own?.publishedAt, seen.other?.publishedAt]).not.toContain(null);
    expect((await ofProfessional(team.admin, it.person.userId)).body.rating).toEqual({ average: 4, reviews: 1 });
    const { rating } = await ofOrganization(team.admin.organizationId);
    expect(rating?.reviews).toBe(before + 1);
    // Every reader sees the same value.
    const [dashboard, analytics, page] = await Promise.all([
      api(jobRoutes.getEmployerJobs, {}, as(team.admin)),
      api(jobRoutes.getEmployerAnalytics, {}, as(team.admin)),
      createJob(team.admin).then(({ jobId }) => api(jobRoutes.getPublicJob, { params: { jobId } })),
    ]);
    expect([dashboard.body.figures.rating, analytics.body.figures.rating, page.body.organizationRating]).toEqual([
      rating,
      rating,
      rating,
    ]);
  });

  it('of one side alone are published after some days, once', async () => {
    const it = await placed();
    const { reviewId } = (await write(team.admin, it, 2)).body;
    const table = openTable();
    const past = new Date(Date.now() - 60_000).toISOString();
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.review(reviewId),
        UpdateExpression: 'SET publishesAt = :past, gsi1sk = :due',
        ExpressionAttributeValues: { ':past': past, ':due': `${past}#${reviewId}` },
      }),
    );
    await Promise.all([stack.runSchedule('publish-reviews'), stack.runSchedule('publish-reviews')]);
    expect((await read(it.person, it)).other).toMatchObject({ rating: 2, publishedAt: expect.any(String) });
    expect((await ofProfessional(team.admin, it.person.userId)).body.rating).toEqual({ average: 2, reviews: 1 });
    // The other side may still write a review, published right away.
    expect((await write(it.person, it, 5)).body.publishedAt).not.toBeNull();
    expect((await ofProfessional(team.admin, it.person.userId)).body.rating?.reviews).toBe(1);
  });

  it('are answered once by the side they are about', async () => {
    const it = await placed();
    await write(it.person, it, 5);
    const { reviewId } = (await write(team.admin, it, 5)).body;
    const reply = (who: Pick<Person, 'token'>, text = 'Thank you.') =>
      api(reviewRoutes.replyToReview, { params: { reviewId }, body: { text } }, as(who));
    expect((await reply(team.admin)).status).toBe(404);
    expect((await reply(stranger)).status).toBe(404);
    const replies = await Promise.all([reply(it.person, 'One.'), reply(it.person, 'Two.')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ofProfessional(team.admin, it.person.userId)).body.items[0]?.reply?.text).toMatch(/One|Two/);
  });

  it('reveal no more than the profile does', async () => {
    const it = await placed();
    await write(it.person, it, 5);
    await write(team.admin, it, 5, `${it.person.me.lastName} is splendid.`);
    const reader = await registerApplicant();
    const limited = (await ofProfessional(reader, it.person.userId)).body.items[0];
    expect(limited).toMatchObject({ author: 'A healthcare employer', organizationId: null, text: '… is splendid.' });
    const privacy = (visibility: 'anonymous' | 'private') =>
      api(profileRoutes.saveProfilePrivacy, { body: { visibility } }, as(it.person));
    await privacy('anonymous');
    expect((await ofProfessional(stranger, it.person.userId)).body.items[0]?.author).toBe('A healthcare employer');
    expect((await ofProfessional(team.admin, it.person.userId)).body.items[0]?.author).toBe(team.admin.organization);
    const authors = (await ofOrganization(team.admin.organizationId)).items.map(({ author }) => author);
    expect(authors[0]).toBe('R. E.');
    await privacy('private');
    expect((await ofProfessional(stranger, it.person.userId)).status).toBe(404);
    expect((await ofProfessional(it.person, it.person.userId)).status).toBe(200);
  });
});
