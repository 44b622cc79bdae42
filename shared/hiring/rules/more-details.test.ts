import { describe, expect, it } from 'vitest';
import type { JobDraft } from '../model/job';
import { emptyJob } from '../model/job.fixture';
import { MoreDetails } from '../model/more-details';
import { readNotice } from '../../text/notice';
import { withHiringFields } from './hiring-fields';
import { detailProblems, detailsIn, hasDetail } from './more-details';
import notices from '../../locales/en/notices.json';

const details = (said: Partial<MoreDetails>): MoreDetails => ({ ...MoreDetails.parse({}), ...said });
const travel: JobDraft = { ...emptyJob, professions: ['rn'], jobType: 'contract', assignment: 'travel' };
const permanent: JobDraft = { ...emptyJob, professions: ['physician'] };

const problemsOf = (job: JobDraft): (readonly [string, string])[] =>
  detailProblems(job).map(([, words, part]) => [String(part), readNotice(notices, words).code]);

describe('further details', () => {
  it('depend on the hiring kind and the profession', () => {
    expect(hasDetail(travel, 'housing')).toBe(true);
    expect(hasDetail(permanent, 'housing')).toBe(false);
    expect(hasDetail(permanent, 'malpractice')).toBe(true);
    expect(hasDetail({ ...permanent, professions: ['rn'] }, 'malpractice')).toBe(false);
    expect(detailsIn('remote', permanent)).toEqual([]);
    expect(detailsIn('remote', { ...permanent, remote: true })).toEqual(['patientFacing']);
  });

  it('include fields that an answer makes necessary', () => {
    const remote = { ...permanent, remote: true, moreDetails: details({ patientFacing: true }) };
    expect(detailsIn('remote', remote)).toEqual(['patientFacing', 'practiceStates']);
    const states = details({ patientFacing: true, practiceStates: ['FL', 'OR'] });
    expect(detailsIn('remote', { ...remote, moreDetails: states })).toContain('practiceRule');
    expect(hasDetail({ ...travel, moreDetails: details({ localsAccepted: 'no' }) }, 'localsRadiusMiles')).toBe(true);
    expect(hasDetail(travel, 'localsRadiusMiles')).toBe(false);
  });

  it('are dropped if the hiring kind has none, and null if empty', () => {
    const said = details({ housing: 'stipend', beds: 40 });
    expect(withHiringFields({ ...permanent, moreDetails: said }).moreDetails).toEqual(details({ beds: 40 }));
    expect(withHiringFields({ ...permanent, moreDetails: details({ housing: 'stipend' }) }).moreDetails).toBeNull();
    expect(withHiringFields(permanent).moreDetails).toBeNull();
  });
});

describe('contradictions of further details', () => {
  it('are empty for a job without details, or with consistent ones', () => {
    expect(problemsOf(travel)).toEqual([]);
    const said = details({ housing: 'stipend', localsAccepted: 'no', localsRadiusMiles: 50, canceledShiftsMax: 1 });
    expect(problemsOf({ ...travel, moreDetails: said })).toEqual([]);
  });

  it.each([
    ['localsRadiusMiles', 'localsRadiusRequired', { ...travel, moreDetails: details({ localsAccepted: 'no' }) }],
    [
      'weekends',
      'weekendPatternWithoutWeekends',
      { ...travel, pattern: 'weekend', moreDetails: details({ weekends: 'none' }) },
    ],
    [
      'practiceStates',
      'practiceStatesRequired',
      { ...permanent, remote: true, moreDetails: details({ patientFacing: true }) },
    ],
    [
      'newGradsWelcome',
      'newGradsNeedNoYears',
      { ...permanent, minUnitYears: 2, unitYearsRequired: true, moreDetails: details({ newGradsWelcome: true }) },
    ],
    [
      'canceledShiftsMax',
      'moreCanceledThanScheduled',
      { ...travel, shiftsPerWeek: 3, moreDetails: details({ canceledShiftsMax: 7 }) },
    ],
  ] as const)('%s: %s', (field, code, job) => {
    expect(problemsOf({ ...job, professions: [...job.professions] })).toEqual([[field, code]]);
  });

  it('include housing that is both provided and paid for', () => {
    const job = { ...travel, moreDetails: details({ housing: 'provided' }) };
    const payPackage = { lodgingWeeklyCents: 700_00 } as JobDraft['payPackage'];
    expect(problemsOf({ ...job, payPackage })).toEqual([['housing', 'housingAndLodging']]);
    expect(problemsOf(job)).toEqual([]);
  });
});
