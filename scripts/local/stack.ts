import { billingWebhookRoutes } from '@shared/money/api/billing.routes';
import type { BillingMode } from '@shared/money/billing/vocabulary';
import { signUpTrigger, tokenTrigger } from '@shared/platform/functions';
import { environmentOfFunction } from '@shared/platform/variables';
import type { ScheduledFunctionName } from '@shared/platform/scheduled-functions';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Table } from '../../lambdas/platform/table/table';
import { answerAwsCall, awsEndpoint } from '../../emulators/aws/aws-endpoint';
import { openTableAt } from '../../emulators/aws/dynamodb';
import { eventBusOperations } from '../../emulators/aws/event-bus';
import { keyServiceOperations } from '../../emulators/aws/key-service';
import { signingOperations } from '../../emulators/aws/signing-operations';
import { openInboundMail, type InboundMail } from '../../emulators/aws/inbound-mail';
import { openMailbox, type ReadMail } from '../../emulators/aws/mailbox';
import { openQueues, type Queues } from '../../emulators/aws/queues';
import { openTextOutbox } from '../../emulators/aws/text-outbox';
import { openSecurityLog } from '../../emulators/aws/security-log';
import { secretOperations } from '../../emulators/aws/secrets';
import { sqsOperations } from '../../emulators/aws/sqs-operations';
import { startS3 } from '../../emulators/aws/s3';
import { openCognito } from '../../emulators/cognito/cognito';
import { hostedSignIn } from './sign-in/hosted-sign-in';
import { callTokenTrigger } from '../../emulators/cognito/token-trigger';
import type { Claims } from '../../emulators/cognito/tokens';
import { deadLetters, type DeadLetter } from './dead-letters';
import { putFaultsBetween } from './faults/between';
import { faultsHandler } from './faults/faults-page';
import { apiGateway } from './gateway/api-gateway';
import { startGateway } from './gateway/gateway';
import { localPages } from './gateway/local-pages';
import { mediaHandler } from './gateway/media';
import { siteConfig, siteHandler } from './gateway/site';
import { openWebsocketGateway, websocketPath } from './gateway/websocket-gateway';
import { importedFunctions, type FunctionSource } from './lambda/function-source';
import { openLambdaLog } from './lambda/lambda-log';
import { openFunctions, type Lambdas, type WatchRun } from './lambda/functions';
import { freePort, loopback } from './ports';
import { startQueuePoller } from './queue-poller';
import { startScheduler } from './scheduler';
import { billingViewer } from '../../emulators/stripe/pages/billing-viewer';
import { openStripe, type StripeEmulator } from '../../emulators/stripe/stripe';
import { storedProjection } from '../../emulators/stripe/stored-projection';
import { billingFrom, localEnvironment, localStage, supportLinesFrom, type Addresses } from './settings';
import { startStreamDelivery } from './stream-delivery';
import type { Database } from '../../emulators/dynamodb/database';
import { withoutStream } from '../../emulators/dynamodb/local-tables';
import { startTable } from '../../emulators/dynamodb/start-table';
import { openVendors } from '../../emulators/vendors/vendors';
import { openWebhookReceiver } from './webhooks/receiver';

export type StackPorts = { gateway: number; dynamodb: number; s3: number };

export type StackOptions = {
  /** In memory if missing. */
  dataDir?: string;
  ports?: Partial<StackPorts>;
  /** Runs scheduled functions by the clock, immediately or when the promise resolves; otherwise on request. */
  schedules?: boolean | Promise<unknown>;
  serveSite?: boolean;
  siteDirectory?: string;
  site?: string;
  /** Source of functions; by default, imports by this process. Closed by its owner. */
  functions?: FunctionSource;
  /** Different table, such as one restored from a backup. */
  tableName?: string;
  /** Optional proxy between the functions and the database. */
  proxyDynamodb?: (endpoint: string) => Promise<string>;
  /** Whether to put fault proxies between the functions and all dependencies, set at `/_local/faults`. */
  faults?: boolean;
  /** Observes every run of a function. */
  watch?: WatchRun;
  /** Initial data, which bypasses the stream. */
  fillTable?: (table: Table) => Promise<void>;
  /** Milliseconds before a failed message is retried. */
  retryDelayMs?: number;
  print?: (line: string) => void;
  progress?: (part: string) => void;
  /** Set by BILLING, off by default. */
  billing?: BillingMode;
};

