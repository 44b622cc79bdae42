import { applicationRoutes } from '@shared/hiring/api/applications.routes';
import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { notificationRoutes } from '@shared/messages/api/notifications.routes';
import { offerRoutes } from '@shared/hiring/api/offers.routes';
import { addDays } from '@shared/core/rules/calendar-days';
import { refusedFields } from '@shared/text/english.fixture';
import type { Offer, OfferForm } from '@shared/hiring/model/offer';
import { UpdateCommand } from '@lambdas/platform/table/commands';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys } from '@lambdas/store/keys';
import { openTable } from '@lambdas/platform/table/table';
import { api } from '../../support/client';
import {
  acceptOffer,
  hire,
  makeOffer,
  moveApplication,
  nameOf,
  offered,
  offerForm,
  offerTerms,
} from '../../support/hire';
import { historyOf } from '../../support/hiring/job-history';
import {
  apply,
  createJob,
  dayFromNow,
  jobDraft,
  registerApplicant,
  registerTeam,
  type Team,
} from '../../support/marketplace';
import { mailsTo, registerEmployer, type Employer, type Person } from '../../support/people';
import { sharedStack } from '../../support/stack';
import type { ErrorBody, FieldErrors } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';

const expectRefused = async (reply: Promise<{ body: Pick<ErrorBody, 'fields'> }>, fields: FieldErrors) =>
  expect((await reply).body.fields).toEqual(refusedFields(fields));

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });

let team: Team;
let stranger: Employer;
beforeAll(async () => {
  [team, stranger] = await Promise.all([registerTeam(stack), registerEmployer()]);
});

const application = async (person: Pick<Person, 'token'>, applicationId: string) =>
  (await api(applicationRoutes.getApplication, { params: { applicationId } }, as(person))).body;
const stored = async (person: Person, offerId: string) =>
  (await api(offerRoutes.getOffer, { params: { offerId } }, as(person))).body;
const accept = (
  person: Person,
  { offerId, termsHash }: Pick<Offer, 'offerId' | 'termsHash'>,
  signedAs = nameOf(person),
) => api(offerRoutes.acceptOffer, { params: { offerId }, body: { termsHash, signedAs } }, as(person));
const tryOffer = (applicationId: string) =>
  api(offerRoutes.makeOffer, { params: { applicationId }, body: offerForm(team.admin) }, as(team.admin));
const managed = async (jobId: string) =>
  (await api(jobRoutes.getManagedJob, { params: { jobId } }, as(team.admin))).body;
const titlesOf = async (person: Pick<Person, 'token'>) =>
  (await api(notificationRoutes.listNotifications, { query: {} }, as(person))).body.items.map(({ title }) => title);

type Candidate = { person: Person; applicationId: string };
const interviewed = async (jobId: string): Promise<Candidate> => {
  const person = await registerApplicant();
  const { applicationId } = await apply(person, jobId);
  await moveApplication(team.manager, applicationId, 'shortlisted', 'interview_scheduled');
  return { person, applicationId };
};

