import { hasRate } from '@shared/domain/pay';
import { experienceBandYears } from '@shared/model/vocabulary';
import type { JobItem } from '../store/jobs/job-item';
import { escapeHtml } from '../platform/text/escape-html';
import type { Company } from '../store/jobs/ports';

const employmentTypes: Record<JobItem['jobType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  locum: 'TEMPORARY',
  per_diem: 'PER_DIEM',
};

const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');

const place = (location: string, country: string) => {
  const [, town, state] = /^([^,]+),\s*([A-Z]{2})$/.exec(location) ?? [];
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: town ?? location,
      ...(state && { addressRegion: state }),
      ...(country && { addressCountry: country }),
    },
  };
};

/** Remote jobs are open to the company's country. */
const workplace = ({ remote, location }: JobItem, { country }: Company) => ({
  ...(location && { jobLocation: place(location, country) }),
  ...(remote && {
    jobLocationType: 'TELECOMMUTE',
    ...(country && { applicantLocationRequirements: { '@type': 'Country', name: country } }),
  }),
});

/** Time-based pay only: schema.org has no pay per read, visit or lump sum. */
const baseSalary = ({ payBy, rate, currency, salaryMinCents: from, salaryMaxCents: to }: JobItem) => {
  if (!hasRate(payBy) || (from === null && to === null)) return {};
  const amounts =
    from === to
      ? { value: from! / 100 }
      : { ...(from !== null && { minValue: from / 100 }), ...(to !== null && { maxValue: to / 100 }) };
  const value = { '@type': 'QuantitativeValue', ...amounts, unitText: rate.toUpperCase() };
  return { baseSalary: { '@type': 'MonetaryAmount', currency, value } };
};

const experience = ({ experience: band }: JobItem) =>
  band === null
    ? {}
    : {
        experienceRequirements: {
          '@type': 'OccupationalExperienceRequirements',
          monthsOfExperience: experienceBandYears[band].min * 12,
        },
      };

type Addresses = { url: string; logo: string | null };

export const jobPosting = (job: JobItem, company: Company, { url, logo }: Addresses) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: job.title,
  description: paragraphs(`${job.description}\n\n${job.requirements}`),
  identifier: { '@type': 'PropertyValue', name: company.name, value: job.jobId },
  url,
  datePosted: job.publishedAt ?? job.createdAt,
  // The deadline's day counts everywhere on Earth.
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
  ...experience(job),
  ...(job.selectedBenefits.length > 0 && { jobBenefits: job.selectedBenefits.join(', ') }),
  totalJobOpenings: job.numberOfOpenings,
  directApply: true,
});
