import type { BuiltProvider } from '@shared/integrations/providers';
import type { ProviderWork, RunDeps, Tools } from '../ports';

/** What the worker does at each provider, by kind of task. */
export const createProviderWork = (_tools: Tools): RunDeps['workOf'] => {
  const work: Readonly<Record<BuiltProvider, ProviderWork>> = {
    zoom: { tasks: {} },
  };
  return (provider) => work[provider];
};
