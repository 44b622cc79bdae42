import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { inParts } from '../../infra/monitoring/alarm-rules';
import { stages } from '../../infra/config';
import { signUpTrigger, tokenTrigger } from '../../shared/platform/functions';
import { watchedQueues } from '../../shared/platform/watched-queues';
import { alarmsPage, pageFile } from '../../scripts/alarms/page';
import { everyOfType, ofType, synthesise, type Synthesis } from './stage';

type Dimension = { Name: string; Value: unknown };
type MetricQuery = {
  Expression?: string;
  ReturnData?: boolean;
  MetricStat?: { Metric: { Namespace: string; MetricName: string; Dimensions?: Dimension[] }; Stat: string };
};
type Watched = { namespace: string; metric: string; value: unknown; alarm: Record<string, unknown> };

let prod: Synthesis;
beforeAll(() => {
  prod = synthesise('prod with OpenSearch');
});

const alarmsOf = (stage: Synthesis) =>
  everyOfType(stage, 'AWS::CloudWatch::Alarm').map(([, { Properties }]) => Properties);
const nameOf = (alarm: Record<string, unknown>): string => String(alarm['AlarmName']).replace(/^wardline-\w+?-/, '');
const named = (name: string) => alarmsOf(prod).find((alarm) => nameOf(alarm) === name) ?? {};
const queriesOf = (alarm: Record<string, unknown>) => (alarm['Metrics'] ?? []) as MetricQuery[];

/** Lists the metrics of an alarm, by the value of its first dimension. */
const watchedBy = (alarm: Record<string, unknown>): Watched[] => {
  const single = { Namespace: alarm['Namespace'], MetricName: alarm['MetricName'], Dimensions: alarm['Dimensions'] };
  const metrics = alarm['Metrics']
    ? queriesOf(alarm).flatMap(({ MetricStat }) => (MetricStat ? [MetricStat.Metric] : []))
    : [single as { Namespace: string; MetricName: string; Dimensions?: Dimension[] }];
  return metrics.map(({ Namespace, MetricName, Dimensions = [] }) => ({
    namespace: Namespace,
    metric: MetricName,
    value: Dimensions[0]?.Value,
    alarm,
  }));
};
const watched = () => alarmsOf(prod).flatMap(watchedBy);
const alarmsOn = (metric: string, value: unknown) =>
  watched().filter((it) => it.metric === metric && it.value === value);

const namesOf = (type: string, property: string): string[] =>
  everyOfType(prod, type)
    .map(([, { Properties }]) => Properties[property])
    .filter((name): name is string => typeof name === 'string');
const functions = () => namesOf('AWS::Lambda::Function', 'FunctionName');
const queues = () => namesOf('AWS::SQS::Queue', 'QueueName');

/** Whether the alarm takes the maximum of its metrics, so that one function alone raises it. */
const isOfEach = (alarm: Record<string, unknown>): boolean =>
  watchedBy(alarm).length === 1 ||
  queriesOf(alarm).some(
    ({ Expression, ReturnData }) => ReturnData !== false && /^MAX\(\[[\w, ]+\]\)$/.test(Expression!),
  );

