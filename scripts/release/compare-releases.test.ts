import { describe, expect, it } from 'vitest';
import { findingsOf, type Release, type Template } from './compare-releases';

const release = (stacks: Record<string, Template>): Release =>
  Object.entries(stacks).map(([stack, template]) => ({ stack, template }));
const fn = (name: string) => ({ Type: 'AWS::Lambda::Function', Properties: { FunctionName: name } });
const exporting = (...names: string[]) => ({
  Outputs: Object.fromEntries(names.map((Name) => [Name, { Export: { Name } }])),
});
const importing = (name: string): Template => ({
  Resources: { Alarm: { Type: 'AWS::CloudWatch::Alarm', Properties: { Metric: { 'Fn::ImportValue': name } } } },
});
const kinds = (from: Release, to: Release) => findingsOf(from, to).map(({ kind }) => kind);

describe('a release', () => {
  it('may change everything that no one else has', () => {
    const one = release({ api: { Resources: { A: fn('a') } }, web: {} });
    const two = release({ api: { Resources: { B: fn('b') } }, web: { Resources: { C: fn('c') } } });
    expect(findingsOf(one, two)).toEqual([]);
    expect(findingsOf(two, one)).toEqual([]);
  });

  it('cannot take an export from a stack that is deployed later, but from an earlier one', () => {
    const before = release({ api: exporting('x', 'y'), monitoring: importing('x') });
    expect(kinds(before, release({ api: exporting('y'), monitoring: {} }))).toEqual(['import']);
    expect(kinds(before, release({ monitoring: {}, api: exporting('y') }))).toEqual([]);
    expect(kinds(before, release({ api: exporting('x', 'y'), monitoring: {} }))).toEqual([]);
  });

  it('cannot give a name to another resource while the first one has it', () => {
    const before = release({ api: { Resources: { A: fn('a') } }, later: {} });
    expect(kinds(before, release({ api: { Resources: { B: fn('a') } }, later: {} }))).toEqual(['name']);
    expect(kinds(before, release({ later: { Resources: { A: fn('a') } }, api: {} }))).toEqual(['name']);
    // The function is gone from its stack by then.
    expect(kinds(before, release({ api: {}, later: { Resources: { A: fn('a') } } }))).toEqual([]);
    // A stack that a release no longer has isn't deleted.
    expect(kinds(before, release({ later: { Resources: { A: fn('a') } } }))).toEqual(['name']);
  });

  it('takes over what outlives its stack by importing it', () => {
    const log = { Type: 'AWS::Logs::LogGroup', Properties: { LogGroupName: 'a' }, DeletionPolicy: 'Retain' };
    const before = release({ api: { Resources: { Log: log } }, later: {} });
    const [found] = findingsOf(before, release({ api: {}, later: { Resources: { Log: log } } }));
    expect(found?.text).toMatch(/--import-existing-resources$/);
  });

  it('cannot lose or replace what holds data', () => {
    const table = (TableName: string) => ({ Type: 'AWS::DynamoDB::GlobalTable', Properties: { TableName } });
    const before = release({ data: { Resources: { Table: table('main') } } });
    expect(kinds(before, release({ data: { Resources: {} } }))).toEqual(['data']);
    expect(kinds(before, release({ data: { Resources: { Table: table('other') } } }))).toEqual(['data']);
    expect(kinds(before, release({ data: { Resources: { Table: table('main') } } }))).toEqual([]);
  });
});
