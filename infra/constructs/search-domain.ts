import { Stack } from 'aws-cdk-lib';
import { AccountRootPrincipal, PolicyDocument, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, ResourcePolicy } from 'aws-cdk-lib/aws-logs';
import { CfnDomain } from 'aws-cdk-lib/aws-opensearchservice';
import { Construct } from 'constructs';
import { jobsAlias, professionalsAlias } from '../../shared/platform/search-index';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { suppress, type NagSuppression } from '../nag-suppressions';

/** Same minor version as in test:opensearch. */
const engineVersion = 'OpenSearch_2.19';

type Size = { instanceType: string; nodes: number; gigabytes: number };

/** One small node, or one in each of three zones with all documents. */
export const sizeOf = ({ stage }: StageConfig): Size =>
  stage === 'prod'
    ? { instanceType: 'm7g.medium.search', nodes: 3, gigabytes: 20 }
    : { instanceType: 't3.small.search', nodes: 1, gigabytes: 10 };

const logKinds = ['ES_APPLICATION_LOGS', 'SEARCH_SLOW_LOGS', 'INDEX_SLOW_LOGS'] as const;

/** OpenSearch domain. Accepts only signed requests from roles allowed on its paths. */
export class SearchDomain extends Construct {
  readonly domainName: string;
  readonly arn: string;
  readonly finding: string;
  readonly url: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const stack = Stack.of(this);
    const { instanceType, nodes, gigabytes } = sizeOf(config);
    this.domainName = resourceName(config, 'search');
    this.arn = stack.formatArn({ service: 'es', resource: 'domain', resourceName: this.domainName });
    this.finding = this.arn.replace(stack.account, '<AWS::AccountId>');
    const logs = this.logs(config);

    const domain = new CfnDomain(this, 'Domain', {
      domainName: this.domainName,
      engineVersion,
      clusterConfig: {
        instanceType,
        instanceCount: nodes,
        dedicatedMasterEnabled: false,
        zoneAwarenessEnabled: nodes > 1,
        ...(nodes > 1 && { zoneAwarenessConfig: { availabilityZoneCount: nodes } }),
      },
      ebsOptions: { ebsEnabled: true, volumeType: 'gp3', volumeSize: gigabytes },
      encryptionAtRestOptions: { enabled: true },
      nodeToNodeEncryptionOptions: { enabled: true },
      domainEndpointOptions: { enforceHttps: true, tlsSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
      // Requests reach only the index in the path, so permissions by path hold.
      advancedOptions: { 'rest.action.multi.allow_explicit_index': 'false' },
      accessPolicies: this.accountDecides(),
      softwareUpdateOptions: { autoSoftwareUpdateEnabled: true },
      offPeakWindowOptions: { enabled: true },
      logPublishingOptions: Object.fromEntries(
        logKinds.map((kind, index) => [kind, { enabled: true, cloudWatchLogsLogGroupArn: logs.arns[index] ?? '' }]),
      ),
    });
    domain.applyRemovalPolicy(removalPolicy(config));
    domain.node.addDependency(logs.policy);
    this.url = `https://${domain.attrDomainEndpoint}`;
    this.acceptFindings(domain, nodes);
  }

  /** Any role of this account; the role's own policy limits the paths. */
  private accountDecides(): PolicyDocument {
    const statement = new PolicyStatement({
      principals: [new AccountRootPrincipal()],
      actions: ['es:ESHttpGet', 'es:ESHttpHead', 'es:ESHttpPost', 'es:ESHttpPut', 'es:ESHttpDelete'],
      resources: [`${this.arn}/*`],
    });
    return new PolicyDocument({ statements: [statement] });
  }

  private logs(config: StageConfig): { arns: string[]; policy: ResourcePolicy } {
    const groups = logKinds.map(
      (kind) => new LogGroup(this, kind, { retention: config.logRetention, removalPolicy: removalPolicy(config) }),
    );
    const policy = new ResourcePolicy(this, 'LogsPolicy', {
      resourcePolicyName: resourceName(config, 'search-logs'),
      policyStatements: [
        new PolicyStatement({
          principals: [new ServicePrincipal('es.amazonaws.com')],
          actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
          resources: groups.map(({ logGroupArn }) => logGroupArn),
          conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(this).account } },
        }),
      ],
    });
    return { arns: groups.map(({ logGroupArn }) => logGroupArn), policy };
  }

  private acceptFindings(domain: CfnDomain, nodes: number): void {
    suppress(
      domain,
      {
        id: 'AwsSolutions-OS1',
        reason: 'Functions run outside a VPC. The domain answers only to signed requests over TLS.',
      },
      {
        id: 'AwsSolutions-OS3',
        reason: 'Functions have no fixed addresses; their roles decide who gets in.',
      },
      {
        id: 'AwsSolutions-OS4',
        reason: 'One index of one shard: the data nodes elect their leader among themselves.',
      },
    );
    if (nodes === 1) {
      suppress(domain, {
        id: 'AwsSolutions-OS7',
        reason: 'Outside prod one node is enough: the index is built anew from the table.',
      });
    }
  }
}

const aliases = [jobsAlias, professionalsAlias];

/** Requests per resource, verified by tests with a real node. */
export const domainPaths = {
  search: aliases.map((alias) => ({ path: `${alias}/_search`, actions: ['es:ESHttpPost'] })),
  searchIndex: [
    ...aliases.flatMap((alias) => [
      { path: `_alias/${alias}-*-writing`, actions: ['es:ESHttpGet'] },
      { path: `${alias}-*`, actions: ['es:ESHttpGet', 'es:ESHttpPut'] },
    ]),
    { path: '_aliases', actions: ['es:ESHttpPost'] },
  ],
} satisfies Record<string, { path: string; actions: string[] }[]>;

/** Permissions by path: readers may only search, writers only reach the product's indexes. */
export const domainRights = (
  { arn, finding }: SearchDomain,
  resource: keyof typeof domainPaths,
): { statements: PolicyStatement[]; findings: NagSuppression[] } => ({
  statements: domainPaths[resource].map(
    ({ path, actions }) => new PolicyStatement({ actions: [...actions], resources: [`${arn}/${path}`] }),
  ),
  findings: domainPaths[resource].flatMap(({ path }) =>
    path.includes('*')
      ? [{ id: `AwsSolutions-IAM5[Resource::${finding}/${path}]`, reason: 'A rebuild makes an index of a new name.' }]
      : [],
  ),
});
