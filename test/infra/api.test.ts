import { beforeAll, describe, expect, it } from 'vitest';
import { areas } from '../../infra/contracts';
import { schedulesIn } from '../../infra/later-consumers';
import { needsToken } from '../../shared/core/api/route';
import { matchRoute } from '../../scripts/local/gateway/route-table';
import { realtimeFunction, streamConsumers } from '../../shared/platform/functions';
import { queueConsumers } from '../../shared/platform/queue-consumers';
import { unreadEntities } from '../../shared/platform/unread-entities';
import { scheduledFunctions } from '../../shared/platform/scheduled-functions';
import { apiOf, ofType, type Resource, type Synthesis, synthesise } from './stage';

let dev: Synthesis;
beforeAll(() => {
  dev = synthesise('dev');
});

const properties = ([, resource]: [string, Resource]): Record<string, unknown> => resource.Properties;
const routeResources = (): [string, Resource][] => ofType(apiOf(dev), 'AWS::ApiGatewayV2::Route');
const only = <T>(items: T[]): T => {
  expect(items).toHaveLength(1);
  return items[0] as T;
};

describe('HTTP API', () => {
  it('routes every operation to the function of its area, by the gateway’s rules', () => {
    const deployed = routeResources().map((route) => properties(route) as { RouteKey: string; Target: unknown });
    expect(deployed.length).toBeLessThanOrEqual(120);
    const integrations = new Map(
      ofType(apiOf(dev), 'AWS::ApiGatewayV2::Integration').map(([id, { Properties }]) => [
        id,
        JSON.stringify(Properties['IntegrationUri']),
      ]),
    );
    const functions = new Map(
      ofType(apiOf(dev), 'AWS::Lambda::Function').map(([id, { Properties }]) => [id, Properties['FunctionName']]),
    );
    const functionOf = (routeKey: string): unknown => {
      const target = JSON.stringify(only(deployed.filter((it) => it.RouteKey === routeKey)).Target);
      const uri = [...integrations].find(([id]) => target.includes(`"${id}"`))?.[1] ?? '';
      return [...functions].find(([id]) => uri.includes(`"${id}"`))?.[1];
    };
    for (const { name, routes } of areas) {
      for (const { method, path } of Object.values(routes)) {
        const asked = path.replaceAll(/\{\w+\}/g, 'c4a0');
        const { routeKey } = matchRoute(method, asked);
        expect([path, functionOf(routeKey)]).toEqual([path, `wardline-dev-${name}`]);
      }
    }
  });

  // Its refusals can't be customized; the functions verify tokens (docs/adr/0020).
  it('leaves token checks to the functions, which know the pool and the browser client', () => {
    expect(ofType(apiOf(dev), 'AWS::ApiGatewayV2::Authorizer')).toEqual([]);
    for (const route of routeResources()) expect(properties(route)['AuthorizationType']).toBe('NONE');
    for (const { name, routes } of areas) {
      if (!Object.values(routes).some(needsToken)) continue;
      const functions = ofType(apiOf(dev), 'AWS::Lambda::Function').map(properties);
      const service = only(functions.filter((it) => it['FunctionName'] === `wardline-dev-${name}`));
      const { Variables } = service['Environment'] as { Variables: Record<string, unknown> };
      expect(JSON.stringify(Variables['USER_POOL_CLIENT_ID']), name).toContain('ClientsBrowser');
      expect(Variables['USER_POOL_ID'], name).toBeDefined();
    }
  });

  it('gives every function that answers people the CDN key and refuses calls without it', () => {
    const functions = ofType(apiOf(dev), 'AWS::Lambda::Function').map(properties);
    for (const { name } of areas) {
      const service = only(functions.filter((it) => it['FunctionName'] === `wardline-dev-${name}`));
      const { Variables } = service['Environment'] as { Variables: Record<string, unknown> };
      expect(Variables['ORIGIN_KEY_SECRET_ID'], name).toBeDefined();
    }
  });

  it('keeps messages of live connections from crowding out opening pages', () => {
    const stage = properties(only(ofType(dev.templates['realtime'], 'AWS::ApiGatewayV2::Stage')));
    expect(Object.keys(stage['RouteSettings'] as object).sort()).toEqual([...realtimeFunction.routeKeys].sort());
  });

  it.each(['api', 'realtime'])('logs requests of %s without personal data', (stack) => {
    const stage = properties(only(ofType(dev.templates[stack], 'AWS::ApiGatewayV2::Stage')));
    const { Format } = stage['AccessLogSettings'] as { Format: string };
    expect(Format).toContain('$context.status');
    expect(Format).not.toMatch(/identity|sourceIp|userAgent|claims|\$context\.path|domainName|connectionId/);
  });

  it('has one function per area, callable by this API only', () => {
    const permissions = ofType(apiOf(dev), 'AWS::Lambda::Permission').map(properties);
    expect(permissions).toHaveLength(ofType(apiOf(dev), 'AWS::Lambda::Function').length);
    for (const permission of permissions) {
      expect(permission['Principal']).toBe('apigateway.amazonaws.com');
      expect(JSON.stringify(permission['SourceArn'])).toContain('wardline-dev-entrance');
    }
  });
});

