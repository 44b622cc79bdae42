import type { StackProps } from 'aws-cdk-lib';
import type { FunctionBundle } from './bundling';
import type { StageConfig } from './config';

export type StageContext = {
  config: StageConfig;
  bundle: (functionName: string) => string;
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

export const stackProps = ({ region, protectData }: StageConfig, description: string): StackProps => ({
  env: { region },
  description,
  terminationProtection: protectData,
});
