import type { BuiltProvider } from '@shared/integrations/providers';
import type { ProviderWork, RunDeps, Tools } from '../ports';
import { greenhouseWork } from './greenhouse/greenhouse-work';

/** What the worker does at each provider, by kind of task. */
export const createProviderWork = (tools: Tools): RunDeps['workOf'] => {
  const work: Readonly<Record<BuiltProvider, ProviderWork>> = {
    zoom: { tasks: {} },
    greenhouse: greenhouseWork(tools),
  };
  return (provider) => work[provider];
};
