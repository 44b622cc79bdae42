import type { Account } from '@shared/accounts/model/account';
import type { Job } from '@shared/hiring/model/job';
import { profileCompletion } from '@shared/people/rules/profile/completion';
import { StoredProfile } from '@shared/people/model/professional';
import { departments, jobTypes, specialties } from '@shared/core/model/vocabulary';
import { JobItem } from '../../../lambdas/store/hiring/jobs/job-item';
import { seedJobs } from '../../seed/data/jobs/jobs';
import { seedOrganizations } from '../../seed/data/organizations';
import { seedProfessionals } from '../../seed/data/professionals/professionals';
import { draftOf } from '../../seed/data/professionals/seed-professional';
import { specialtyTexts } from './specialty-texts';
import { idFrom, uuidFrom, type Random } from './random';

const sentences = seedJobs.flatMap(({ about }) => about.split(/(?<=\.) /));

const cities =
  'Boston, MA|Chicago, IL|New York, NY|Houston, TX|Phoenix, AZ|Seattle, WA|Denver, CO|Atlanta, GA|Miami, FL|Dallas, TX|Portland, OR|Austin, TX|Tampa, FL|Cleveland, OH|Detroit, MI|Minneapolis, MN|Nashville, TN|Baltimore, MD|San Diego, CA|Los Angeles, CA|Sacramento, CA|Fresno, CA|Oakland, CA|Tucson, AZ|Omaha, NE|Tulsa, OK|Raleigh, NC|Durham, NC|Charlotte, NC|Columbus, OH|Cincinnati, OH|Pittsburgh, PA|Philadelphia, PA|Rochester, NY|Buffalo, NY|Albany, NY|Hartford, CT|Providence, RI|Worcester, MA|Burlington, VT|Concord, NH|Bangor, ME|Richmond, VA|Norfolk, VA|Louisville, KY|Memphis, TN|Knoxville, TN|Birmingham, AL|Mobile, AL|Jackson, MS|New Orleans, LA|Little Rock, AR|Kansas City, MO|St. Louis, MO|Des Moines, IA|Madison, WI|Milwaukee, WI|Fargo, ND|Sioux Falls, SD|Billings, MT|Boise, ID|Salt Lake City, UT|Reno, NV|Las Vegas, NV|Albuquerque, NM|El Paso, TX|San Antonio, TX|Fort Worth, TX|Spokane, WA|Tacoma, WA|Anchorage, AK|Honolulu, HI'.split(
    '|',
  );
const places = ['Harbor', 'Lakeshore', 'Cedar', 'Summit', 'River', 'Prairie', 'St. Anne', 'Mercy', 'Union', 'Northern'];
const kinds = [
  'Medical Center',
  'Health System',
  'Clinic',
  'Hospital',
  'Physicians',
  'Children’s Hospital',
  'Care Group',
];
const levels = ['', '', '', 'Senior ', 'Lead ', 'Staff ', 'Traveling ', 'Attending ', 'Associate '];
const roles = [
  'Physician',
  'Nurse',
  'Nurse Practitioner',
  'Physician Assistant',
  'Therapist',
  'Technologist',
  'Director',
];
const shifts = ['', '', ', Nights', ', Days', ', Weekends', ', PRN', ' (Part Time)'];
const statuses = [...Array<'active'>(16).fill('active'), 'draft', 'paused', 'closed', 'closed'] as const;

const day = 24 * 3600 * 1000;
/** Skewed toward recent; at most 90 days. */
const ageInDays = (random: Random): number => 90 * random.next() ** 2;

export type Employer = { organizationId: string; name: string; people: readonly string[] };

export const employerFrom = (random: Random): Employer => ({
  organizationId: `org_${idFrom(random)}`,
  name: `${random.of(places)} ${random.of(cities).split(',')[0]} ${random.of(kinds)}`,
  people: Array.from({ length: 1 + random.below(8) }, () => uuidFrom(random)),
});

const payFrom = (random: Random): Pick<Job, 'payBy' | 'rate' | 'salaryMinCents' | 'salaryMaxCents'> => {
  const hourly = 30 + random.below(220);
  if (random.chance(0.1)) return { payBy: 'range', rate: 'year', salaryMinCents: null, salaryMaxCents: null };
  const [rate, factor] = random.chance(0.4) ? (['hour', 1] as const) : (['year', 2080] as const);
  const min = hourly * factor * 100;
  return { payBy: 'range', rate, salaryMinCents: min, salaryMaxCents: Math.round(min * (1.05 + random.next() * 0.3)) };
};

/** Texts of the same length and variety as in the demo data. */
export const jobFrom = (random: Random, employer: Employer, now: Date): JobItem => {
  const specialty = random.mostlyFirst(specialties);
  const status = random.of(statuses);
  const createdAt = new Date(now.getTime() - ageInDays(random) * day).toISOString();
  const remote = random.chance(0.12);
  const { work, needs } = specialtyTexts[specialty];
  const settings = Array.from({ length: 2 + random.below(4) }, () => random.of(sentences));
  return JobItem.parse({
    ...payFrom(random),
    jobId: `job_${idFrom(random)}`,
    organizationId: employer.organizationId,
    title: `${random.of(levels)}${specialty} ${random.mostlyFirst(roles)}${random.of(shifts)}`,
    department: random.mostlyFirst(departments),
    specialty,
    location: remote && random.chance(0.5) ? '' : random.mostlyFirst(cities),
    jobType: random.mostlyFirst(jobTypes),
    remote,
    numberOfOpenings: 1 + random.below(4),
    currency: random.chance(0.95) ? 'USD' : 'CAD',
    description: [...settings, work, ...random.of(seedOrganizations).offer.contracts].join('\n\n'),
    requirements: needs.join('\n'),
    applicationInstructions: '',
    contactEmails: ['jobs@bench.example'],
    urgentHiring: random.chance(0.15),
    status,
    createdAt,
    updatedAt: createdAt,
    publishedAt: status === 'draft' ? null : createdAt,
    postedBy: random.of(employer.people),
    assignedTo: random.chance(0.3) ? random.of(employer.people) : null,
    applicationCount: 0,
    version: 1,
  } satisfies Partial<Record<keyof JobItem, unknown>>);
};

export type Professional = { account: Account; profile: StoredProfile };

/** A demo professional with another ID, location and specialty. */
export const professionalFrom = (random: Random, now: Date): Professional => {
  const userId = uuidFrom(random);
  const at = new Date(now.getTime() - ageInDays(random) * day).toISOString();
  const draft = draftOf(
    random.of(seedProfessionals),
    (prefix) => `${prefix}_${idFrom(random)}`,
    (days) => new Date(now.getTime() + days * day).toISOString().slice(0, 10),
  );
  const { firstName, lastName, phone } = draft;
  const shown = {
    specialty: random.mostlyFirst(specialties),
    experience: random.below(35),
    location: random.mostlyFirst(cities),
  };
  return {
    account: {
      userId,
      userType: 'doctor',
      email: `${userId}@bench.example`,
      firstName,
      lastName,
      phone,
      emailVerifiedAt: at,
      language: 'en',
      twoFactorEnabled: false,
      createdAt: at,
    },
    profile: StoredProfile.parse({
      ...draft,
      ...shown,
      userId,
      profile_completion: profileCompletion(draft),
      version: 1,
      updatedAt: at,
      submittedAt: at,
    }),
  };
};
