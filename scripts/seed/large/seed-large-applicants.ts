import type { SeedApplication } from '../data/applications';
import type { SeedJob } from '../data/jobs/seed-job';
import { seedApplication } from '../seed-applications';
import type { SeededJobs } from '../seed-jobs';
import type { SeedContext } from '../seed-people';
import pLimit from 'p-limit';
import { allDone } from '../all-done';
import { largeOrganization } from './large-hospital';
import type { LargeApplicant } from './large-plan';
import { seedLargePerson } from './seed-large-staff';

export const largeJob: SeedJob = {
  title: 'Registered Nurse, Med-Surg and Telemetry',
  department: 'Internal Medicine',
  professions: ['rn'],
  unit: 'med_surg',
  location: 'Chicago, Illinois',
  about:
    'Larkfield opens two renovated floors in spring, and hires for days and nights on ten medical-surgical and telemetry units.',
  work: [
    'Care for four to five adults with acute illness or after surgery',
    'Lead bedside handoffs and daily rounds with the hospitalist',
  ],
  terms: ['Three 12-hour shifts a week', 'Schedules published six weeks ahead'],
  needs: ['Illinois RN license by the start date', 'BLS and ACLS'],
  pay: ['range', 'hour', 40, 58],
  by: largeOrganization.team[1]!.key,
  age: 21,
  openings: 12,
  pattern: '3x12',
  startIn: 60,
  years: [1, 'preferred'],
};

const letters = [
  'I have worked on a busy floor like yours since school, and I would like to stay in one hospital for the long run.',
  'Friends on your telemetry units told me about the schedules, and about the charge nurses who help.',
  'I precept new graduates, I like nights, and I live ten minutes away.',
] as const;

/** Days: everyone had an answer in time. */
const answeredWithin = 1.5;

const times = ['09:00', '10:00', '11:00', '14:00'] as const;

const applicationOf = ({ person, status, age }: LargeApplicant, index: number): SeedApplication => ({
  professional: person.key,
  organization: largeOrganization.key,
  job: largeJob.title,
  coverLetter: letters[index % letters.length]!,
  expectedSalary: `$${44 + (index % 9)} an hour`,
  age,
  startsIn: 45 + (index % 30),
  resume: 'none',
  ...(age > answeredWithin && { decidedWithin: answeredWithin }),
  status,
  ...(status === 'rejected' && { reason: 'We went ahead with candidates who have telemetry experience.' }),
  ...(status === 'withdrawn' && { reason: 'I accepted a position closer to home.' }),
  // Each at a time of its own.
  interview: [1 + Math.floor((index % 16) / times.length), times[index % times.length]!],
  hire: {
    ...{ professional: person.key, job: largeJob.title, expiresIn: 6 },
    terms: { jobType: 'full_time', rate: 'hour', pay: 46 + (index % 6), startsIn: 60, location: 'Chicago, Illinois' },
  },
});

type World = { seeded: SeededJobs; staffId: string };

/** A few at a time, because each application counts for the job. */
const atOnce = pLimit(3);

/** Returns the number of applications. */
export const seedLargeApplicants = async (
  context: SeedContext,
  { seeded, staffId }: World,
  applicants: readonly LargeApplicant[],
): Promise<number> => {
  const done = applicants.map((applicant, index) =>
    atOnce(async () => {
      const userId = await seedLargePerson(context, applicant.person, staffId);
      await seedApplication(context, applicationOf(applicant, index), seeded, userId);
      context.step();
    }),
  );
  return (await allDone(done)).length;
};
