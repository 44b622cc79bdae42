import { describe, expect, it } from 'vitest';
import { limits } from '../../limits';
import { certifications } from '../../people/model/healthcare-vocabulary';
import { JobDraft } from '../model/job';
import { notice } from '../../text/notice';
import { hiringProblems } from './hiring-problems';
import { publishProblems, requiredFields } from './jobs/job-requirements';

const today = '2026-11-21';
const travelNurse: JobDraft = JobDraft.parse({
  title: 'Travel ICU RN',
  department: 'Critical Care',
  specialty: null,
  professions: ['rn'],
  unit: 'icu',
  location: 'Tampa, FL',
  jobType: 'contract',
  assignment: 'travel',
  shift: 'nights',
  pattern: '3x12',
  hoursPerShift: 12,
  shiftsPerWeek: 3,
  startOn: '2027-01-04',
  contractWeeks: 13,
  requiredCertifications: ['bls', 'acls'],
  minUnitYears: 2,
  unitYearsRequired: true,
  payPackage: { baseHourlyCents: 28_00 },
  engagement: 'facility',
  description: 'x',
  requirements: 'x',
});
const job = (fields: Partial<JobDraft> = {}): JobDraft => ({ ...travelNurse, ...fields });
const problems = (fields: Partial<JobDraft>) => hiringProblems(job(fields), today);

describe('required fields of a job', () => {
  it('depend on the hiring kind', () => {
    const asked = (fields: Partial<JobDraft>) => requiredFields(job(fields)).slice(6, -3);
    expect(asked({})).toEqual([
      'shift',
      'pattern',
      'startOn',
      'contractWeeks',
      'requiredCertifications',
      'minUnitYears',
    ]);
    expect(asked({ assignment: 'local', startAsap: true })).toEqual([
      'shift',
      'pattern',
      'contractWeeks',
      'requiredCertifications',
    ]);
    expect(asked({ jobType: 'full_time' })).toEqual(['shift']);
    expect(asked({ jobType: 'locum' })).toEqual(['startOn', 'contractWeeks']);
    expect(asked({ jobType: 'per_diem' })).toEqual(['shift']);
    expect(asked({ pattern: 'weekend' })).toContain('shiftsPerWeek');
  });

  it('include a specialty if a profession has one, otherwise a unit, or neither', () => {
    const place = (professions: JobDraft['professions']) =>
      requiredFields(job({ professions })).filter((field) => field === 'unit' || field === 'specialty');
    expect(place(['rn'])).toEqual(['unit']);
    expect(place(['np', 'pa'])).toEqual(['specialty']);
    expect(place(['np', 'rn'])).toEqual(['specialty']);
    expect(place(['dietitian'])).toEqual([]);
  });

  it('include the profession', () => {
    expect(publishProblems(job(), today)).toEqual([]);
    expect(publishProblems(job({ professions: [] }), today)).toEqual([['professions', notice('professionsRequired')]]);
  });
});

describe('a job post', () => {
  it('rejects a unit that an accepted profession does not work in', () => {
    expect(problems({ professions: ['rn', 'cna'] })).toEqual([]);
    expect(problems({ professions: ['pharmacist'], unit: 'ld', requiredCertifications: [] })).toEqual([
      ['unit', notice('unitOfOtherProfession')],
    ]);
    expect(problems({ professions: ['pharmacist', 'mls'], requiredCertifications: [] })).toEqual([
      ['professions', notice('professionsShareNoUnit')],
    ]);
  });

  it('rejects too many certifications, or one that an accepted profession cannot hold', () => {
    expect(problems({ professions: ['cna'], requiredCertifications: ['bls', 'ccrn'] })).toEqual([
      ['requiredCertifications', notice('certificationOfOtherProfession')],
    ]);
    const max = limits.requiredCertificationsMax;
    expect(problems({ requiredCertifications: certifications.slice(0, max + 1) })).toEqual([
      ['requiredCertifications', notice('tooManyRequiredCertifications', { max })],
    ]);
  });

  it('rejects a start in the past, before the deadline, or too soon to wait for a license', () => {
    expect(problems({ startOn: '2026-11-20' })).toEqual([['startOn', notice('startInPast')]]);
    expect(problems({ startOn: today, applicationDeadlineOn: '2026-11-22' })).toEqual([
      ['applicationDeadlineOn', notice('deadlineAfterStart')],
    ]);
    const asap = { startOn: null, startAsap: true } as const;
    expect(problems({ ...asap, licensePolicy: 'waits' })).toEqual([['licensePolicy', notice('asapWithoutLicense')]]);
    expect(problems({ ...asap, licensePolicy: 'by_start' })).toEqual([]);
  });

  it('rejects a week that is too long', () => {
    const max = limits.weeklyShiftHoursMax;
    const week = (hoursPerShift: number, shiftsPerWeek: number | null, pattern: JobDraft['pattern'] = 'other') =>
      problems({ pattern, hoursPerShift, shiftsPerWeek });
    expect(week(12, 6)).toEqual([]);
    expect(week(13, 6)).toEqual([['hoursPerShift', notice('tooManyWeeklyHours', { max })]]);
    expect(week(12, null, '7on7off')).toEqual([]);
  });
});
