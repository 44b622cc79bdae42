import { sum } from './templates';

/** https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html */
const managedCapacity: Record<string, number> = {
  AWSManagedRulesAmazonIpReputationList: 25,
  AWSManagedRulesKnownBadInputsRuleSet: 200,
};

type Transformed = { TextTransformations?: { Type: string }[] };
type Statement = {
  ManagedRuleGroupStatement?: { Name: string };
  RateBasedStatement?: { CustomKeys?: Record<string, Transformed>[]; ScopeDownStatement?: Statement };
  AndStatement?: { Statements: Statement[] };
  OrStatement?: { Statements: Statement[] };
  NotStatement?: { Statement: Statement };
  ByteMatchStatement?: Transformed;
  RegexMatchStatement?: Transformed;
};

const transformations = ({ TextTransformations: all = [] }: Transformed): number =>
  10 * all.filter(({ Type }) => Type !== 'NONE').length;

/**
 * Maximum units of one statement: https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statements-match.html.
 * A template doesn't include AWS's own count.
 */
export const capacityOf = (statement: Statement): number => {
  const { ManagedRuleGroupStatement: managed, RateBasedStatement: rate } = statement;
  if (managed) {
    const capacity = managedCapacity[managed.Name];
    if (capacity === undefined) throw new Error(`Add the capacity of ${managed.Name} to infra/limits.`);
    return capacity;
  }
  if (rate) {
    const keys = (rate.CustomKeys ?? []).flatMap((key) => Object.values(key));
    const scope = rate.ScopeDownStatement ? capacityOf(rate.ScopeDownStatement) : 0;
    return 2 + sum(keys.map((key) => 30 + transformations(key))) + scope;
  }
  const nested = statement.AndStatement ?? statement.OrStatement;
  if (nested) return sum(nested.Statements.map(capacityOf));
  if (statement.NotStatement) return capacityOf(statement.NotStatement.Statement);
  if (statement.ByteMatchStatement) return 2 + transformations(statement.ByteMatchStatement);
  if (statement.RegexMatchStatement) return 3 + transformations(statement.RegexMatchStatement);
  throw new Error(`Add the capacity of ${Object.keys(statement).join()} to infra/limits.`);
};
