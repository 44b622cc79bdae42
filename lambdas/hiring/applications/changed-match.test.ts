import { describe, expect, it } from 'vitest';
import type { JobMatch } from '@shared/hiring/model/match';
import { addSeconds } from '../../platform/clock';
import { admin, candidate, form, jobId, professional, world } from './applications.fixture';
import { applyToJob } from './apply-to-job';
import { changeApplicationStatus } from './moves/change-application-status';
import { getApplication } from './get-application';

const daySeconds = 24 * 3600;
const ofIllinois = { location: 'Chicago, IL', startOn: '2027-03-01', licensePolicy: 'by_start' } as const;
const license = {
  type: 'medical-license',
  state: 'IL',
  expiryDate: null,
  scope: 'single',
  profession: 'physician',
} as const;
const withLicense = (state: 'IL' | 'WI') => ({
  ...candidate,
  profile: { ...candidate.profile, licenses: [{ ...license, state }] },
});

const applied = async (person = withLicense('WI')) => {
  const deps = world({ job: ofIllinois, candidate: person });
  const { applicationId } = await applyToJob(deps, { caller: professional, jobId, form });
  const both = () =>
    Promise.all([professional, admin].map((caller) => getApplication(deps, { caller, applicationId })));
  const move = (status: 'rejected' | 'withdrawn', caller = admin) =>
    changeApplicationStatus(deps, { caller, applicationId, status, reason: 'Filled.', version: 1 });
  const gainLicense = () => {
    deps.candidates.candidate = async () => withLicense('IL');
  };
  const setStored = (changes: Partial<JobMatch>) => {
    const whole = deps.stored.get(applicationId)!;
    const match = { ...whole.content.match!, ...changes };
    deps.stored.set(applicationId, { ...whole, content: { ...whole.content, match } });
  };
  return { deps, both, move, gainLicense, setStored };
};

describe('the match of an open application', () => {
  it('stays the original while profile and job stay the same', async () => {
    const { deps, both } = await applied();
    const [mine] = await both();
    expect(mine).toMatchObject({ match: { state: 'eligible_if', readyOn: '2027-01-02' }, matchNow: null });
    deps.time.now = addSeconds(deps.time.now, 3 * daySeconds);
    expect((await both()).map(({ matchNow }) => matchNow)).toEqual([null, null]);
  });

  it('changes with a new license, identically for both sides', async () => {
    const { both, gainLicense } = await applied();
    gainLicense();
    const [mine, theirs] = await both();
    expect(mine).toMatchObject({
      match: { state: 'eligible_if' },
      matchNow: { match: { state: 'eligible', license: { code: 'licensed' }, steps: [] }, rulesChanged: false },
    });
    expect(theirs!.matchNow).toEqual(mine!.matchNow);
    expect(theirs!.match).toEqual(mine!.match);
  });

  it('changes with the job', async () => {
    const { deps, both } = await applied();
    deps.applications.job = async () => ({ ...deps.job, professions: ['rn'] });
    const [mine] = await both();
    expect(mine!.matchNow?.match).toMatchObject({ state: 'not_eligible', reasons: [{ code: 'profession' }] });
  });

  it('says when it is too late to get a license', async () => {
    const { deps, both } = await applied();
    deps.time.now = new Date('2027-02-20T12:00:00.000Z');
    const [mine] = await both();
    expect(mine!.matchNow?.match.reasons).toMatchObject([{ code: 'license_too_late' }]);
  });

  it('mentions changed rules only where they change the result', async () => {
    const { both, setStored } = await applied();
    setStored({ rules: 2 });
    expect((await both())[0]!.matchNow).toBeNull();
    setStored({ score: 1 });
    expect((await both())[0]!.matchNow).toMatchObject({ rulesChanged: true });
  });

  it('stays the original without a profile, or without a job', async () => {
    const { deps, both, gainLicense } = await applied();
    deps.candidates.candidate = async () => null;
    expect((await both()).map(({ matchNow }) => matchNow)).toEqual([null, null]);
    gainLicense();
    deps.applications.job = async () => null;
    expect((await both()).map(({ matchNow }) => matchNow)).toEqual([null, null]);
  });

  it('stays the original for a person on the exclusion list', async () => {
    const { deps, both, gainLicense } = await applied();
    gainLicense();
    deps.exclusions.read = async () => ({ hold: 'confirmed', checkedOn: null });
    expect((await both()).map(({ matchNow }) => matchNow)).toEqual([null, null]);
  });
});

describe('the match of a closed application', () => {
  it('is frozen by a rejection, for the candidate once it is announced', async () => {
    const { both, move, gainLicense } = await applied();
    gainLicense();
    await move('rejected');
    const [mine, theirs] = await both();
    expect(mine!.matchNow).not.toBeNull();
    expect(theirs!.matchNow).toBeNull();
  });

  it('is frozen by a withdrawal', async () => {
    const { both, move, gainLicense } = await applied();
    gainLicense();
    await move('withdrawn', professional);
    expect((await both()).map(({ matchNow }) => matchNow)).toEqual([null, null]);
  });
});
