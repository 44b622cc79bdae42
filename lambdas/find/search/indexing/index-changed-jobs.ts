import type { DomainEvent } from '@shared/core/model/event';
import type { JobDocuments } from '../../../search-index/job-documents';
import type { JobDocument, JobIndex, JobIndexChange } from '../../../search-index/port';
import type { Effect } from '../../../events/ports';

type Deps = { documents: Pick<JobDocuments, 'find' | 'ofOrganization'>; index: Pick<JobIndex, 'apply'> };

const put = (document: JobDocument): JobIndexChange => ({ kind: 'put', document });

/** Indexes the current state regardless of the event, because events may be late and out of order. */
export const indexPostings = ({ documents, index }: Deps, event: DomainEvent): Effect[] => {
  switch (event.type) {
    case 'job.changed':
    case 'job.waiting_changed':
    case 'job.removed': {
      const { jobId } = event.data;
      const run = async (): Promise<void> => {
        const document = await documents.find(jobId);
        await index.apply([document ? put(document) : { kind: 'remove', id: jobId }]);
      };
      return [{ id: 'index', subject: jobId, run }];
    }
    case 'organization.changed': {
      const { organizationId } = event.data;
      const run = async (): Promise<void> => {
        for await (const page of documents.ofOrganization(organizationId)) await index.apply(page.map(put));
      };
      return [{ id: 'index', subject: organizationId, run }];
    }
    default:
      return [];
  }
};