describe('alarms', () => {
  it.each(stages)('stay within the limit in %s', (stage) => {
    expect(alarmsOf(synthesise(stage)).length).toBeLessThanOrEqual(60);
  });

  it('stay within the limit with everything on, and each reads at most ten metrics', () => {
    expect(alarmsOf(prod).length).toBeLessThanOrEqual(60);
    expect(new Set(alarmsOf(prod).map(nameOf)).size).toBe(alarmsOf(prod).length);
    for (const alarm of alarmsOf(prod)) expect(watchedBy(alarm).length, nameOf(alarm)).toBeLessThanOrEqual(10);
  });

  it('cover the first error and the first refused call of every function', () => {
    const refusing = [signUpTrigger, tokenTrigger].map(({ name }) => `wardline-prod-${name}`);
    expect(functions().length).toBeGreaterThan(100);
    for (const name of functions()) {
      for (const metric of ['Errors', 'Throttles']) {
        const on = alarmsOn(metric, name);
        expect(on, `${metric} of ${name}: infra/monitoring/function-groups.ts`).toHaveLength(1);
        const above = metric === 'Errors' && refusing.includes(name) ? 10 : 0;
        expect(on[0]!.alarm).toMatchObject({
          Threshold: above,
          ComparisonOperator: 'GreaterThanThreshold',
          EvaluationPeriods: 1,
        });
        expect(isOfEach(on[0]!.alarm), nameOf(on[0]!.alarm)).toBe(true);
      }
    }
  });

  it('cover the first dead letter and the five-minute backlog of every queue', () => {
    expect(queues().length).toBeGreaterThan(50);
    for (const name of queues()) {
      const isDead = name.endsWith('-dlq');
      const metric = isDead ? 'ApproximateNumberOfMessagesVisible' : 'ApproximateAgeOfOldestMessage';
      const on = alarmsOn(metric, name);
      expect(on, `${metric} of ${name}`).toHaveLength(1);
      expect(on[0]!.alarm).toMatchObject({ Threshold: isDead ? 0 : 300, EvaluationPeriods: 1 });
      expect(isOfEach(on[0]!.alarm), nameOf(on[0]!.alarm)).toBe(true);
    }
  });

  it('are split for a group of more than ten functions', () => {
    const names = Array.from({ length: 21 }, (_, index) => `function-${index}`);
    const parts = inParts(names, (part, suffix) => ({ part, suffix }));
    expect(parts.flatMap(({ part }) => part)).toEqual(names);
    expect(parts.map(({ part, suffix }) => [part.length, suffix])).toEqual([
      [10, ''],
      [10, '-2'],
      [1, '-3'],
    ]);
  });

  it('name each function that they watch and the graph that shows which one failed', () => {
    const dashboard = JSON.stringify(everyOfType(prod, 'AWS::CloudWatch::Dashboard'));
    for (const { metric, value, alarm } of watched()) {
      if (metric !== 'Errors' && metric !== 'Throttles') continue;
      const description = String(alarm['AlarmDescription']);
      expect(description).toContain(String(value).replace('wardline-prod-', ''));
      const [, title] = /graph "([^"]+)"/.exec(description)!;
      expect(dashboard).toContain(title);
    }
  });

  it('watch only existing things: names of this stage, emitted log metrics, and resources of their own stack', () => {
    const known = new Set<unknown>([...functions(), ...queues(), 'wardline-prod-mail', 'wardline-prod-search']);
    expect(namesOf('AWS::SES::ConfigurationSet', 'Name')).toEqual(['wardline-prod-mail']);
    expect(namesOf('AWS::OpenSearchService::Domain', 'DomainName')).toEqual(['wardline-prod-search']);
    const made = everyOfType(prod, 'AWS::Logs::MetricFilter').flatMap(([, { Properties }]) =>
      (Properties['MetricTransformations'] as { MetricNamespace: string; MetricName: string }[]).map(
        ({ MetricNamespace, MetricName }) => `${MetricNamespace} ${MetricName}`,
      ),
    );
    for (const [, { Properties }] of ofType(prod.templates['monitoring'], 'AWS::CloudWatch::Alarm')) {
      for (const { namespace, metric, value } of watchedBy(Properties)) {
        if (namespace.startsWith('wardline-')) expect(made).toContain(`${namespace} ${metric}`);
        // The first dimension of a domain is the account.
        else expect(namespace === 'AWS/ES' || known.has(value), `${metric} of ${JSON.stringify(value)}`).toBe(true);
      }
    }
    for (const stack of ['data', 'auth', 'realtime', 'entrance']) {
      const own = ofType(prod.templates[stack], 'AWS::CloudWatch::Alarm');
      expect(own.length, stack).toBeGreaterThan(0);
      expect(JSON.stringify(own), stack).not.toContain('Fn::ImportValue');
    }
  });

  it('notify one topic when they start and end, which accepts messages of this stage', () => {
    const topic = {
      'Fn::Join': ['', ['arn:aws:sns:us-east-1:', { Ref: 'AWS::AccountId' }, ':wardline-prod-alarms']],
    };
    for (const alarm of alarmsOf(prod)) {
      expect(alarm).toMatchObject({ AlarmActions: [topic], OKActions: [topic], TreatMissingData: 'notBreaching' });
    }
    expect(namesOf('AWS::SNS::Topic', 'TopicName')).toEqual(['wardline-prod-alarms']);
    const [policy] = ofType(prod.templates['monitoring'], 'AWS::SNS::TopicPolicy');
    const { Statement } = policy![1].Properties['PolicyDocument'] as { Statement: Record<string, unknown>[] };
    const allowed = Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toMatchObject([{ Action: 'sns:Publish', Principal: { Service: 'cloudwatch.amazonaws.com' } }]);
    expect(JSON.stringify(allowed[0]!['Condition'])).toContain(':alarm:wardline-prod-*');
  });

  it('add up table errors over all operations, most of which have no data', () => {
    for (const name of ['table-throttles', 'table-errors']) {
      expect(watchedBy(named(name))).toHaveLength(7);
      expect(queriesOf(named(name)).map(({ Expression }) => Expression)).toContain(
        'SUM([m_GetItem, m_BatchGetItem, m_Query, m_PutItem, m_UpdateItem, m_DeleteItem, m_TransactWriteItems])',
      );
    }
  });

  it('compare each kind of security event and each metric of the search with its own limit', () => {
    const expression = (name: string) => queriesOf(named(name)).find((it) => it.Expression)?.Expression;
    expect(expression('security-guessing')).toBe(
      'MAX([m_refusals / 500, m_wrong_codes / 100, m_passwords / 50, m_two_factor / 50])',
    );
    expect(expression('security-changes')).toBe('MAX([m_memberships / 200, m_exports / 50])');
    expect(expression('search-fails')).toBe(
      'MAX([m_ClusterStatus_red / 0.5, m_ClusterIndexWritesBlocked / 0.5, m_5xx / 5])',
    );
    expect(expression('search-strained')).toBe(
      'MAX([m_ClusterStatus_yellow / 0.5, m_ClusterUsedSpace / 15360, m_JVMMemoryPressure / 90, m_CPUUtilization / 80])',
    );
    for (const name of ['security-guessing', 'security-changes', 'search-fails', 'search-strained']) {
      expect(named(name)).toMatchObject({ Threshold: 1, ComparisonOperator: 'GreaterThanThreshold' });
    }
  });

  it.each(watchedQueues)('go off with the first late staff case: %s', (queue) => {
    const on = alarmsOn('lateMinutes', queue);
    expect(on.map(({ alarm }) => nameOf(alarm))).toEqual([queue === 'tickets' ? 'queue-tickets' : 'queue-cases']);
    expect(on[0]!.alarm).toMatchObject({ Threshold: 0, ComparisonOperator: 'GreaterThanThreshold' });
    // The function runs every 15 minutes, and a period without a line would end the alarm.
    for (const query of queriesOf(on[0]!.alarm)) {
      if (query.MetricStat) expect(query.MetricStat).toMatchObject({ Period: 1800, Stat: 'Maximum' });
    }
  });

  it('match docs/alarms.md: run "npm run alarms" after changing one', async () => {
    const page = await readFile(pageFile, 'utf8');
    expect(page).toBe(await alarmsPage());
    const lines = [...page.matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name!);
    expect(lines.sort()).toEqual(alarmsOf(prod).map(nameOf).sort());
    // CloudWatch takes 1,024 characters: https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html
    for (const alarm of alarmsOf(prod)) expect(String(alarm['AlarmDescription']).length).toBeLessThanOrEqual(1024);
  });
});

