import { lateAnswersOf } from '../store/hiring/applications/answers/late-answers';
import { createJobPages } from '../store/hiring/jobs/job-pages';
import { createOrganizations, findOrganizations } from '../store/organizations/organizations/organizations';
import type { Item, Table } from '../platform/table/table';
import { indexedAttributes, toJobDocument, readIndexed, type ShownOrganization } from './job-document';
import type { JobDocument } from './port';

export type JobDocuments = {
  find(jobId: string): Promise<JobDocument | null>;
  ofOrganization(organizationId: string): AsyncIterable<JobDocument[]>;
  all(): AsyncIterable<JobDocument>;
};

/** Employer's data in documents; `late`: day after which answers are late, by job. */
type Employer = { organization: ShownOrganization | null; late: ReadonlyMap<string, string> };

const documentOf = (item: Item, { organization, late }: Employer): JobDocument => {
  const job = readIndexed(item);
  return toJobDocument(job, organization, late.get(job.jobId));
};

export const createJobDocuments = (table: Table): JobDocuments => {
  const pages = createJobPages(table, indexedAttributes);
  const organizations = createOrganizations(table);

  const employerOf = async (organizationId: string): Promise<Employer> => {
    const [organization, late] = await Promise.all([
      organizations.get(organizationId),
      lateAnswersOf(table, organizationId),
    ]);
    return { organization, late };
  };

  const learn = async (known: Map<string, Employer>, ids: readonly string[]): Promise<void> => {
    const missing = [...new Set(ids)].filter((organizationId) => !known.has(organizationId));
    const found = await findOrganizations(table, missing);
    await Promise.all(
      missing.map(async (organizationId) => {
        const organization = found.get(organizationId) ?? null;
        known.set(organizationId, { organization, late: await lateAnswersOf(table, organizationId) });
      }),
    );
  };

  return {
    async find(jobId) {
      const item = await pages.get(jobId);
      return item ? documentOf(item, await employerOf(readIndexed(item).organizationId)) : null;
    },

    async *ofOrganization(organizationId) {
      const employer = await employerOf(organizationId);
      for await (const items of pages.ofOrganization(organizationId)) {
        yield items.map((item) => documentOf(item, employer));
      }
    },

    async *all() {
      const known = new Map<string, Employer>();
      for await (const items of pages.all()) {
        const ids = items.map((item) => readIndexed(item).organizationId);
        await learn(known, ids);
        for (const [index, item] of items.entries()) yield documentOf(item, known.get(ids[index]!)!);
      }
    },
  };
};
