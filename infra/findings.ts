import { Validations, type Stack } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** A cdk-nag finding that stays, and why. */
export type AcceptedFinding = { id: string; reason: string };

/** Accepts findings on a construct and what is in it. Every accepted finding of the stacks goes through here. */
export const accept = (scope: IConstruct, ...findings: AcceptedFinding[]): void =>
  Validations.of(scope).acknowledge(...findings);

/** Name under which other stacks import this value; findings about it in those stacks go by that name. */
export const exportedAs = (owner: Stack, value: string): string => {
  const imported = owner.resolve(owner.exportValue(value)) as { 'Fn::ImportValue': string };
  return imported['Fn::ImportValue'];
};
