import { createFeedJobs } from '../../../store/job-feeds/feed-jobs';
import type { ProviderWork, Tools } from '../../ports';

export const linkedInWork = ({ table, links, siteUrl }: Tools): ProviderWork => ({
  tasks: {
    async postings(context) {
      // Brings the parser of descriptions, which no other service needs.
      const { syncPostings } = await import('./linkedin-sync');
      await syncPostings({ links, published: createFeedJobs(table), siteUrl }, context);
      return undefined;
    },
  },
});
