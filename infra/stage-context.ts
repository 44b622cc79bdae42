import type { StackProps } from 'aws-cdk-lib';
import type { FunctionBundle } from './bundling';
import type { StageConfig } from './config';

/** What every stack needs to know of its stage. */
export type StageContext = {
  config: StageConfig;
  /** Directory of a function's package. */
  bundle: (functionName: string) => string;
  /** Directory of the built site, null when it is not built. */
  site: string | null;
};

export const stageContext = (
  config: StageConfig,
  bundles: readonly Pick<FunctionBundle, 'name' | 'directory'>[],
  site: string | null,
): StageContext => ({
  config,
  bundle: (functionName) => {
    const found = bundles.find(({ name }) => name === functionName);
    if (!found) throw new Error(`There is no bundle of the function ${functionName}.`);
    return found.directory;
  },
  site,
});

/** Properties that all stacks of a stage share. */
export const stackProps = ({ region, protectData }: StageConfig, description: string): StackProps => ({
  env: { region },
  description,
  terminationProtection: protectData,
});
