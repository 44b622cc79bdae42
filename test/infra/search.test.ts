import { beforeAll, describe, expect, it } from 'vitest';
import type { Stage } from '../../infra/config';
import { functionEntries } from '../../shared/platform/functions';
import { everyOfType, ofType, rightsIn, synthesise, type Synthesis } from './stage';

const made = {} as Record<Stage, Synthesis>;
beforeAll(() => {
  for (const stage of ['dev', 'prod'] as const) made[stage] = synthesise(`${stage} with OpenSearch`);
});
const domainOf = (stage: Stage): Record<string, unknown> =>
  everyOfType(made[stage], 'AWS::OpenSearchService::Domain')[0]?.[1].Properties ?? {};

const functionsThat = (...wanted: string[]): string[] =>
  functionEntries.filter(({ uses }) => uses.some((resource) => wanted.includes(resource))).map(({ name }) => name);

const rightsOnDomain = (stage: Stage): Map<string, string[]> => {
  const rights = new Map<string, string[]>();
  for (const template of Object.values(made[stage].templates)) {
    for (const { role, statements } of rightsIn(template)) {
      const own = statements.filter(({ Action }) => [Action].flat()[0]?.startsWith('es:'));
      if (own.length === 0) continue;
      const [name = role] = ofType(template, 'AWS::Lambda::Function')
        .filter(([, fn]) => (fn.Properties['Role'] as { 'Fn::GetAtt': string[] })['Fn::GetAtt'][0] === role)
        .map(([, fn]) => String(fn.Properties['FunctionName']).replace(`wardline-${stage}-`, ''));
      rights.set(
        name,
        own.map(
          ({ Action, Resource }) => `${String(Action)} ${JSON.stringify(Resource).split('domain/')[1]?.split('"')[0]}`,
        ),
      );
    }
  }
  return rights;
};

describe('a stage that searches in memory', () => {
  it('has no domain', () => {
    expect(everyOfType(synthesise('prod'), 'AWS::OpenSearchService::Domain')).toEqual([]);
  });
});

describe.each(['dev', 'prod'] as const)('a stage with OpenSearch, %s', (stage) => {
  it('has one domain, encrypted at rest, between its nodes and in transit', () => {
    expect(everyOfType(made[stage], 'AWS::OpenSearchService::Domain')).toHaveLength(1);
    expect(domainOf(stage)).toMatchObject({
      EngineVersion: 'OpenSearch_2.19',
      EncryptionAtRestOptions: { Enabled: true },
      NodeToNodeEncryptionOptions: { Enabled: true },
      DomainEndpointOptions: { EnforceHTTPS: true, TLSSecurityPolicy: 'Policy-Min-TLS-1-2-PFS-2023-10' },
    });
  });

  it('writes slow requests and errors to expiring logs', () => {
    const published = domainOf(stage)['LogPublishingOptions'] as Record<string, { Enabled: boolean }>;
    expect(Object.keys(published).sort()).toEqual(['ES_APPLICATION_LOGS', 'INDEX_SLOW_LOGS', 'SEARCH_SLOW_LOGS']);
    expect(Object.values(published).every(({ Enabled }) => Enabled)).toBe(true);
    const groups = ofType(made[stage].templates['search'], 'AWS::Logs::LogGroup');
    expect(groups).toHaveLength(3);
    for (const [, group] of groups) expect(group.Properties['RetentionInDays']).toBe(stage === 'prod' ? 365 : 14);
  });

  it('rejects unsigned requests, and limits each request to the index in its path', () => {
    const { Statement } = domainOf(stage)['AccessPolicies'] as { Statement: { Principal: unknown }[] };
    expect(JSON.stringify(Statement.map(({ Principal }) => Principal))).toMatch(/:iam::.*:root/);
    expect(JSON.stringify(Statement.map(({ Principal }) => Principal))).not.toContain('*');
    expect(domainOf(stage)['AdvancedOptions']).toEqual({ 'rest.action.multi.allow_explicit_index': 'false' });
  });

  it('grants rights on the index of postings only, to exactly the functions that search or index', () => {
    const rights = rightsOnDomain(stage);
    expect([...rights.keys()].sort()).toEqual(functionsThat('search', 'searchIndex', 'erasedSearch').sort());
    for (const name of functionsThat('search')) {
      expect(rights.get(name)).toEqual([`es:ESHttpPost wardline-${stage}-search/wardline-jobs/_search`]);
    }
    for (const name of functionsThat('searchIndex')) {
      expect(rights.get(name)).toEqual([
        `es:ESHttpGet wardline-${stage}-search/_alias/wardline-jobs-*-writing`,
        `es:ESHttpGet,es:ESHttpPut wardline-${stage}-search/wardline-jobs-*`,
        `es:ESHttpPost wardline-${stage}-search/_aliases`,
      ]);
    }
  });

  it('tells those functions its address', () => {
    for (const [, { Properties }] of everyOfType(made[stage], 'AWS::Lambda::Function')) {
      const name = String(Properties['FunctionName']).replace(`wardline-${stage}-`, '');
      if (!functionsThat('search', 'searchIndex').includes(name)) continue;
      const { Variables } = Properties['Environment'] as { Variables: Record<string, unknown> };
      expect(Variables['SEARCH_ENGINE']).toBe('opensearch');
      expect(JSON.stringify(Variables['OPENSEARCH_URL'])).toContain('https://');
    }
  });

  it('has no unexplained finding', () => {
    expect(made[stage].findings()).toEqual([]);
  });
});

it('is one small node outside prod, and one in each of three zones in prod', () => {
  expect(domainOf('dev')['ClusterConfig']).toMatchObject({ InstanceCount: 1, ZoneAwarenessEnabled: false });
  expect(domainOf('prod')['ClusterConfig']).toMatchObject({
    InstanceCount: 3,
    ZoneAwarenessEnabled: true,
    ZoneAwarenessConfig: { AvailabilityZoneCount: 3 },
  });
});
