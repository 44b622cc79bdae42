import type { ProviderWork, Tools } from '../../ports';
import { recruitingWork } from '../../recruiting/recruiting-work';
import { sendHire } from './greenhouse-hires';

export const greenhouseWork = (tools: Tools): ProviderWork =>
  recruitingWork(tools, {
    // Their descriptions take a table of HTML's characters.
    openJobs: async ({ vendor }) => (await import('./greenhouse-jobs')).readOpenJobs(vendor),
    hireTarget: () => sendHire,
  });
