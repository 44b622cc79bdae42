import { jobRoutes } from '@shared/hiring/api/jobs.routes';
import { professionalRoutes } from '@shared/people/api/professionals.routes';
import { profileRoutes } from '@shared/people/api/profiles.routes';
import { searchRoutes } from '@shared/find/api/search.routes';
import { MoreDetails } from '@shared/hiring/model/more-details';
import { PayPackage } from '@shared/hiring/model/pay-package';
import type { ProfileDraft } from '@shared/people/model/professional';
import { beforeAll, expect, it } from 'vitest';
import { getItem, openTable } from '@lambdas/platform/table/table';
import { keys } from '@lambdas/store/keys';
import { api } from '../../support/client';
import { createJob, entryId, license, profile, registerApplicant } from '../../support/marketplace';
import { registerEmployer, type Employer, type Person } from '../../support/people';
import { setPrivacy } from '../../support/accounts/privacy';
import { sharedStack } from '../../support/stack';

const stack = await sharedStack();
const as = ({ token }: Person) => ({ token });

/** Lives in Fort Worth, looks for work in Austin. */
const assistant = {
  profession: 'cna' as const,
  npiNumber: '',
  specialty: null,
  units: [{ id: entryId('ent'), unit: 'ltc' as const, years: 5, lastWorkedOn: null }],
  licenses: [license({ state: 'TX' })],
  certifications: [
    {
      id: entryId('crt'),
      code: 'bls' as const,
      otherName: '',
      issuer: 'American Heart Association',
      number: '',
      issuedOn: null,
      expiresOn: null,
    },
  ],
  city: 'Fort Worth',
  state: 'TX' as const,
  zipCode: '76102',
  location: 'Austin, TX',
  radiusMiles: 50 as const,
};
const inDallas = { professions: ['cna' as const], unit: 'ltc' as const, specialty: null, location: 'Dallas, TX' };
const travel = {
  jobType: 'contract' as const,
  assignment: 'travel' as const,
  hoursPerShift: 12,
  shiftsPerWeek: 3,
  minUnitYears: 1,
  requiredCertifications: ['bls' as const],
  payPackage: PayPackage.parse({ baseHourlyCents: 30_00 }),
};
const details = { ...MoreDetails.parse({}), localsAccepted: 'no' as const };

let employer: Employer;
let person: Person;
beforeAll(async () => {
  employer = await registerEmployer();
  person = await registerApplicant({}, assistant);
  await setPrivacy(person, { locationSharing: true });
});

const mine = async () => (await api(profileRoutes.getMyProfile, {}, as(person))).body;
const save = async (changes: Partial<ProfileDraft>) => {
  const { firstName, lastName, phone } = person.me;
  const { version } = await mine();
  const body = { profile: profile({ firstName, lastName, phone, ...assistant, ...changes }), version };
  return (await api(profileRoutes.saveMyProfile, { body }, as(person))).body;
};
const matchFor = async (jobId: string) =>
  (await api(jobRoutes.getJobDetail, { params: { jobId } }, as(person))).body.match;
const placeFor = async (jobId: string) => (await matchFor(jobId))?.parts.find(({ part }) => part === 'place');

it('the distance is measured from home, and both sides get the same match', async () => {
  expect(await mine()).toMatchObject({ radiusMiles: 50, measuredFrom: { kind: 'zip', name: '76102' } });
  const { jobId } = await createJob(employer, inDallas);
  await stack.drain();
  expect(await placeFor(jobId)).toMatchObject({ reason: { code: 'place_near', args: { miles: 31 } } });
  const match = await matchFor(jobId);
  const { items } = (await api(searchRoutes.recommendProfessionals, { params: { jobId } }, as(employer))).body;
  const shown = items.find(({ professional }) => professional.userId === person.userId);
  expect(shown?.match).toMatchObject({ state: match?.state, score: match?.score });
  expect(match?.notes).toEqual([{ code: 'license_pending', args: { state: 'TX' } }]);
  expect(shown?.match.notes).toEqual(match?.notes);
  expect((await save({ radiusMiles: 10 })).radiusMiles).toBe(10);
  expect(await placeFor(jobId)).toMatchObject({ reason: { code: 'place_far', args: { miles: 31 } } });
  await save({ radiusMiles: null });
  expect((await placeFor(jobId))?.reason.code).toBe('place_same_state');
});

it('starts in the profile’s town while home isn’t shared, and at home again afterward', async () => {
  await save({});
  const { jobId } = await createJob(employer, inDallas);
  await setPrivacy(person, { locationSharing: false });
  expect((await mine()).measuredFrom).toMatchObject({ kind: 'town', name: 'Austin, TX' });
  expect(await placeFor(jobId)).toMatchObject({ reason: { code: 'place_far', args: { miles: 182 } } });
  await setPrivacy(person, { locationSharing: true });
  expect(await placeFor(jobId)).toMatchObject({ reason: { code: 'place_near', args: { miles: 31 } } });
});

it('excludes locals of a travel job', async () => {
  const locals = (localsRadiusMiles: number) =>
    createJob(employer, { ...inDallas, ...travel, moreDetails: { ...details, localsRadiusMiles } });
  const [near, far] = [await locals(50), await locals(20)];
  expect((await matchFor(near.jobId))?.reasons).toEqual([{ code: 'locals_excluded', args: { miles: 50 } }]);
  expect((await matchFor(far.jobId))?.reasons).toEqual([]);
});

it('shows the ZIP Code to its owner only', async () => {
  await save({});
  await stack.drain();
  const { userId } = person;
  const views = await Promise.all([
    api(professionalRoutes.getProfessional, { params: { userId } }, as(employer)),
    api(professionalRoutes.getPublicProfessional, { params: { userId } }),
    api(searchRoutes.searchProfessionals, { query: { profession: 'cna' } }, as(employer)),
  ]);
  const item = await getItem(openTable(), keys.profile(userId));
  expect(JSON.stringify(item)).not.toMatch(/76102|Fort Worth/);
  for (const { status, body } of views) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toMatch(/76102|Fort Worth|radiusMiles/);
  }
  expect((await mine()).zipCode).toBe('76102');
});

it('refuses a radius that isn’t offered', async () => {
  const { version } = await mine();
  const body = { profile: { ...profile(assistant), radiusMiles: 30 as never }, version };
  expect((await api(profileRoutes.saveMyProfile, { body }, as(person))).status).toBe(400);
});
