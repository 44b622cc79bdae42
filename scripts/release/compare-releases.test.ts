import { describe, expect, it } from 'vitest';
import { findingsOf as findingsInWhole, type Finding } from './compare-releases';
import type { Release, Template } from './release';
import { summaryOf } from './summary';

const release = (stacks: Record<string, Template>): Release =>
  Object.entries(stacks).map(([stack, template]) => ({ stack, template }));
const fn = (name: string) => ({ Type: 'AWS::Lambda::Function', Properties: { FunctionName: name } });
const exporting = (...names: string[]) => ({
  Outputs: Object.fromEntries(names.map((Name) => [Name, { Export: { Name } }])),
});
const importing = (name: string): Template => ({
  Resources: { Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { Metric: { 'Fn::ImportValue': name } } } },
});
/** A release's summary gives the same findings as the full release. */
const findingsOf = (from: Release, to: Release): Finding[] => {
  const findings = findingsInWhole(from, to);
  expect(findingsInWhole(summaryOf(from), summaryOf(to))).toEqual(findings);
  return findings;
};
const kinds = (from: Release, to: Release) => findingsOf(from, to).map(({ kind }) => kind);

describe('a release', () => {
  it('may change everything that no other stack uses', () => {
    const one = release({ api: { Resources: { A: fn('a') } }, web: {} });
    const two = release({ api: { Resources: { B: fn('b') } }, web: { Resources: { C: fn('c') } } });
    expect(findingsOf(one, two)).toEqual([]);
    expect(findingsOf(two, one)).toEqual([]);
  });

  it('cannot import an export of a stack deployed later, only of an earlier one', () => {
    const before = release({ api: exporting('x', 'y'), monitoring: importing('x') });
    expect(kinds(before, release({ api: exporting('y'), monitoring: {} }))).toEqual(['import']);
    expect(kinds(before, release({ monitoring: {}, api: exporting('y') }))).toEqual([]);
    expect(kinds(before, release({ api: exporting('x', 'y'), monitoring: {} }))).toEqual([]);
  });

  it('cannot give a name to another resource while the first still has it', () => {
    const before = release({ api: { Resources: { A: fn('a') } }, later: {} });
    expect(kinds(before, release({ api: { Resources: { B: fn('a') } }, later: {} }))).toEqual(['name']);
    expect(kinds(before, release({ later: { Resources: { A: fn('a') } }, api: {} }))).toEqual(['name']);
    // The function has left its stack by then.
    expect(kinds(before, release({ api: {}, later: { Resources: { A: fn('a') } } }))).toEqual([]);
    // A stack missing in a release isn't deleted.
    expect(kinds(before, release({ later: { Resources: { A: fn('a') } } }))).toEqual(['name']);
  });

  it('imports resources that outlive their stack', () => {
    const log = { Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName: 'a' }, DeletionPolicy: 'Retain' };
    const before = release({ api: { Resources: { Log: log } }, later: {} });
    const [found] = findingsOf(before, release({ api: {}, later: { Resources: { Log: log } } }));
    expect(found?.text).toMatch(/--import-existing-resources$/);
  });

  it('cannot remove or replace stateful resources', () => {
    const table = (TableName: string) => ({ Type: 'AWS::DynamoDB::GlobalTable', Properties: { TableName } });
    const before = release({ data: { Resources: { Table: table('main') } } });
    expect(kinds(before, release({ data: { Resources: {} } }))).toEqual(['data']);
    expect(kinds(before, release({ data: { Resources: { Table: table('other') } } }))).toEqual(['data']);
    expect(kinds(before, release({ data: { Resources: { Table: table('main') } } }))).toEqual([]);
  });

  it('ignores stacks missing in the other release', () => {
    const bucket = { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'files' } };
    const more = release({ api: exporting('x'), backups: { Resources: { Bucket: bucket }, ...importing('y') } });
    expect(findingsOf(more, release({ api: exporting('x') }))).toEqual([]);
    // It still imports then, so nothing can be removed.
    const using = release({ api: exporting('x'), extra: importing('x') });
    expect(findingsOf(using, release({ api: {} }))).toMatchObject([
      { kind: 'import', text: expect.stringContaining('extra imports, which stays as it is') },
    ]);
    const log = { Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName: 'a' }, DeletionPolicy: 'Retain' };
    const moved = release({ api: {}, extra: { Resources: { Log: log } } });
    expect(findingsOf(moved, release({ api: { Resources: { Log: log } } }))[0]?.text).toMatch(
      /: delete extra first, deploy with --import-existing-resources$/,
    );
  });

  it('cannot change the value of an imported export', () => {
    const valued = (Value: unknown): Template => ({ Outputs: { Out: { Value, Export: { Name: 'x' } } } });
    const from = release({ api: valued({ Ref: 'A' }), later: importing('x') });
    expect(kinds(from, release({ api: valued({ Ref: 'B' }), later: importing('x') }))).toEqual(['import']);
    expect(kinds(from, release({ api: valued({ Ref: 'A' }), later: importing('x') }))).toEqual([]);
  });

  it('finds names inside a configuration, and references within the same stack', () => {
    const policy = {
      Type: 'AWS::CloudFront::CachePolicy',
      Properties: { CachePolicyConfig: { Name: 'p', MinTTL: 1 } },
    };
    expect(
      kinds(release({ edge: { Resources: { A: policy } } }), release({ edge: { Resources: { B: policy } } })),
    ).toEqual(['name']);
    const reader = (stream: unknown) => ({
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: { EventSourceArn: stream, FunctionName: { Ref: 'F' } },
    });
    const reading = release({ a: { Resources: { R: reader('s') } }, b: {} });
    expect(kinds(reading, release({ a: { Resources: { S: reader('s') } }, b: {} }))).toEqual(['name']);
    expect(kinds(reading, release({ b: { Resources: { R: reader('s') } }, a: {} }))).toEqual([]);
  });

  it('cannot change the type of a resource', () => {
    const role = { Type: 'AWS::IAM::Role' };
    const found = findingsOf(
      release({ api: { Resources: { A: fn('a') } } }),
      release({ api: { Resources: { A: role } } }),
    );
    expect(found).toEqual([{ kind: 'change', text: 'api turns AWS::Lambda::Function A into AWS::IAM::Role' }]);
  });

  it('can add or remove one table index at a time, but not change one', () => {
    const table = (...indexes: [name: string, key?: string][]) => {
      const GlobalSecondaryIndexes = indexes.map(([IndexName, key = 'k']) => ({ IndexName, KeySchema: [key] }));
      return release({
        data: { Resources: { T: { Type: 'AWS::DynamoDB::GlobalTable', Properties: { GlobalSecondaryIndexes } } } },
      });
    };
    const texts = (from: Release, to: Release) => findingsOf(from, to).map(({ text }) => text.replace(/^.*: /, ''));
    expect(texts(table(['a']), table(['a'], ['b']))).toEqual([]);
    expect(texts(table(['a'], ['b']), table(['a']))).toEqual([]);
    expect(texts(table(), table(['a'], ['b']))).toEqual(['a, b']);
    expect(texts(table(['a']), table(['b']))).toEqual(['a, b']);
    expect(texts(table(['a']), table(['a', 'other']))).toEqual(["the index a can't change"]);
  });

  it('cannot be rolled back if it adds attributes to the user pool', () => {
    const pool = (...attributes: string[]) => {
      const Schema = attributes.map((Name) => ({ Name, Mutable: true }));
      return release({ auth: { Resources: { P: { Type: 'AWS::Cognito::UserPool', Properties: { Schema } } } } });
    };
    expect(kinds(pool('a'), pool('a', 'b'))).toEqual([]);
    expect(kinds(pool('a', 'b'), pool('a'))).toEqual(['change']);
  });

  it('cannot regenerate a secret', () => {
    const secret = (PasswordLength: number) =>
      release({
        data: {
          Resources: {
            S: { Type: 'AWS::SecretsManager::Secret', Properties: { GenerateSecretString: { PasswordLength } } },
          },
        },
      });
    expect(kinds(secret(32), secret(64))).toEqual(['data']);
    expect(kinds(secret(32), secret(32))).toEqual([]);
  });
});