describe('WebSocket API', () => {
  it('has the routes of the contract, throttled', () => {
    const routes = ofType(dev.templates['realtime'], 'AWS::ApiGatewayV2::Route').map(properties);
    expect(routes.map((route) => route['RouteKey']).sort()).toEqual([...realtimeFunction.routeKeys].sort());
    const stage = properties(only(ofType(dev.templates['realtime'], 'AWS::ApiGatewayV2::Stage')));
    expect(stage['DefaultRouteSettings']).toMatchObject({ ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 });
  });

  it('returns the function’s replies to the browser', () => {
    const answer = properties(only(ofType(dev.templates['realtime'], 'AWS::ApiGatewayV2::RouteResponse')));
    expect(answer['RouteResponseKey']).toBe('$default');
  });
});

describe('events', () => {
  const events = () => dev.templates['events'];
  const queues = () => ofType(events(), 'AWS::SQS::Queue');

  it.each(Object.entries(queueConsumers))(
    'brings %s its events through a queue with a dead-letter queue',
    (name, { events: types }) => {
      const later: Record<string, string> = {
        'free-left-slots': 'shifts',
        'keep-ledgers': 'shifts',
        'cover-drop-outs': 'shifts',
      };
      const home = later[name] ?? (name.startsWith('queue-') ? name.replace('queue-', '') : 'events');
      const ofStack = (type: string) => ofType(dev.templates[home], type);
      const rule = properties(
        only(ofStack('AWS::Events::Rule').filter((it) => properties(it)['Name'] === `wardline-dev-${name}`)),
      );
      expect(rule['EventPattern']).toEqual({ source: ['wardline'], 'detail-type': [...types] });
      const own = ofStack('AWS::SQS::Queue');
      const queue = properties(only(own.filter((it) => properties(it)['QueueName'] === `wardline-dev-${name}`)));
      const [deadId] = only(own.filter((it) => properties(it)['QueueName'] === `wardline-dev-${name}-dlq`));
      expect(queue['RedrivePolicy']).toEqual({
        deadLetterTargetArn: { 'Fn::GetAtt': [deadId, 'Arn'] },
        maxReceiveCount: 3,
      });
      expect(queue['VisibilityTimeout']).toBe(60);
      const [target] = rule['Targets'] as { DeadLetterConfig: unknown }[];
      expect(target?.DeadLetterConfig).toEqual({ Arn: { 'Fn::GetAtt': [deadId, 'Arn'] } });
    },
  );

  it('reports each failed message separately', () => {
    const ofStack = (name: string) => ofType(dev.templates[name], 'AWS::Lambda::EventSourceMapping').map(properties);
    const mappings = [...ofStack('events'), ...ofStack('webhooks'), ...ofStack('integrations'), ...ofStack('shifts')];
    // Both readers of the stream, emails to support, webhooks, and integrations.
    expect(mappings).toHaveLength(Object.keys(queueConsumers).length + streamConsumers.length + 3);
    for (const mapping of mappings) expect(mapping['FunctionResponseTypes']).toEqual(['ReportBatchItemFailures']);
  });

  it('reads the stream in order, halves bad batches and keeps what it gives up on', () => {
    const streams = ofType(events(), 'AWS::Lambda::EventSourceMapping')
      .map(properties)
      .filter((it) => it['StartingPosition']);
    expect(streams).toHaveLength(streamConsumers.length);
    const deadLetters = streamConsumers.map(({ name }) => {
      const [deadId] = only(queues().filter((it) => properties(it)['QueueName'] === `wardline-dev-${name}-dlq`));
      return { OnFailure: { Destination: { 'Fn::GetAtt': [deadId, 'Arn'] } } };
    });
    expect(streams.map((it) => it['DestinationConfig'])).toEqual(expect.arrayContaining(deadLetters));
    for (const stream of streams) {
      expect(stream).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        BisectBatchOnFunctionError: true,
        MaximumRetryAttempts: 10,
      });
      // Removals have no new image.
      const patterns = (stream['FilterCriteria'] as { Filters: { Pattern: string }[] }).Filters.map(
        ({ Pattern }) => JSON.parse(Pattern) as unknown,
      );
      expect(patterns).toEqual([
        { eventName: ['REMOVE'] },
        { dynamodb: { NewImage: { entity: { S: [{ 'anything-but': [...unreadEntities] }] } } } },
      ]);
    }
  });

  it('keeps failed messages for fourteen days', () => {
    for (const queue of queues()) expect(properties(queue)['MessageRetentionPeriod']).toBe(14 * 86_400);
  });
});