describe('the monitoring stack', () => {
  it.each(stages)('imports nothing in %s, so the resources it watches can come and go', (stage) => {
    expect(JSON.stringify(synthesise(stage).templates['monitoring'])).not.toContain('Fn::ImportValue');
  });

  it('imports nothing with everything on, and is deployed before the resources it watches', () => {
    expect(JSON.stringify(prod.templates['monitoring'])).not.toContain('Fn::ImportValue');
    // Stacks in the order of deployment.
    const order = Object.keys(prod.templates);
    expect(order.indexOf('monitoring')).toBeLessThan(order.indexOf('data'));
  });

  it('shows every alarm first, at most a hundred per widget, then a line for each function', () => {
    const [dashboard, more] = everyOfType(prod, 'AWS::CloudWatch::Dashboard');
    expect(more).toBeUndefined();
    const text = (part: unknown): string => (typeof part === 'string' ? part : 'x');
    const body = dashboard![1].Properties['DashboardBody'] as { 'Fn::Join': [string, unknown[]] };
    const { widgets } = JSON.parse(body['Fn::Join'][1].map(text).join('')) as {
      widgets: { type: string; y: number; properties: { title: string; alarms?: string[]; metrics?: unknown[][] } }[];
    };
    expect(widgets[0]).toMatchObject({ type: 'alarm', y: 0 });
    const statuses = widgets.filter(({ type }) => type === 'alarm').map(({ properties }) => properties.alarms!);
    for (const alarms of statuses) expect(alarms.length).toBeLessThanOrEqual(100);
    expect(
      statuses
        .flat()
        .map((arn) => arn.split(':').at(-1))
        .sort(),
    ).toEqual(namesOf('AWS::CloudWatch::Alarm', 'AlarmName').sort());
    const lines = widgets.flatMap(({ properties }) => properties.metrics ?? []);
    for (const name of functions()) {
      for (const metric of ['Errors', 'Throttles']) {
        expect(
          lines.filter((line) => line[1] === metric && line[3] === name),
          `${metric} of ${name}`,
        ).toHaveLength(1);
      }
    }
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html
    expect(lines.length).toBeLessThanOrEqual(2500);
  });
});