describe('an offer', () => {
  it('moves the application on and reaches the candidate, whose answer reaches the team', async () => {
    const job = await createJob(team.member);
    const { person, applicationId } = await interviewed(job.jobId);
    const offer = await makeOffer(team.manager, applicationId);
    expect(offer).toMatchObject({
      status: 'open',
      version: 1,
      previousTerms: null,
      organization: team.admin.organization,
    });
    expect((await application(person, applicationId)).status).toBe('offered');
    const again = await tryOffer(applicationId);
    expect(again.body.code).toBe('OFFER_OPEN');
    await stack.drain();
    expect(await titlesOf(person)).toContain('You have a job offer');
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject === 'You have a job offer');
    expect(mail?.text).toContain('$150 per hour');

    const refusal = { params: { offerId: offer.offerId }, body: { reason: 'Too far away.' } };
    const declined = await api(offerRoutes.declineOffer, refusal, as(person));
    expect(declined.body).toMatchObject({ status: 'declined', ...refusal.body, answeredAt: expect.any(String) });
    expect((await application(person, applicationId)).status).toBe('offered');
    expect((await accept(person, offer)).body.code).toBe('OFFER_CLOSED');
    const second = await makeOffer(team.manager, applicationId, { payCents: 170_00 });
    const { body } = await api(offerRoutes.listApplicationOffers, { params: { applicationId } }, as(person));
    expect(body.items.map(({ offerId }) => offerId)).toEqual([second.offerId, offer.offerId]);
    await stack.drain();
    expect(await titlesOf(team.member)).toContain('Offer declined');
    const all = await api(offerRoutes.listOffers, { query: {} }, as(team.admin));
    expect(all.body.items[0]?.offerId).toBe(second.offerId);
    expect((await api(offerRoutes.listOffers, { query: {} }, as(person))).body.items).toHaveLength(2);
  });

  it('is accepted with valid days, from any open stage, and refused for a closed application', async () => {
    const job = await createJob(team.admin);
    const person = await registerApplicant();
    const { applicationId } = await apply(person, job.jobId);
    const params = { applicationId };
    const send = (body: OfferForm) => api(offerRoutes.makeOffer, { params, body }, as(team.admin));
    const expiring = (days: number) => send({ ...offerForm(team.admin), expiresOn: dayFromNow(days) });
    await expectRefused(expiring(-2), { expiresOn: notice('offerExpiryInPast') });
    const tooLate = notice('offerExpiryTooLate', { days: limits.offerDaysMax });
    await expectRefused(expiring(70), { expiresOn: tooLate });
    const backwards = offerTerms({ startOn: dayFromNow(9), endOn: dayFromNow(8) });
    await expectRefused(send({ ...offerForm(team.admin), terms: backwards }), {
      'terms.endOn': notice('lastDayBeforeFirst'),
    });
    expect((await send(offerForm(team.admin))).status).toBe(201);
    const over = (await apply(person, (await createJob(team.admin)).jobId)).applicationId;
    const withdrawal = { params: { applicationId: over }, body: { reason: '', version: 1 } };
    await api(applicationRoutes.withdrawApplication, withdrawal, as(person));
    const late = await tryOffer(over);
    expect(late.body.code).toBe('ILLEGAL_TRANSITION');
  });

  it('is inaccessible to others', async () => {
    const job = await createJob(team.admin);
    const { person, applicationId } = await interviewed(job.jobId);
    const { offerId, termsHash } = await makeOffer(team.admin, applicationId);
    const [other] = await Promise.all([registerApplicant()]);
    for (const reader of [stranger, other]) {
      expect((await api(offerRoutes.getOffer, { params: { offerId } }, as(reader))).status).toBe(404);
      const list = await api(offerRoutes.listApplicationOffers, { params: { applicationId } }, as(reader));
      expect(list.status).toBe(404);
    }
    expect((await accept(other, { offerId, termsHash })).status).toBe(404);
    const withdrawal = { params: { offerId }, body: { version: 1 } };
    expect((await api(offerRoutes.withdrawOffer, withdrawal, as(stranger))).status).toBe(404);
    expect((await api(offerRoutes.getOffer, { params: { offerId } }, as(team.member))).status).toBe(403);
    expect((await stored(person, offerId)).status).toBe('open');
  });

  it('needs a look at the new terms after a change', async () => {
    const job = await createJob(team.admin);
    const { person, applicationId } = await interviewed(job.jobId);
    const first = await makeOffer(team.admin, applicationId);
    const params = { offerId: first.offerId };
    const offer = offerForm(team.manager, { payCents: 140_00 });
    const changed = await api(offerRoutes.changeOffer, { params, body: { offer, version: 1 } }, as(team.manager));
    expect(changed.body).toMatchObject({ version: 2, previousTerms: first.terms });
    expect(changed.body.termsHash).not.toBe(first.termsHash);
    expect((await accept(person, first)).body.code).toBe('TERMS_CHANGED');
    const stale = await api(offerRoutes.changeOffer, { params, body: { offer, version: 1 } }, as(team.admin));
    expect(stale.body.code).toBe('STALE_VERSION');
    const accepted = await accept(person, changed.body);
    expect(accepted.body).toMatchObject({ status: 'accepted', terms: { payCents: 140_00 } });
    const late = await api(offerRoutes.withdrawOffer, { params, body: { version: 3 } }, as(team.admin));
    expect(late.body.code).toBe('OFFER_CLOSED');
  });

  it('has one outcome when changed and accepted at once', async () => {
    const job = await createJob(team.admin, { numberOfOpenings: 9 });
    const body = { offer: offerForm(team.admin, { payCents: 1_00 }), version: 1 };
    for (let round = 0; round < 3; round += 1) {
      const { person, applicationId } = await interviewed(job.jobId);
      const first = await makeOffer(team.admin, applicationId);
      const [changed, accepted] = await Promise.all([
        api(offerRoutes.changeOffer, { params: { offerId: first.offerId }, body }, as(team.admin)),
        accept(person, first),
      ]);
      const after = await stored(person, first.offerId);
      if (accepted.status === 200) {
        expect(changed.status).toBe(409);
        expect(after.terms).toEqual(first.terms);
      } else {
        expect([changed.status, accepted.body.code, after.status]).toEqual([200, 'TERMS_CHANGED', 'open']);
      }
    }
  });

  it('ends with the application, with the reason of the side that ended it', async () => {
    const job = await createJob(team.admin);
    const [rejected, withdrawn] = [await interviewed(job.jobId), await interviewed(job.jobId)];
    const [first, second] = [
      await makeOffer(team.admin, rejected.applicationId),
      await makeOffer(team.admin, withdrawn.applicationId),
    ];
    const { version } = await application(team.admin, rejected.applicationId);
    await api(
      applicationRoutes.changeApplicationStatus,
      {
        params: { applicationId: rejected.applicationId },
        body: { status: 'rejected', reason: 'The budget.', version },
      },
      as(team.admin),
    );
    await stack.announceMoves(rejected.applicationId);
    const seen = await application(withdrawn.person, withdrawn.applicationId);
    await api(
      applicationRoutes.withdrawApplication,
      { params: { applicationId: withdrawn.applicationId }, body: { reason: 'Another job.', version: seen.version } },
      as(withdrawn.person),
    );
    expect(await stored(team.admin, first.offerId)).toMatchObject({ status: 'withdrawn', reason: 'The budget.' });
    expect(await stored(team.admin, second.offerId)).toMatchObject({ status: 'declined', reason: 'Another job.' });
    expect((await accept(rejected.person, first)).body.code).toBe('OFFER_CLOSED');
    await stack.drain();
    const titles = await titlesOf(rejected.person);
    expect(titles).not.toContain('Offer withdrawn');
  });

  it('expires without an answer', async () => {
    const job = await createJob(team.admin);
    const { person, applicationId } = await interviewed(job.jobId);
    const { offerId, termsHash } = await makeOffer(team.admin, applicationId);
    const table = openTable();
    const past = dayFromNow(-3);
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.offer(offerId),
        UpdateExpression: 'SET expiresOn = :past',
        ExpressionAttributeValues: { ':past': past },
      }),
    );
    await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.openOffer(applicationId),
        UpdateExpression: 'SET gsi1sk = :due',
        ExpressionAttributeValues: { ':due': `${past}#${offerId}` },
      }),
    );
    expect((await accept(person, { offerId, termsHash })).body.code).toBe('OFFER_CLOSED');
    const runs = await Promise.all([stack.runSchedule('expire-offers'), stack.runSchedule('expire-offers')]);
    expect(runs).toContainEqual(expect.objectContaining({ failed: 0 }));
    expect(await stored(person, offerId)).toMatchObject({ status: 'expired', version: 2 });
    await stack.drain();
    expect((await titlesOf(person)).filter((title) => title === 'Offer expired')).toHaveLength(1);
    expect((await makeOffer(team.admin, applicationId)).status).toBe('open');
  });
});

