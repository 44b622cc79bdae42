import type { BuiltProvider } from '@shared/integrations/providers';
import { slackWork } from './slack/slack-work';
import type { ProviderWork, RunDeps, Tools } from '../ports';

/** What the worker does at each provider, by kind of task. */
export const createProviderWork = (tools: Tools): RunDeps['workOf'] => {
  const work: Readonly<Record<BuiltProvider, ProviderWork>> = {
    slack: slackWork(tools),
    zoom: { tasks: {} },
  };
  return (provider) => work[provider];
};
