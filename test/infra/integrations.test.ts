import { beforeAll, describe, expect, it } from 'vitest';
import { integrationSources, providers } from '../../shared/connect/integrations/providers';
import { concurrency } from '../../shared/platform/concurrency';
import { integrationRunner } from '../../shared/platform/functions';
import { integrationRights } from '../../infra/integration-rights';
import { ofType, synthesise, type Resource, type Synthesis } from './stage';

let prod: Synthesis;
beforeAll(() => {
  prod = synthesise('prod');
});

const named = (type: string, name: string, property: string): [string, Resource] => {
  const found = ofType(prod.templates['integrations'], type).find(([, it]) => it.Properties[property] === name);
  if (!found) throw new Error(`No ${type} ${name}.`);
  return found;
};
const queue = (name: string) => named('AWS::SQS::Queue', `wardline-prod-${name}`, 'QueueName');

describe('the queue of integrations', () => {
  it('outlives a run and keeps failed messages', () => {
    const [deadId] = queue(`${integrationRunner.name}-dlq`);
    expect(queue(integrationRunner.name)[1].Properties).toMatchObject({
      VisibilityTimeout: 6 * integrationRunner.timeoutSeconds,
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [deadId, 'Arn'] }, maxReceiveCount: 3 },
      SqsManagedSseEnabled: true,
    });
  });

  it('is read by a fixed number of runs at once, each with ten connections', () => {
    const [queueId] = queue(integrationRunner.name);
    const sources = ofType(prod.templates['integrations'], 'AWS::Lambda::EventSourceMapping').filter(([, it]) =>
      JSON.stringify(it.Properties['EventSourceArn']).includes(queueId),
    );
    expect(sources.map(([, it]) => it.Properties)).toMatchObject([
      {
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: concurrency.integrations },
      },
    ]);
  });

  it('has the same name in everything that sends to it', () => {
    const name = queue(integrationRunner.name)[1].Properties['QueueName'] as string;
    const senders = Object.values(prod.templates)
      .flatMap((template) => ofType(template, 'AWS::Lambda::Function'))
      .filter(([, { Properties }]) =>
        JSON.stringify(Properties['Environment'] ?? {}).includes('INTEGRATION_QUEUE_URL'),
      );
    expect(senders.map(([, { Properties }]) => Properties['FunctionName']).sort()).toEqual(
      ['integrations', 'queue-integrations', 'run-integrations', 'vendor-hooks', 'wake-integrations'].map(
        (it) => `wardline-prod-${it}`,
      ),
    );
    for (const [, { Properties }] of senders) {
      const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
      expect(JSON.stringify(Variables['INTEGRATION_QUEUE_URL'])).toContain(`/${name}"`);
    }
  });
});

describe('clients of external services', () => {
  it('give functions the secrets of configured services only', () => {
    const secretArn = 'arn:aws:secretsmanager:us-east-1:1:secret:wardline/zoom';
    const { environment, statements } = integrationRights({
      siteUrl: 'https://site.example',
      clients: { zoom: { clientId: 'client', secretArn } },
    });
    expect(JSON.parse(environment.INTEGRATIONS)).toEqual({ zoom: { clientId: 'client', secretId: secretArn } });
    expect(statements.map((it) => it.toStatementJson() as object)).toEqual([
      { Effect: 'Allow', Action: 'secretsmanager:GetSecretValue', Resource: secretArn },
    ]);
    expect(integrationRights({ siteUrl: 'https://site.example', clients: {} }).statements).toEqual([]);
  });

  it('of Microsoft each have a secret of their own', () => {
    const arnOf = (name: string) => `arn:aws:secretsmanager:us-east-1:1:secret:wardline/${name}`;
    const clients = {
      'microsoft-outlook': { clientId: 'outlook', secretArn: arnOf('outlook') },
      'microsoft-teams': { clientId: 'teams', secretArn: arnOf('teams') },
    };
    const { environment, statements } = integrationRights({ siteUrl: 'https://site.example', clients });
    expect(JSON.parse(environment.INTEGRATIONS)).toEqual({
      'microsoft-outlook': { clientId: 'outlook', secretId: arnOf('outlook') },
      'microsoft-teams': { clientId: 'teams', secretId: arnOf('teams') },
    });
    expect(statements.map((it) => it.toStatementJson() as object)).toEqual([
      { Effect: 'Allow', Action: 'secretsmanager:GetSecretValue', Resource: [arnOf('outlook'), arnOf('teams')] },
    ]);
  });

  it('reach the consumers of every event that creates work for one of them', () => {
    const rules = ofType(prod.templates['integrations'], 'AWS::Events::Rule').map(([, it]) =>
      JSON.stringify(it.Properties),
    );
    for (const source of integrationSources)
      expect(
        rules.some((it) => it.includes(source)),
        source,
      ).toBe(true);
  });

  it('need no secret where organizations bring their own; the partner’s is needed elsewhere', () => {
    const named = Object.entries(providers).filter(([, { secrets }]) => secrets.length === 0);
    expect(named.map(([id]) => id)).toEqual(['workday']);
    const secretArn = 'arn:aws:secretsmanager:us-east-1:1:secret:wardline/linkedin';
    const clients = { 'linkedin-recruiter': { clientId: 'partner', secretArn } };
    const { statements } = integrationRights({ siteUrl: 'https://site.example', clients });
    expect(statements.map((it) => it.toStatementJson())).toMatchObject([{ Resource: secretArn }]);
  });
});
