import { describe, expect, it } from 'vitest';
import { emptyJob } from '../../model/job.fixture';
import type { JobDraft } from '../../model/job';
import { MoreDetails } from '../../model/more-details';
import { notice } from '../../../text/notice';
import { jobWarnings } from './job-warnings';

const warned = (changes: Partial<JobDraft>) => jobWarnings({ ...emptyJob, ...changes });
const travel = { jobType: 'contract', assignment: 'travel' } as const;
const shifts = (hoursPerShift: number, shiftsPerWeek: number) =>
  warned({ pattern: 'other', hoursPerShift, shiftsPerWeek });

describe('a week of many hours', () => {
  it('warns from 61 hours up to 72, above which it is rejected', () => {
    expect(shifts(12, 5)).toEqual([]);
    expect(shifts(12, 6)).toEqual([['hoursPerShift', notice('manyWeeklyHours', { hours: 72, usual: 60 })]]);
    expect(shifts(13, 6)).toEqual([]);
  });
});

describe('an assignment beyond a year', () => {
  const lasting = (contractWeeks: number, extension: 'likely' | 'possible' | 'no' | null, kind = {}) =>
    warned({ ...travel, contractWeeks, moreDetails: { ...MoreDetails.parse({}), extension }, ...kind });

  it('warns about a travel contract that an extension takes past 52 weeks', () => {
    const beyond = [['contractWeeks', notice('assignmentBeyondYear')]];
    expect(lasting(27, 'likely')).toEqual(beyond);
    expect(lasting(52, 'possible')).toEqual(beyond);
    expect(lasting(26, 'likely')).toEqual([]);
    expect(lasting(52, 'no')).toEqual([]);
    expect(lasting(52, null)).toEqual([]);
  });

  it('warns only where stipends are paid', () => {
    expect(lasting(52, 'likely', { assignment: 'local' })).toEqual([]);
  });
});

const topicsOf = (description: string): string[] =>
  warned({ description }).map(([, text]) => text.split(' ')[0]!.slice('wording'.length).toLowerCase());

describe('words that hint at a protected group', () => {
  it.each([
    ['Join our young team.', 'age'],
    ['Recent nursing school graduates only', 'age'],
    ['We want digital natives', 'age'],
    ['No one older than 45', 'age'],
    ['FEMALE NURSES preferred', 'gender'],
    ['He must have three years in the ICU', 'gender'],
    ['Chairman of surgery', 'gender'],
    ['A native English speaker', 'origin'],
    ['U.S. citizens only', 'origin'],
    ['English without an accent', 'origin'],
    ['A practicing Catholic', 'religion'],
    ['Christian nurses preferred', 'religion'],
    ['Able-bodied and reliable', 'disability'],
    ['You are in excellent health.', 'disability'],
    ['Must not be\npregnant', 'pregnancy'],
    ['No plans to start a family', 'pregnancy'],
  ])('%s', (text, topic) => {
    expect(topicsOf(text)).toEqual([topic]);
  });

  it.each([
    'Care for young adults, young children, and their families',
    'Patients young and old, and the very young and the elderly',
    'Report to Dr. Young',
    'Women’s health, female patients, pregnant patients, and men over the age of 50',
    'He or she will see 12 patients a day',
    'A negative TB test no older than 90 days, and no age limit',
    'Excellent health, dental, and vision insurance',
    'No disability insurance deductible',
    'We are a Catholic hospital that serves Christian and Jewish communities',
    'Native kidney biopsies',
    'We hire without regard to age, gender, national origin, religion, disability, or pregnancy, whether or not pregnant',
    'New graduates welcome',
  ])('are not in: %s', (text) => {
    expect(topicsOf(text)).toEqual([]);
  });

  it('are found in each text, quoted as written', () => {
    expect(warned({ title: 'Young Salesman', requirements: 'A Native  Speaker' })).toEqual([
      ['title', notice('wordingAge', { phrase: 'Young' })],
      ['title', notice('wordingGender', { phrase: 'Salesman' })],
      ['requirements', notice('wordingOrigin', { phrase: 'Native Speaker' })],
    ]);
  });
});