describe('an acceptance', () => {
  it('makes the placement, fills the opening, closes the posting and tells the others, once', async () => {
    const job = await createJob(team.member, { applicationDeadlineOn: dayFromNow(20) });
    const other = await registerApplicant();
    await apply(other, job.jobId);
    const { person, applicationId } = await interviewed(job.jobId);
    const offer = await makeOffer(team.manager, applicationId, { startOn: dayFromNow(3), endOn: dayFromNow(30) });
    const replies = await Promise.all([accept(person, offer), accept(person, offer), accept(person, offer)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.placementId)).size).toBe(1);
    const placementId = replies[0].body.placementId!;
    const read = (reader: Person) => api(offerRoutes.getPlacement, { params: { placementId } }, as(reader));
    const placement = (await read(person)).body;
    expect(placement).toMatchObject({
      status: 'upcoming',
      terms: offer.terms,
      endOn: dayFromNow(30),
      reviewableFrom: dayFromNow(31),
      professional: { userId: person.userId, photo_url: null },
    });
    expect((await read(team.member)).body).toEqual(placement);
    expect((await read(stranger)).status).toBe(404);
    expect((await read(other)).status).toBe(404);
    expect((await application(person, applicationId)).status).toBe('hired');
    expect(await managed(job.jobId)).toMatchObject({ status: 'closed', filledOpenings: 1, statusChange: null });
    expect((await historyOf(team.admin, job.jobId))[0]).toMatchObject({ to: 'closed', actor: null });
    const page = await api(jobRoutes.getPublicJob, { params: { jobId: job.jobId } });
    expect(page.body).toMatchObject({ status: 'closed', filledOpenings: 1, organizationRating: null });
    await stack.drain();
    expect(await titlesOf(person)).toContain("You're hired");
    expect((await titlesOf(other)).filter((title) => title === 'Position filled')).toHaveLength(1);
    const told = await titlesOf(team.member);
    expect(told).toEqual(expect.arrayContaining(['Offer accepted', 'All openings are filled']));
    expect(told).not.toContain('Job closed');
    expect(await stack.deadLetters()).toEqual([]);
  });

  it('of two for the last opening succeeds once', async () => {
    const job = await createJob(team.admin, { numberOfOpenings: 2 });
    const [first, second, third] = [
      await interviewed(job.jobId),
      await interviewed(job.jobId),
      await interviewed(job.jobId),
    ];
    await acceptOffer(first.person, await makeOffer(team.admin, first.applicationId));
    expect(await managed(job.jobId)).toMatchObject({ status: 'active', filledOpenings: 1 });
    const offers = [
      await makeOffer(team.admin, second.applicationId),
      await makeOffer(team.admin, third.applicationId),
    ] as const;
    const replies = await Promise.all([accept(second.person, offers[0]), accept(third.person, offers[1])]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = replies.findIndex(({ status }) => status === 409);
    expect(replies[lost]?.body.code).toBe('NO_OPENINGS');
    expect(await stored(team.admin, offers[lost]!.offerId)).toMatchObject({ status: 'open', placementId: null });
    expect(await managed(job.jobId)).toMatchObject({ status: 'closed', filledOpenings: 2 });
    const loser = lost === 0 ? second : third;
    expect((await application(team.admin, loser.applicationId)).status).toBe('offered');
    const withdrawal = { params: { offerId: offers[lost]!.offerId }, body: { reason: 'Filled.', version: 1 } };
    expect((await api(offerRoutes.withdrawOffer, withdrawal, as(team.admin))).status).toBe(200);
    const late = await tryOffer(loser.applicationId);
    expect(late.body.code).toBe('NO_OPENINGS');
  });

  it('keeps an edit from removing the opening', async () => {
    const job = await createJob(team.admin, { numberOfOpenings: 3 });
    const people = [await interviewed(job.jobId), await interviewed(job.jobId)] as const;
    for (const { person, applicationId } of people) {
      await acceptOffer(person, await makeOffer(team.admin, applicationId));
    }
    const edit = (numberOfOpenings: number) =>
      api(
        jobRoutes.updateJob,
        { params: { jobId: job.jobId }, body: { job: jobDraft({ numberOfOpenings }), version: job.version } },
        as(team.admin),
      );
    await expectRefused(edit(1), { 'job.numberOfOpenings': notice('openingsBelowFilled') });
    expect((await edit(4)).body).toMatchObject({ numberOfOpenings: 4, filledOpenings: 2 });
  });
});