const periodOf = (minutes: number): string => {
  if (minutes % (24 * 60) === 0) return `${minutes / (24 * 60)} day`;
  return minutes % 60 === 0 ? `${minutes / 60} hour` : `${minutes} minute`;
};

describe('scheduled functions', () => {
  const homes = ['schedules', 'events', 'shifts'] as const;
  const events = () => dev.templates['events'];
  const deadLetters = () =>
    only(
      ofType(events(), 'AWS::SQS::Queue').filter((it) => properties(it)['QueueName'] === 'wardline-dev-schedules-dlq'),
    );

  it.each(Object.entries(scheduledFunctions))(
    'runs %s on its schedule, and keeps a failed run',
    (name, { everyMinutes }) => {
      const home = homes.find((stack) => schedulesIn(stack).some((it) => it === name))!;
      const stack = dev.templates[home];
      const rule = properties(
        only(ofType(stack, 'AWS::Events::Rule').filter((it) => properties(it)['Name'] === `wardline-dev-${name}`)),
      );
      const period = periodOf(everyMinutes);
      expect(rule['ScheduleExpression']).toMatch(new RegExp(`^rate\\(${period}s?\\)$`));
      expect(rule['State']).toBe('ENABLED');
      const [deadId] = deadLetters();
      const dead =
        home !== 'events'
          ? { 'Fn::ImportValue': expect.stringContaining(deadId) as string }
          : { 'Fn::GetAtt': [deadId, 'Arn'] };
      expect(only(rule['Targets'] as Record<string, unknown>[])).toMatchObject({
        DeadLetterConfig: { Arn: dead },
        RetryPolicy: { MaximumRetryAttempts: 1, MaximumEventAgeInSeconds: everyMinutes * 60 },
      });
      const [id, service] = only(
        ofType(stack, 'AWS::Lambda::Function').filter(
          (it) => properties(it)['FunctionName'] === `wardline-dev-${name}`,
        ),
      );
      expect(service.Properties['DeadLetterConfig']).toEqual({ TargetArn: dead });
      const invokes = ofType(stack, 'AWS::Lambda::EventInvokeConfig').map(properties);
      expect(only(invokes.filter((it) => JSON.stringify(it['FunctionName']).includes(id)))).toMatchObject({
        MaximumRetryAttempts: 1,
      });
    },
  );

  it.each([...schedulesIn('schedules'), ...schedulesIn('shifts')])(
    'accepts failed events of %s, whose rule is in another stack',
    (name) => {
      const [deadId] = deadLetters();
      const policies = ofType(events(), 'AWS::SQS::QueuePolicy').map(properties);
      const own = only(policies.filter(({ Queues }) => JSON.stringify(Queues).includes(deadId)));
      expect(JSON.stringify(own['PolicyDocument'])).toContain(`:rule/wardline-dev-${name}`);
    },
  );
});
