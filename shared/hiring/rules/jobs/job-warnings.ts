import { sensitiveTopics, sensitiveWords, type SensitiveTopic } from '../../../data/healthcare/sensitive-words';
import { limits } from '../../../limits';
import type { JobDraft } from '../../model/job';
import { notice } from '../../../text/notice';
import { weeklyHoursOf } from '../hiring-fields';
import type { JobProblem } from './job-problem';
import { takesStipends } from '../pay/pay-package';
import { payWarnings } from '../../../work/rules/timesheets/pay-rules';

const hoursWarning = (job: JobDraft): JobProblem[] => {
  const hours = weeklyHoursOf(job) ?? 0;
  return hours > limits.weeklyShiftHoursUsual && hours <= limits.weeklyShiftHoursMax
    ? [['hoursPerShift', notice('manyWeeklyHours', { hours, usual: limits.weeklyShiftHoursUsual })]]
    : [];
};

const weeksPerYear = 52;

/**
 * Work in one place expected to last more than a year is indefinite, which makes stipends taxable (IRS Publication 463,
 * read November 23, 2026, in the copy at taxmap.ntis.gov). One extension by the same number of weeks is assumed.
 */
const lengthWarning = (job: JobDraft): JobProblem[] => {
  const { contractWeeks, moreDetails } = job;
  const mayBeExtended = moreDetails?.extension === 'likely' || moreDetails?.extension === 'possible';
  if (contractWeeks === null || !mayBeExtended || !takesStipends(job)) return [];
  return contractWeeks * 2 > weeksPerYear ? [['contractWeeks', notice('assignmentBeyondYear')]] : [];
};

const textFields = ['title', 'description', 'requirements', 'benefits', 'applicationInstructions'] as const;

const wholeWords = Object.fromEntries(
  sensitiveTopics.map((topic) => [topic, new RegExp(`\\b(?:${sensitiveWords[topic].join('|')})\\b`, 'i')]),
) as Record<SensitiveTopic, RegExp>;

const wordings = {
  age: 'wordingAge',
  gender: 'wordingGender',
  origin: 'wordingOrigin',
  religion: 'wordingReligion',
  disability: 'wordingDisability',
  pregnancy: 'wordingPregnancy',
} as const satisfies Record<SensitiveTopic, string>;

/** Warns about the first phrase of each topic in each text. */
const wordingWarnings = (job: JobDraft): JobProblem[] =>
  textFields.flatMap((field) => {
    const text = job[field].replaceAll(/\s+/g, ' ');
    return sensitiveTopics.flatMap((topic): JobProblem[] => {
      const phrase = wholeWords[topic].exec(text)?.[0];
      return phrase === undefined ? [] : [[field, notice(wordings[topic], { phrase })]];
    });
  });

/** Warnings for a poster before publishing; none of them blocks it. */
export const jobWarnings = (job: JobDraft): JobProblem[] => [
  ...hoursWarning(job),
  ...lengthWarning(job),
  ...payWarnings(job),
  ...wordingWarnings(job),
];
