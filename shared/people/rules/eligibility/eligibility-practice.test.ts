import { describe, expect, it } from 'vitest';
import { MoreDetails } from '../../../hiring/model/more-details';
import { matchDay, matchedJob, matchedProfile } from '../../../hiring/rules/match/match.fake';
import { matchJob } from '../../../hiring/rules/match/match';
import type { MatchedJob } from '../../../hiring/rules/match/match-subject-of';

const asking = (said: Partial<MoreDetails>, differing: Partial<MatchedJob> = {}): MatchedJob => ({
  ...matchedJob,
  ...differing,
  moreDetails: { ...MoreDetails.parse({}), ...said },
});
const remote = (said: Partial<MoreDetails>) => asking({ patientFacing: true, ...said }, { remote: true });
const match = (job: MatchedJob) => matchJob(job, matchedProfile, matchDay);

describe('practice states of remote work', () => {
  it('need one license if any state is enough', () => {
    const found = match(remote({ practiceStates: ['OR', 'MA'], practiceRule: 'any' }));
    expect(found).toMatchObject({ state: 'eligible', license: { code: 'licensed', args: { state: 'MA' } } });
  });

  it('need every license if all states are required', () => {
    const found = match(remote({ practiceStates: ['MA', 'OR'], practiceRule: 'all' }));
    expect(found).toMatchObject({ state: 'eligible_if', steps: [{ step: 'get_license', what: 'OR' }] });
  });

  it('replace the place in the job’s location', () => {
    expect(match(remote({ practiceStates: ['OR'] })).state).toBe('eligible_if');
    expect(match(asking({ practiceStates: ['OR'] })).state).toBe('eligible');
  });
});

describe('other details', () => {
  it('let federal employees work with a license of any state', () => {
    const found = match(asking({ federalEmployee: true }, { location: 'San Diego, CA' }));
    expect(found).toMatchObject({ state: 'eligible', license: { code: 'licensed_federal' } });
  });

  it('exclude locals from a travel job', () => {
    const travel = asking(
      { localsAccepted: 'no', localsRadiusMiles: 50 },
      { jobType: 'contract', assignment: 'travel' },
    );
    expect(match(travel)).toMatchObject({
      state: 'not_eligible',
      score: null,
      reasons: [{ code: 'locals_excluded', args: { miles: 50 } }],
    });
    expect(match({ ...travel, location: 'Springfield, MA' }).state).toBe('eligible');
  });

  it('give points for a record system that the person knows', () => {
    const job = asking({ recordSystem: 'epic' });
    const knowing = matchJob(job, { ...matchedProfile, recordSystems: ['epic'] }, matchDay);
    const part = (found: typeof knowing) => found.parts.find((it) => it.part === 'ehr');
    expect(part(knowing)?.points).toBe(part(knowing)?.of);
    expect(part(match(job))?.points).toBe(0);
  });
});
