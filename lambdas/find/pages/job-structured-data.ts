import { hasRate } from '@shared/hiring/rules/pay/pay';
import { jobAddress } from '@shared/core/rules/places/postal-address';
import certifications from '@shared/locales/en/labels/certifications.json';
import professions from '@shared/locales/en/labels/professions.json';
import schedule from '@shared/locales/en/labels/schedule.json';
import { experienceBandYears } from '@shared/core/model/vocabulary';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import { markdownHtml } from '../../platform/text/markdown-html';
import type { Company } from '../../store/hiring/jobs/ports';
import { structuredAddress } from './structured-address';

const employmentTypes: Record<JobItem['jobType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  locum: 'TEMPORARY',
  per_diem: 'PER_DIEM',
};

const place = (job: JobItem, company: Company) => {
  const address = jobAddress(job, company.country);
  if (!address.city && !address.state) return {};
  return { jobLocation: { '@type': 'Place', address: structuredAddress(address) } };
};

/** Remote jobs are open to applicants in the company's country. */
const workplace = (job: JobItem, company: Company) => ({
  ...place(job, company),
  ...(job.remote && {
    jobLocationType: 'TELECOMMUTE',
    ...(company.country && { applicantLocationRequirements: { '@type': 'Country', name: company.country } }),
  }),
});

/** Includes time-based pay only: schema.org has no pay per read, visit, or lump sum. */
const baseSalary = ({ payBy, rate, currency, salaryMinCents: from, salaryMaxCents: to }: JobItem) => {
  if (!hasRate(payBy) || (from === null && to === null)) return {};
  const amounts =
    from === to
      ? { value: from! / 100 }
      : { ...(from !== null && { minValue: from / 100 }), ...(to !== null && { maxValue: to / 100 }) };
  const value = { '@type': 'QuantitativeValue', ...amounts, unitText: rate.toUpperCase() };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
};

/** Uses the required years in the unit, otherwise those of the experience band. */
const experience = ({ minUnitYears, experience: band }: JobItem) => {
  const years = minUnitYears ?? (band && experienceBandYears[band].min);
  return years === null
    ? {}
    : {
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: years * 12 },
      };
};

const role = ({ professions: accepted, requiredCertifications }: JobItem) => ({
  ...(accepted.length > 0 && { occupationalCategory: accepted.map((it) => professions.profession[it]) }),
  ...(requiredCertifications.length > 0 && {
    qualifications: requiredCertifications.map((it) => certifications.certification[it]).join(', '),
  }),
});

const workHours = ({ shift, pattern }: JobItem): string =>
  [shift && professions.shift[shift], pattern && pattern !== 'other' && schedule.pattern[pattern]]
    .filter(Boolean)
    .join(', ');

const start = (job: JobItem) => ({
  ...(workHours(job) && { workHours: workHours(job) }),
  ...(job.startOn && { jobStartDate: job.startOn }),
  ...(job.startAsap && { jobImmediateStart: true }),
});

type Addresses = { url: string; logo: string | null };

export const jobPosting = (job: JobItem, company: Company, { url, logo }: Addresses) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: job.title,
  description: markdownHtml(job.description) + markdownHtml(job.requirements),
  identifier: { '@type': 'PropertyValue', name: company.name, value: job.jobId },
  url,
  datePosted: job.publishedAt ?? job.createdAt,
  // The deadline ends when its day is over everywhere on Earth.
  ...(job.applicationDeadlineOn && { validThrough: `${job.applicationDeadlineOn}T23:59:59-12:00` }),
  employmentType: employmentTypes[job.jobType],
  hiringOrganization: {
    '@type': 'Organization',
    name: company.name,
    ...(company.website && { sameAs: company.website }),
    ...(logo && { logo }),
  },
  ...workplace(job, company),
  ...baseSalary(job),
  ...role(job),
  ...experience(job),
  ...start(job),
  ...(job.selectedBenefits.length > 0 && { jobBenefits: job.selectedBenefits.join(', ') }),
  totalJobOpenings: job.numberOfOpenings,
  directApply: true,
});
