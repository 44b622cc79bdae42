import type { ProviderWork, Tools } from '../../ports';
import { recruitingWork } from '../../recruiting/recruiting-work';
import { sendHire } from './greenhouse-hires';
import { readOpenJobs } from './greenhouse-jobs';

export const greenhouseWork = (tools: Tools): ProviderWork =>
  recruitingWork(tools, { openJobs: ({ vendor }) => readOpenJobs(vendor), hireTarget: () => sendHire });