describe('placements', () => {
  it('are listed for both sides; members see those of their own postings', async () => {
    const fresh = await registerTeam(stack);
    const [ofMember, ofAdmin] = [await createJob(fresh.member), await createJob(fresh.admin)];
    const person = await registerApplicant();
    const ids: string[] = [];
    for (const { jobId } of [ofMember, ofAdmin]) {
      const { applicationId } = await apply(person, jobId);
      ids.unshift((await hire(fresh.admin, person, applicationId, { startOn: dayFromNow(-1) })).placementId);
    }
    const listed = async (reader: Person) =>
      (await api(offerRoutes.listPlacements, { query: {} }, as(reader))).body.items;
    expect((await listed(person)).map(({ placementId }) => placementId)).toEqual(ids);
    expect((await listed(fresh.manager)).map(({ status }) => status)).toEqual(['active', 'active']);
    expect((await listed(fresh.member)).map(({ placementId }) => placementId)).toEqual([ids[1]]);
    expect(await listed(stranger)).toEqual([]);
  });

  it('end earlier than agreed, within the agreed days', async () => {
    const job = await createJob(team.admin);
    const person = await registerApplicant();
    const { applicationId } = await apply(person, job.jobId);
    const startOn = dayFromNow(-20);
    const { placementId } = await hire(team.admin, person, applicationId, { startOn, endOn: dayFromNow(20) });
    const end = (endOn: string, version = 1) =>
      api(
        offerRoutes.endPlacement,
        { params: { placementId }, body: { endOn, reason: 'The project is over.', version } },
        as(team.manager),
      );
    await expectRefused(end(addDays(startOn, -1)), { endOn: notice('placementEndBeforeStart') });
    await expectRefused(end(dayFromNow(21)), { endOn: notice('placementEndAfterAgreed') });
    expect((await end(dayFromNow(-2), 9)).body.code).toBe('STALE_VERSION');
    expect((await end(dayFromNow(-2))).body).toMatchObject({
      status: 'ended',
      endOn: dayFromNow(-2),
      endReason: 'The project is over.',
      reviewableFrom: dayFromNow(-1),
      version: 2,
    });
    await stack.drain();
    const title = 'Your placement has a new end date';
    expect((await titlesOf(person)).filter((it) => it === title)).toHaveLength(1);
    const mails = (await mailsTo(person.email)).filter(({ subject }) => subject === title);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Reason: The project is over.');
    expect(await titlesOf(team.admin)).not.toContain(title);
  });
});

it('an unanswered offer that is withdrawn keeps the application open', async () => {
  const job = await createJob(team.admin);
  const person = await registerApplicant();
  const { applicationId } = await apply(person, job.jobId);
  const offer = await offered(team.admin, applicationId);
  const withdrawal = { params: { offerId: offer.offerId }, body: { reason: 'Budget.', version: 1 } };
  expect((await api(offerRoutes.withdrawOffer, withdrawal, as(team.admin))).body.status).toBe('withdrawn');
  await stack.drain();
  expect(await titlesOf(person)).toContain('Offer withdrawn');
  const { version } = await application(team.admin, applicationId);
  const rejected = await api(
    applicationRoutes.changeApplicationStatus,
    { params: { applicationId }, body: { status: 'rejected', reason: 'Budget.', version } },
    as(team.admin),
  );
  expect(rejected.body.status).toBe('rejected');
});
