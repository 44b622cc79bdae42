import { Tags, type App } from 'aws-cdk-lib';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { SiteConfig } from '../shared/platform/site/site-config';
import { siteLines, SupportLines } from '../shared/platform/site/support-lines';
import type { BillingStage } from './billing-rights';
import type { IntegrationsStage } from './integration-rights';
import type { Platform } from './platform';
import {
  integrationRunner,
  mailReceiver,
  queueWorkers,
  streamConsumer,
  webhookDeliverer,
} from '../shared/platform/functions';
import { queueConsumers } from '../shared/platform/queue-consumers';
import { scheduleDeadLetters } from '../shared/platform/scheduled-functions';
import { resourceName, type StageConfig } from './config';
import { refuseEarly } from './refusals';
import { ApiStack, MoreApiStack } from './stacks/api-stack';
import { AuthStack } from './stacks/auth-stack';
import { BackupsStack } from './stacks/backups-stack';
import { DataStack } from './stacks/data-stack';
import { EdgeStack } from './stacks/edge-stack';
import { EventsStack } from './stacks/events-stack';
import { IntegrationsStack } from './stacks/integrations-stack';
import { MonitoringStack } from './stacks/monitoring-stack';
import { RealtimeStack } from './stacks/realtime-stack';
import { SchedulesStack } from './stacks/schedules-stack';
import { SearchStack } from './stacks/search-stack';
import { ShiftsStack } from './stacks/shifts-stack';
import { WebStack } from './stacks/web-stack';
import { WebhooksStack } from './stacks/webhooks-stack';
import type { StageContext } from './stage-context';

export const addStage = (app: App, context: StageContext): void => {
  const { config } = context;
  const monitoring = new MonitoringStack(app, context);
  const data = new DataStack(app, context);
  // Deployed first: imports of an earlier release end before the exports, and alarms of other stacks find their topic.
  data.addStackDependency(monitoring);
  refuseEarly(data, context);
  const { table, personalKeys, signingKeys, hashKey, searchSnapshots, privateFiles, securityEvents, auditRoots } = data;
  const auth = new AuthStack(app, context, { table, hashKey, securityLog: securityEvents });
  const { userPool, clients, providers, mail } = auth;
  const identity = { userPool, ...clients.ids };

  const billing = billingStage(data, config);
  const realtime = new RealtimeStack(app, context, {
    table,
    identity,
    organizationGraceUntil: config.organizationGraceUntil ?? '',
    billing,
  });
  const { connections, websocketUrl } = realtime;
  const edge = new EdgeStack(app, context, {
    connect: [
      realtime.websocketOrigin,
      `https://cognito-idp.${config.region}.amazonaws.com`,
      ...(providers.domain ? [`https://${providers.domain}`] : []),
    ],
    images: [`https://${privateFiles.bucket.bucketRegionalDomainName}`],
  });
  const { siteUrl, originKey, uploadQuarantine, publicFiles } = edge;

  if (config.backupCopies) {
    new BackupsStack(app, context, {
      copyTo: config.backupCopies,
      data: [table.tableArn, privateFiles.bucket.bucketArn, publicFiles.bucket.bucketArn],
      personalKeys: personalKeys.table.tableArn,
    });
  }

  const searchStack = config.search === 'opensearch' ? new SearchStack(app, context) : null;
  const search = { engine: config.search, snapshots: searchSnapshots, domain: searchStack?.domain ?? null };
  const uploads = { sent: uploadQuarantine, published: publicFiles };
  const platform: Platform = {
    table,
    personalKeys,
    signingKeys,
    hashKey,
    originKey,
    securityLog: securityEvents,
    identity,
    mail,
    siteUrl,
    connections,
    search,
    auditRoots,
    uploads,
    documents: privateFiles,
    registryUrl: config.registryUrl,
    organizationGraceUntil: config.organizationGraceUntil ?? '',
    billing,
    watchLists: config.watchLists,
    call: {
      stunUrls: config.call.stun,
      turnUrls: config.call.turn?.urls ?? [],
      turnSecretArn: config.call.turn
        ? Secret.fromSecretNameV2(realtime, 'TurnSecret', config.call.turn.secretName).secretArn
        : null,
    },
    smsSenderId: config.smsSenderId,
    webhookQueue: queueByName(auth, config, webhookDeliverer.name),
    integrationQueue: queueByName(auth, config, integrationRunner.name),
    integrations: integrationsStage(data, config, siteUrl),
    deadLetters: {
      prefix: resourceName(config, ''),
      consumers: [...Object.keys(queueConsumers), mailReceiver.name, ...queueWorkers.map(({ name }) => name)],
      others: [streamConsumer.name, scheduleDeadLetters],
      arnOf: (name) => auth.formatArn({ service: 'sqs', resource: resourceName(config, name) }),
    },
  };
  const made = { context, platform, edge };
  const api = new ApiStack(app, made, new MoreApiStack(app, made));
  const events = new EventsStack(app, context, { earlier: platform, table });
  const { bus, scheduleDeadLetters: deadLetters } = events;
  const webhooks = new WebhooksStack(app, context, { platform, bus });
  const integrations = new IntegrationsStack(app, context, { platform, bus });
  const shifts = new ShiftsStack(app, context, { platform, bus, scheduleDeadLetters: deadLetters });
  const schedules = new SchedulesStack(app, context, {
    platform: { ...platform, bus },
    scheduleDeadLetters: deadLetters,
  });
  if (edge.site) {
    const web = new WebStack(app, context, edge.site, siteConfig(config, auth, websocketUrl));
    for (const called of [api, events, webhooks, integrations, shifts, schedules]) web.addStackDependency(called);
  }

  Tags.of(app).add('product', 'wardline');
  Tags.of(app).add('stage', config.stage);
};

/** Stacks that send to a queue are created before the one with the queue. */
const queueByName = (stack: AuthStack, config: StageConfig, name: string) => ({
  url: `https://sqs.${config.region}.${stack.urlSuffix}/${stack.account}/${resourceName(config, name)}`,
  arn: stack.formatArn({ service: 'sqs', resource: resourceName(config, name) }),
});

const integrationsStage = (scope: DataStack, { integrations }: StageConfig, siteUrl: string): IntegrationsStage => ({
  siteUrl,
  clients: Object.fromEntries(
    Object.entries(integrations).map(([provider, { clientId, secretName }]) => [
      provider,
      { clientId, secretArn: Secret.fromSecretNameV2(scope, `Integration-${provider}`, secretName).secretArn },
    ]),
  ),
});

const billingStage = (
  scope: DataStack,
  { billing, billingGraceUntil, payouts, stripe }: StageConfig,
): BillingStage => ({
  mode: billing,
  graceUntil: billingGraceUntil ?? '',
  payouts,
  apiBase: stripe.apiBase,
  secretArns:
    billing === 'off'
      ? null
      : {
          apiKey: Secret.fromSecretNameV2(scope, 'StripeApiKey', stripe.apiKeySecretName).secretArn,
          webhook: Secret.fromSecretNameV2(scope, 'StripeWebhook', stripe.webhookSecretName).secretArn,
        },
});

const siteConfig = (
  { region, publishableKey, legalTexts, billing, support }: StageConfig,
  { userPool, clients, providers }: AuthStack,
  websocketUrl: string,
): SiteConfig => ({
  region,
  userPoolId: userPool.userPoolId,
  userPoolClientId: clients.ids.browserClientId,
  ...(providers.domain && { identityDomain: providers.domain }),
  identityProviders: [...providers.names],
  publishableKey,
  websocketUrl,
  legalTexts,
  billing,
  ...siteLines(SupportLines.parse(support)),
});