export type LocalStack = {
  addresses: Addresses;
  billing: BillingMode;
  /** Environment for functions and scripts. */
  env: Record<string, string>;
  mails(to?: string): ReadMail[];
  /** Emails to the product's addresses. */
  inbound: InboundMail;
  deadLetters(): DeadLetter[];
  database: Database;
  queues: Queues;
  lambdas: Lambdas;
  lambdaLog(): readonly string[];
  /** Resolves when stream, bus, and queues are empty, and live connections are at rest. */
  drain(): Promise<void>;
  runSchedule(name: ScheduledFunctionName): Promise<unknown>;
  stripe: StripeEmulator;
  signToken(claims: Claims): string;
  stop(): Promise<void>;
};

type Stops = (() => Promise<void> | void)[];

const builtSite = fileURLToPath(new URL('../../dist/web', import.meta.url));
/** Factors for time budgets: a busy machine is several times slower. Smaller with faults, which calls wait for. */
const localTimeBudget = { usual: 6, withFaults: 2.4 };
/** Time since the last successful function run. */
const stuckMs = 45_000;
const keptEvents = 5000;

const choosePorts = async (given: Partial<StackPorts> = {}): Promise<StackPorts> => ({
  gateway: given.gateway ?? (await freePort()),
  dynamodb: given.dynamodb ?? (await freePort()),
  s3: given.s3 ?? (await freePort()),
});

const addressesOf = (ports: StackPorts, site: string | undefined): Addresses => {
  const gateway = `http://localhost:${ports.gateway}`;
  return {
    gateway,
    websocket: `ws://localhost:${ports.gateway}${websocketPath}`,
    site: site ?? gateway,
    dynamodb: `http://${loopback}:${ports.dynamodb}`,
    s3: `http://${loopback}:${ports.s3}`,
    aws: `http://${loopback}:${ports.gateway}/_local/aws`,
  };
};

