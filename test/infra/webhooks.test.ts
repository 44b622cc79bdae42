import { beforeAll, describe, expect, it } from 'vitest';
import { concurrency } from '../../shared/platform/concurrency';
import { webhookDeliverer } from '../../shared/platform/functions';
import { ofType, synthesise, type Resource, type Synthesis } from './stage';

let prod: Synthesis;
beforeAll(() => {
  prod = synthesise('prod');
});

const named = (type: string, name: string, property: string): [string, Resource] => {
  const found = ofType(prod.templates['webhooks'], type).find(([, it]) => it.Properties[property] === name);
  if (!found) throw new Error(`No ${type} ${name}.`);
  return found;
};
const queue = (name: string) => named('AWS::SQS::Queue', `wardline-prod-${name}`, 'QueueName');

describe('the queue of webhooks', () => {
  it('outlives a run and keeps failed messages', () => {
    const [deadId] = queue(`${webhookDeliverer.name}-dlq`);
    expect(queue(webhookDeliverer.name)[1].Properties).toMatchObject({
      VisibilityTimeout: 6 * webhookDeliverer.timeoutSeconds,
      RedrivePolicy: { deadLetterTargetArn: { 'Fn::GetAtt': [deadId, 'Arn'] }, maxReceiveCount: 3 },
      SqsManagedSseEnabled: true,
    });
  });

  it('is read by a fixed number of runs at once, each with ten webhooks', () => {
    const [queueId] = queue(webhookDeliverer.name);
    const sources = ofType(prod.templates['webhooks'], 'AWS::Lambda::EventSourceMapping').filter(([, it]) =>
      JSON.stringify(it.Properties['EventSourceArn']).includes(queueId),
    );
    expect(sources.map(([, it]) => it.Properties)).toMatchObject([
      {
        BatchSize: 10,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        ScalingConfig: { MaximumConcurrency: concurrency.webhooks },
      },
    ]);
  });

  it('has the same name in everything that sends to it', () => {
    const name = queue(webhookDeliverer.name)[1].Properties['QueueName'] as string;
    const senders = Object.values(prod.templates)
      .flatMap((template) => ofType(template, 'AWS::Lambda::Function'))
      .filter(([, { Properties }]) => JSON.stringify(Properties['Environment'] ?? {}).includes('WEBHOOK_QUEUE_URL'));
    expect(senders.map(([, { Properties }]) => Properties['FunctionName']).sort()).toEqual(
      ['deliver-webhooks', 'queue-webhooks', 'wake-webhooks', 'webhooks'].map((it) => `wardline-prod-${it}`),
    );
    for (const [, { Properties }] of senders) {
      const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
      expect(JSON.stringify(Variables['WEBHOOK_QUEUE_URL'])).toContain(`/${name}"`);
    }
  });
});
