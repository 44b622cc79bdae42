import { Validations, type Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

export type NagSuppression = { id: string; reason: string };

export const suppress = (scope: IConstruct, ...findings: NagSuppression[]): void =>
  Validations.of(scope).acknowledge(...findings);

/** Name under which other stacks import this value, and under which cdk-nag reports it there. */
export const exportedAs = (owner: Stack, value: string): string => {
  const imported = owner.resolve(owner.exportValue(value)) as { 'Fn::ImportValue': string };
  return imported['Fn::ImportValue'];
};
