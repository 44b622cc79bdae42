import { createJobPages } from '../store/jobs/job-pages';
import { createOrganizations, findOrganizations } from '../store/organizations/organizations';
import type { Table } from '../platform/table/table';
import { indexedAttributes, jobDocumentOf, readIndexed, type ShownOrganization } from './job-document';
import type { JobDocument } from './port';

export type JobDocuments = {
  find(jobId: string): Promise<JobDocument | null>;
  ofOrganization(organizationId: string): AsyncIterable<JobDocument[]>;
  all(): AsyncIterable<JobDocument>;
};

export const createJobDocuments = (table: Table): JobDocuments => {
  const pages = createJobPages(table, indexedAttributes);
  const organizations = createOrganizations(table);

  const learn = async (known: Map<string, ShownOrganization>, ids: readonly string[]): Promise<void> => {
    const missing = ids.filter((organizationId) => !known.has(organizationId));
    for (const [organizationId, organization] of await findOrganizations(table, missing)) {
      known.set(organizationId, organization);
    }
  };

  return {
    async find(jobId) {
      const item = await pages.get(jobId);
      if (!item) return null;
      const job = readIndexed(item);
      return jobDocumentOf(job, await organizations.get(job.organizationId));
    },

    async *ofOrganization(organizationId) {
      const organization = await organizations.get(organizationId);
      for await (const items of pages.ofOrganization(organizationId)) {
        yield items.map((item) => jobDocumentOf(readIndexed(item), organization));
      }
    },

    async *all() {
      const known = new Map<string, ShownOrganization>();
      for await (const items of pages.all()) {
        const jobs = items.map(readIndexed);
        await learn(
          known,
          jobs.map(({ organizationId }) => organizationId),
        );
        for (const job of jobs) yield jobDocumentOf(job, known.get(job.organizationId) ?? null);
      }
    },
  };
};
