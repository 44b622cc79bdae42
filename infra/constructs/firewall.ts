import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { invitesAbuse, largeBody } from '../../shared/core/api/route';
import { errorStatus, type ErrorBody, type ErrorCode } from '../../shared/errors';
import errorTexts from '../../shared/locales/en/errors.json';
import { firewallWindowSeconds } from '../../shared/core/limits/call-limits';
import { allRoutes } from '../contracts';
import { resourceName, type StageConfig } from '../config';

type Rule = Omit<CfnWebACL.RuleProperty, 'priority' | 'visibilityConfig'>;

const visibility = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  // Samples would store whole requests including addresses.
  sampledRequestsEnabled: false,
});

const accountPaths = allRoutes.filter(invitesAbuse).map(({ path }) => path);

const path = {
  fieldToMatch: { uriPath: {} },
  textTransformations: [{ priority: 0, type: 'NORMALIZE_PATH' }],
};

/** Parameters match any part of the path. */
const pathIs = (declared: string): CfnWebACL.StatementProperty =>
  declared.includes('{')
    ? { regexMatchStatement: { ...path, regexString: `^${declared.replaceAll(/\{\w+\}/g, '[^/]+')}$` } }
    : { byteMatchStatement: { ...path, positionalConstraint: 'EXACTLY', searchString: declared } };

/** Guests can read some of these paths. */
const isNoGet: CfnWebACL.StatementProperty = {
  notStatement: {
    statement: {
      byteMatchStatement: {
        fieldToMatch: { method: {} },
        positionalConstraint: 'EXACTLY',
        searchString: 'GET',
        textTransformations: [{ priority: 0, type: 'NONE' }],
      },
    },
  },
};

type Aggregation = Pick<CfnWebACL.RateBasedStatementProperty, 'aggregateKeyType' | 'customKeys'>;

/**
 * Aggregates by session or API key. Requests without the header aren't counted:
 * https://docs.aws.amazon.com/waf/latest/developerguide/waf-rule-statement-type-rate-based-aggregation-options.html
 */
const bySession: Aggregation = {
  aggregateKeyType: 'CUSTOM_KEYS',
  customKeys: [{ header: { name: 'authorization', textTransformations: [{ priority: 0, type: 'NONE' }] } }],
};

type Counting = { by?: Aggregation; scopeDownStatement?: CfnWebACL.StatementProperty };

const rate = (name: string, limit: number, { by, scopeDownStatement }: Counting = {}): Rule => ({
  name,
  action: {
    block: {
      customResponse: { responseCode: errorStatus.TOO_MANY_REQUESTS, customResponseBodyKey: 'tooMany' },
    },
  },
  statement: {
    rateBasedStatement: {
      ...(by ?? { aggregateKeyType: 'IP' }),
      evaluationWindowSec: firewallWindowSeconds,
      limit,
      ...(scopeDownStatement && { scopeDownStatement }),
    },
  },
});

const managed = (name: string): Rule => ({
  name,
  overrideAction: { none: {} },
  statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
});

const inOrder = (rules: readonly Rule[]): CfnWebACL.RuleProperty[] =>
  rules.map((rule, priority) => ({ ...rule, priority, visibilityConfig: visibility(rule.name) }));

const refusal = (code: ErrorCode): string => {
  const body: ErrorBody = { error: errorTexts[code], code };
  return JSON.stringify(body);
};

/** Blocks bodies of eight digits and more before the API's own 10 MB limit, whose message can't be customized. */
const tooLarge: Rule = {
  name: 'too-large',
  action: {
    block: {
      customResponse: { responseCode: errorStatus.PAYLOAD_TOO_LARGE, customResponseBodyKey: 'tooLarge' },
    },
  },
  statement: {
    regexMatchStatement: {
      fieldToMatch: { singleHeader: { Name: 'content-length' } },
      regexString: largeBody.source,
      textTransformations: [{ priority: 0, type: 'NONE' }],
    },
  },
};

export class Firewall extends Construct {
  readonly arn: string;
  readonly name: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.name = resourceName(config, 'firewall');
    const rules: Rule[] = [
      managed('AWSManagedRulesAmazonIpReputationList'),
      managed('AWSManagedRulesKnownBadInputsRuleSet'),
      rate('accounts', config.firewall.accounts, {
        scopeDownStatement: {
          andStatement: { statements: [{ orStatement: { statements: accountPaths.map(pathIs) } }, isNoGet] },
        },
      }),
      rate('session', config.firewall.session, { by: bySession }),
      rate('all', config.firewall.all),
      tooLarge,
    ];
    const acl = new CfnWebACL(this, 'Acl', {
      name: this.name,
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.name),
      customResponseBodies: {
        tooMany: { contentType: 'APPLICATION_JSON', content: refusal('TOO_MANY_REQUESTS') },
        tooLarge: { contentType: 'APPLICATION_JSON', content: refusal('PAYLOAD_TOO_LARGE') },
      },
      rules: inOrder(rules),
    });
    this.arn = acl.attrArn;
  }
}

export interface UserPoolFirewallProps {
  readonly config: StageConfig;
  readonly userPoolArn: string;
}

/**
 * Firewall of the user pool, which browsers call without CloudFront. It sees no email addresses or passwords:
 * https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-waf.html
 */
export class UserPoolFirewall extends Construct {
  readonly name: string;

  constructor(scope: Construct, id: string, { config, userPoolArn }: UserPoolFirewallProps) {
    super(scope, id);
    this.name = resourceName(config, 'user-pool-firewall');
    const acl = new CfnWebACL(this, 'Acl', {
      name: this.name,
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: visibility(this.name),
      rules: inOrder([
        managed('AWSManagedRulesAmazonIpReputationList'),
        managed('AWSManagedRulesKnownBadInputsRuleSet'),
        { ...rate('user-pool', config.firewall.userPool), action: { block: {} } },
      ]),
    });
    new CfnWebACLAssociation(this, 'Association', { resourceArn: userPoolArn, webAclArn: acl.attrArn });
  }
}