/** Returns when ready. A failure stops everything that was started. */
export const startStack = async (options: StackOptions = {}): Promise<LocalStack> => {
  const dataDir = options.dataDir ?? null;
  const print = options.print ?? (() => undefined);
  const progress = options.progress ?? (() => undefined);
  const billing = options.billing ?? billingFrom('off');
  const supportLines = supportLinesFrom(process.env);
  const ports = await choosePorts(options.ports);
  const addresses = addressesOf(ports, options.site);
  const stops: Stops = [];
  const stop = async (): Promise<void> => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
  };

  try {
    const mailbox = openMailbox(dataDir);
    const texts = openTextOutbox(dataDir);
    const securityLog = openSecurityLog(dataDir);
    const queues = openQueues(dataDir && join(dataDir, 'queues'));
    const inbound = openInboundMail(queues, addresses.s3);
    const events: string[] = [];
    const keepEvent = (event: string): void => {
      events.push(event);
      if (events.length > keptEvents) events.shift();
    };
    const secrets = secretOperations(dataDir);
    const keyService = { ...keyServiceOperations(dataDir), ...signingOperations(dataDir) };
    const log = openLambdaLog(dataDir, print);
    stops.push(() => log.close());

    const table = await startTable(ports.dynamodb, dataDir, options.tableName);
    stops.push(() => table.stop());
    const { fillTable } = options;
    if (fillTable)
      await withoutStream(table.database, table.tableName, () =>
        fillTable(openTableAt(table.endpoint, table.tableName)),
      );
    progress('table');
    if (options.proxyDynamodb) addresses.dynamodb = await options.proxyDynamodb(table.endpoint);

    const plainEnv = {
      ...localEnvironment(addresses, billing),
      ...(options.tableName !== undefined && { TABLE_NAME: options.tableName }),
      PATIENCE: process.env['PATIENCE'] || String(options.faults ? localTimeBudget.withFaults : localTimeBudget.usual),
    };
    const between = options.faults ? await putFaultsBetween(plainEnv, addresses.gateway) : null;
    stops.push(() => between?.stop());
    const env: Record<string, string> = between?.env ?? plainEnv;
    const source = options.functions ?? importedFunctions();
    const environmentOf = (name: string) => environmentOfFunction(name, env);
    const lambdas = openFunctions({ source, environmentOf, ...(options.watch && { watch: options.watch }) }, log);
    const beforeTokens = callTokenTrigger((event) => lambdas.invoke(tokenTrigger.name, event));
    const cognito = openCognito(
      dataDir,
      beforeTokens,
      (event) => lambdas.invoke(tokenTrigger.name, event),
      (event) => lambdas.invoke(signUpTrigger.name, event),
    );
    const s3 = await startS3(ports.s3, dataDir && join(dataDir, 's3'), addresses.site);
    stops.push(() => s3.stop());
    progress('user pool, mailbox, queues, object storage');

    const stream = startStreamDelivery(table, lambdas, dataDir);
    stops.push(() => stream.stop());
    const poller = startQueuePoller(queues, lambdas, {
      retryDelayMs: options.retryDelayMs ?? 2000,
      errorOf: (messageId) => log.errorOf(messageId),
    });
    stops.push(() => poller.stop());

    const scheduler = startScheduler({ lambdas, log, byClock: options.schedules ?? false });
    stops.push(() => scheduler.stop());

    const websockets = openWebsocketGateway(lambdas);
    const isIdle = (): boolean => stripe.isIdle() && poller.isIdle() && stream.isIdle() && websockets.isIdle();
    const drain = async (): Promise<void> => {
      let succeeded = lambdas.succeeded();
      let deadline = Date.now() + stuckMs;
      while (!isIdle()) {
        if (lambdas.succeeded() !== succeeded) {
          succeeded = lambdas.succeeded();
          deadline = Date.now() + stuckMs;
        }
        if (Date.now() > deadline)
          throw new Error(`Events wait, and no function has succeeded for ${stuckMs / 1000} seconds.`);
        await wait(5);
      }
    };

    const stripe = openStripe({
      dataDir,
      address: addresses.gateway,
      apiKey: localStage.stripeApiKey,
      webhook: {
        url: `${addresses.gateway}${billingWebhookRoutes.receiveWebhook.path}`,
        secret: localStage.stripeWebhookSecret,
      },
    });
    stops.push(() => stripe.stop());
    const { provider, save } = stripe;
    const projectionOf = storedProjection(openTableAt(table.endpoint, table.tableName));
    const billingPages = billingViewer({ provider, save, mailbox, projectionOf });

    const services = {
      AWSCognitoIdentityProviderService: cognito.operations,
      AmazonSQS: sqsOperations(queues, env['AWS_ENDPOINT_URL_SQS'] ?? addresses.aws),
      AWSEvents: eventBusOperations(queues, keepEvent),
      secretsmanager: secrets,
      TrentService: keyService,
      Logs_20140328: securityLog.operations,
    };
    const api = apiGateway(lambdas, localStage.originKey);
    const gateway = await startGateway(
      ports.gateway,
      {
        api,
        directApi: apiGateway(lambdas, null),
        aws: awsEndpoint(services, { mailbox, texts }, websockets.connections),
        awsCall: answerAwsCall(services),
        jwks: () => cognito.tokens.jwks(),
        signIn: hostedSignIn({ ...cognito, beforeTokens }, addresses.site),
        local: localPages({
          mailbox,
          inbound,
          texts,
          queues,
          log,
          securityLog,
          scheduler,
          events,
          stripe: stripe.handler,
          billing: billingPages,
          webhooks: openWebhookReceiver(dataDir),
          vendors: openVendors(dataDir, addresses.site),
          faults: between && faultsHandler(between.faults),
          pushOrigin: between?.pushOrigin ?? null,
          drain,
        }),
        config: () => siteConfig(addresses, billing, supportLines),
        media: mediaHandler(addresses.s3),
        site: options.serveSite ? siteHandler(options.siteDirectory ?? builtSite, addresses, api) : null,
      },
      websockets,
    );
    stops.push(() => gateway.stop());
    progress('HTTP and WebSocket gateway');

    return {
      addresses,
      billing,
      env,
      mails: (to) => mailbox.list(to),
      inbound,
      deadLetters: () => deadLetters(queues),
      database: table.database,
      queues,
      lambdas,
      lambdaLog: () => log.lines(),
      drain,
      runSchedule: (name) => scheduler.run(name),
      stripe,
      signToken: (claims) => cognito.tokens.sign(claims),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
