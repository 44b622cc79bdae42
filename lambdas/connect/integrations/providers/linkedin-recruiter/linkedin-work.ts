import { checkHours } from '@shared/connect/integrations/linkedin-postings';
import { addSeconds } from '../../../../platform/clock';
import { createFeedJobs } from '../../../../store/connect/job-feeds/feed-jobs';
import type { ProviderWork, Tools } from '../../ports';
import { checkTask } from './linkedin-tasks';

export const linkedInWork = ({ table, links, siteUrl, clock, queueTask }: Tools): ProviderWork => ({
  tasks: {
    /** Also runs without a change, for expiring postings. */
    async postings(context) {
      // Loads the parser of descriptions, which no other service needs.
      const { syncPostings } = await import('./linkedin-sync');
      const hasSent = await syncPostings({ links, published: createFeedJobs(table), siteUrl, clock }, context);
      if (hasSent) await queueTask(context.integration, checkTask(clock.now()));
      return { againAt: addSeconds(clock.now(), checkHours * 3600).toISOString() };
    },
    async check(context) {
      const { checkPostings } = await import('./linkedin-status');
      return checkPostings({ links, clock }, context);
    },
  },
});
