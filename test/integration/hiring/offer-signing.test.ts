import { offerRoutes } from '@shared/hiring/api/offers.routes';
import type { JobDraft } from '@shared/hiring/model/job';
import { PayPackage } from '@shared/hiring/model/pay-package';
import { postedTerms } from '@shared/hiring/rules/pay/posted-terms';
import { refusedFields } from '@shared/text/english.fixture';
import { notice } from '@shared/text/notice';
import { readDocument } from '@lambdas/platform/files/read-document';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../../support/client';
import { makeOffer, moveApplication, nameOf, offerForm } from '../../support/hire';
import { apply, createJob, dayFromNow, registerApplicant, registerTeam, type Team } from '../../support/marketplace';
import type { Person } from '../../support/people';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Pick<Person, 'token'>) => ({ token });
const usual = { expiresOn: dayFromNow(10) };

let team: Team;
beforeAll(async () => {
  team = await registerTeam(stack);
});

const travel: Partial<JobDraft> = {
  jobType: 'contract',
  assignment: 'travel',
  shift: 'nights',
  pattern: '3x12',
  minUnitYears: 1,
  contractWeeks: 13,
  startOn: dayFromNow(20),
  location: 'Boston, MA',
  payPackage: PayPackage.parse({ baseHourlyCents: 40_00, mealsWeeklyCents: 300_00, lodgingWeeklyCents: 700_00 }),
};

const offeredTravel = async () => {
  const job = await createJob(team.admin, travel);
  const person = await registerApplicant();
  const { applicationId } = await apply(person, job.jobId);
  await moveApplication(team.admin, applicationId, 'shortlisted', 'interview_scheduled');
  const terms = postedTerms(job, { startOn: dayFromNow(20), payCents: 0 });
  const body = { ...usual, terms, signedAs: nameOf(team.admin) };
  const made = await api(offerRoutes.makeOffer, { params: { applicationId }, body }, as(team.admin));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { person, applicationId, offer: made.body };
};

describe('an offer for a contract', () => {
  it('has the package and the terms of its posting, and is signed by both', async () => {
    const { person, offer } = await offeredTravel();
    expect(offer.terms).toMatchObject({ payCents: 36 * 40_00 + 1000_00, rate: 'week', hoursPerWeek: 36 });
    expect(offer.postedTerms).toEqual(offer.terms);
    const at = expect.any(String);
    expect(offer.signatures).toEqual({ employer: { name: nameOf(team.admin), at }, professional: null });

    const params = { offerId: offer.offerId };
    const sign = (signedAs: string) =>
      api(offerRoutes.acceptOffer, { params, body: { termsHash: offer.termsHash, signedAs } }, as(person));
    const name = nameOf(person);
    const refused = await sign('Someone Else');
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      refusedFields({ signedAs: notice('signatureName', { name }) }),
    ]);
    const accepted = await sign(`  ${name.toUpperCase()} `);
    expect(accepted.body).toMatchObject({ status: 'accepted', signatures: { professional: { at } } });
    expect((await sign(name)).body).toEqual(accepted.body);

    const placement = { params: { placementId: accepted.body.placementId! } };
    expect((await api(offerRoutes.getPlacement, placement, as(person))).body.terms).toEqual(offer.terms);
  });

  it('is signed again by the person who changes it, and keeps what the posting said', async () => {
    const { offer } = await offeredTravel();
    const contract = { ...offer.terms.contract!, cancellation: 'Two weeks of notice by either side.' };
    const changeAs = (signedAs: string) =>
      api(
        offerRoutes.changeOffer,
        {
          params: { offerId: offer.offerId },
          body: { offer: { ...usual, terms: { ...offer.terms, contract }, signedAs }, version: offer.version },
        },
        as(team.manager),
      );
    const name = nameOf(team.manager);
    expect((await changeAs(nameOf(team.admin))).body.fields).toEqual(
      refusedFields({ 'offer.signedAs': notice('signatureName', { name }) }),
    );
    const { body } = await changeAs(name);
    expect(body).toMatchObject({ signatures: { employer: { name } }, postedTerms: offer.postedTerms, version: 2 });
    expect(body.termsHash).not.toBe(offer.termsHash);
  });

  it('is a PDF for both sides at an expiring address, and for no one else', async () => {
    const { person, offer } = await offeredTravel();
    const print = (reader: Person) => api(offerRoutes.printOffer, { params: { offerId: offer.offerId } }, as(reader));
    for (const reader of [person, team.manager]) {
      const { body } = await print(reader);
      const file = await fetch(body.url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(readDocument(Buffer.from(await file.arrayBuffer()))).not.toBeNull();
    }
    expect((await print(await registerApplicant())).status).toBe(404);
    expect((await print(team.member)).status).toBe(403);
  });
});

it('an offer is refused without the signature of the person who makes it', async () => {
  const job = await createJob(team.admin);
  const { applicationId } = await apply(await registerApplicant(), job.jobId);
  await moveApplication(team.admin, applicationId, 'shortlisted', 'interview_scheduled');
  const body = { ...offerForm(team.admin), signedAs: nameOf(team.manager) };
  const refused = await api(offerRoutes.makeOffer, { params: { applicationId }, body }, as(team.admin));
  expect(refused.body.fields).toEqual(
    refusedFields({ signedAs: notice('signatureName', { name: nameOf(team.admin) }) }),
  );
  expect((await makeOffer(team.admin, applicationId)).version).toBe(1);
});
