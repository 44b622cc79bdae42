import { beforeAll, describe, expect, it } from 'vitest';
import { stages } from '../../infra/config';
import { brokenRules, synthesise } from './stage';

describe('cdk-nag AwsSolutions', () => {
  it.each(stages)('has no unexplained finding in %s', (stage) => {
    expect(synthesise(stage).findings()).toEqual([]);
  });

  it('has none with a domain and identity providers', () => {
    expect(synthesise('prod with its own domain').findings()).toEqual([]);
  });

  it('has none behind another CDN', () => {
    expect(synthesise('dev behind another CDN').findings()).toEqual([]);
  });
});

describe('CloudFormation', () => {
  let broken: string[];
  beforeAll(() => {
    broken = brokenRules();
  });

  it('accepts every template', () => {
    expect(broken).toEqual([]);
  });
});
