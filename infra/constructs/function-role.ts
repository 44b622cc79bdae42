import { Stack } from 'aws-cdk-lib';
import {
  PolicyDocument,
  Role,
  ServicePrincipal,
  type AddToPrincipalPolicyResult,
  type PolicyStatement,
} from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { sizeOf } from '../limits/templates';

const lambda = (): ServicePrincipal => new ServicePrincipal('lambda.amazonaws.com');

/**
 * IAM limits a role's inline policies to 10,240 characters. During an update, an existing stage has the former policy as
 * well.
 */
const mostOwn = 4800;

/** A policy that is a resource counts toward CloudFormation's limit of a stack; an inline policy doesn't. */
class RoleWithPolicy extends Role {
  private readonly rights: PolicyDocument;

  constructor(scope: Construct, id: string) {
    const rights = new PolicyDocument();
    super(scope, id, { assumedBy: lambda(), inlinePolicies: { Rights: rights } });
    this.rights = rights;
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.rights.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}

export const functionRole = (scope: Construct, id: string, statements: readonly PolicyStatement[]): Role => {
  const size = sizeOf(Stack.of(scope).resolve(statements.map((statement): unknown => statement.toStatementJson())));
  const role = size > mostOwn ? new Role(scope, id, { assumedBy: lambda() }) : new RoleWithPolicy(scope, id);
  for (const statement of statements) role.addToPrincipalPolicy(statement);
  return role;
};
