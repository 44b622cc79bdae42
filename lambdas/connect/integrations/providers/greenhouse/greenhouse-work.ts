import type { ProviderWork, Tools } from '../../ports';
import { recruitingWork } from '../../recruiting/recruiting-work';
import { sendHire } from './greenhouse-hires';

export const greenhouseWork = (tools: Tools): ProviderWork =>
  recruitingWork(tools, {
    // Loaded on demand: descriptions need a table of HTML entities.
    openJobs: async ({ vendor }) => (await import('./greenhouse-jobs')).readOpenJobs(vendor),
    hireTarget: () => sendHire,
  });
