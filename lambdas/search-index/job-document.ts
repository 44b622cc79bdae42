import { payWeeklyCents, payYearlyCents } from '@shared/hiring/rules/pay/pay';
import { cardFields } from '@shared/hiring/model/job';
import type { Organization } from '@shared/organizations/model/organization';
import { toPlainText } from '@shared/text/markdown/plain-text';
import type * as z from 'zod';
import { jobOwners, JobItem, withDerivedProfessions } from '../store/hiring/jobs/job-item';
import type { Item } from '../platform/table/table';
import { hiddenBy, hiddenMark } from '../store/trust/reports/hidden';
import type { JobDocument } from './port';

/** Indexed fields: no contact details, no questions. */
export const IndexedFields = JobItem.pick({
  ...cardFields,
  jobId: true,
  organizationId: true,
  status: true,
  description: true,
  requirements: true,
  requiredCertifications: true,
  preferredCertifications: true,
  npFocuses: true,
  licensePolicy: true,
  minUnitYears: true,
  unitYearsRequired: true,
  moreDetails: true,
  selectedBenefits: true,
  expectedHoursType: true,
  expectedHoursMin: true,
  expectedHoursFixed: true,
  publishedAt: true,
  createdAt: true,
  updatedAt: true,
  postedBy: true,
  assignedTo: true,
  hidden: true,
});
export type IndexedFields = z.infer<typeof IndexedFields>;

/** Attributes to read for these fields. */
export const indexedAttributes: readonly string[] = [...Object.keys(IndexedFields.shape), hiddenBy];

export type ShownOrganization = Pick<
  Organization,
  'organizationId' | 'company_name' | 'logo_url' | 'photos' | 'verified' | 'updatedAt'
> & { hidden?: true | undefined };

/** Reads a table item, and derives professions of older jobs from the title. */
export const readIndexed = (item: Item): IndexedFields =>
  withDerivedProfessions({ ...IndexedFields.parse(item), ...hiddenMark(item) });

export const toJobDocument = (
  job: IndexedFields,
  organization: ShownOrganization | null,
  answersLateFrom?: string,
): JobDocument => {
  const { postedBy, assignedTo, updatedAt, hidden, ...shown } = job;
  const isHidden = (hidden ?? organization?.hidden) && job.status === 'active';
  return {
    ...shown,
    // Searches find active jobs only.
    status: isHidden ? 'paused' : job.status,
    description: toPlainText(shown.description),
    requirements: toPlainText(shown.requirements),
    organization: organization?.company_name ?? '',
    logo_url: organization?.logo_url ?? null,
    facility_photo: organization?.photos[0] ?? null,
    verified: organization?.verified ?? null,
    responsible: jobOwners({ postedBy, assignedTo }),
    ...(answersLateFrom !== undefined && { answersLateFrom }),
    payYearlyCents: payYearlyCents(job),
    payWeeklyCents: payWeeklyCents(job),
    // Increases with a change of either, so the state with both changes always wins.
    revision: Date.parse(updatedAt) + (organization ? Date.parse(organization.updatedAt) : 0),
  };
};
