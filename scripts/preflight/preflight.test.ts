import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stageConfig, type StageConfig } from '../../infra/config';
import { fillsOf } from '../../infra/limits/fill';
import { limits } from '../../infra/limits/limits';
import { readAccount, signedSender, type Account, type Send } from './account';
import { accountQuestions, askAccount } from './questions';

const raised: Account = {
  quota: async () => 1000,
  sendsMailToAnyone: async () => true,
  isInSmsSandbox: async () => false,
  smsLimit: async () => 100,
  zoneName: async () => 'company.com',
  bootstrapVersion: async () => 30,
};
const config: StageConfig = {
  ...stageConfig('prod'),
  domain: { name: 'www.company.com', zoneName: 'company.com', zoneId: 'Z1' },
};
const fills = fillsOf({
  api: { Resources: { It: { Type: 'AWS::Lambda::Function', Properties: { ReservedConcurrentExecutions: 664 } } } },
});
const ask = (account: Partial<Account>) => askAccount(config, fills, { ...raised, ...account });

describe('an AWS account', () => {
  it('is ready if it has everything that the stage needs', async () => {
    const { isReady, lines } = await ask({});
    expect(isReady).toBe(true);
    expect(lines).toContain('ok  Concurrent executions');
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  });

  it.each<[string, Partial<Account>]>([
    [
      'NO  Concurrent executions: 10, but the stage needs 764: request more under Service Quotas (lambda, L-B99A9384)',
      { quota: async (service) => (service === 'lambda' ? 10 : 300) },
    ],
    ['NO  CDK bootstrap version: 5, but the stage needs 6: bootstrap again', { bootstrapVersion: async () => 5 }],
    ['NO  SES production access: only verified addresses get mail', { sendsMailToAnyone: async () => false }],
    ['NO  SMS production access: only verified numbers get texts', { isInSmsSandbox: async () => true }],
    ['NO  SMS spending limit: still the 1 USD a month of a new account', { smsLimit: async () => 1 }],
    ['NO  Hosted zone: Z1 is other.com, not company.com', { zoneName: async () => 'other.com' }],
    ['??  Hosted zone: route53 answers 403', { zoneName: () => Promise.reject(new Error('route53 answers 403')) }],
  ])('%s', async (line, lacking) => {
    const { isReady, lines } = await ask(lacking);
    expect(isReady).toBe(false);
    expect(lines.filter((it) => !it.startsWith('ok'))).toEqual([line]);
  });

  it('gives a single line without credentials', async () => {
    const error = Object.assign(new Error('Could not load credentials'), { name: 'CredentialsProviderError' });
    const { isReady, lines } = await ask({ quota: () => Promise.reject(error) });
    expect({ isReady, lines }).toEqual({
      isReady: false,
      lines: ['The account was not asked: the shell has no AWS credentials.'],
    });
  });
});

describe('account data', () => {
  const answers: Record<string, unknown> = {
    'ServiceQuotasV20190624.GetServiceQuota': { Quota: { Value: 1000 } },
    'AmazonSSM.GetParameter': { Parameter: { Value: '30' } },
    '/v2/email/account': { ProductionAccessEnabled: true },
  };
  const sms = { send: async () => ({ IsInSandbox: true, attributes: { MonthlySpendLimit: '50' } }) };
  const account = (send: Send): Account => readAccount('us-east-1', send, sms as never);

  it('is extracted from each answer', async () => {
    const read = account(async ({ target, path = '' }) => ({
      status: 200,
      text: path.includes('hostedzone')
        ? '<HostedZone><Id>/hostedzone/Z1</Id><Name>company.com.</Name></HostedZone>'
        : JSON.stringify(answers[target ?? path]),
    }));
    expect(await read.quota('lambda', 'L-B99A9384')).toBe(1000);
    expect(await read.bootstrapVersion()).toBe(30);
    expect(await read.sendsMailToAnyone()).toBe(true);
    expect(await read.zoneName('Z1')).toBe('company.com');
    expect(await read.isInSmsSandbox()).toBe(true);
    expect(await read.smsLimit()).toBe(50);
  });

  it("is replaced by an error with AWS's answer", async () => {
    const denied = account(async () => ({ status: 403, text: '{"__type":"AccessDeniedException"}' }));
    await expect(denied.bootstrapVersion()).rejects.toThrow('ssm answers 403: {"__type":"AccessDeniedException"}');
  });

  describe('signed AWS requests', () => {
    afterEach(() => vi.unstubAllGlobals());
    const sent = async (request: Parameters<Send>[0]): Promise<[string, RequestInit]> => {
      const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
      vi.stubGlobal('fetch', fetched);
      await signedSender('us-east-1', async () => ({ accessKeyId: 'id', secretAccessKey: 'secret' }))(request);
      return fetched.mock.calls[0]!;
    };
    const signed = (service: string) =>
      expect.stringContaining(`/us-east-1/${service}/aws4_request, SignedHeaders=`) as string;

    it('post a call with a target', async () => {
      const host = 'ssm.us-east-1.amazonaws.com';
      const [url, init] = await sent({ service: 'ssm', host, target: 'AmazonSSM.GetParameter', body: { Name: 'x' } });
      expect(url).toBe('https://ssm.us-east-1.amazonaws.com/');
      expect(init).toMatchObject({ method: 'POST', body: '{"Name":"x"}' });
      expect(init.headers).toMatchObject({ 'X-Amz-Target': 'AmazonSSM.GetParameter', Authorization: signed('ssm') });
    });

    it('get a path', async () => {
      const host = 'email.us-east-1.amazonaws.com';
      const [url, init] = await sent({ service: 'ses', host, path: '/v2/email/account' });
      expect(url).toBe('https://email.us-east-1.amazonaws.com/v2/email/account');
      expect(init).toMatchObject({ method: 'GET', headers: { Authorization: signed('ses') } });
    });
  });
});

it('docs/deploy.md lists every limit that a new account has to raise', () => {
  const guide = readFileSync('docs/deploy.md', 'utf8').replaceAll(/\s+/g, ' ');
  const section = /## Once per account(.*?) ## /.exec(guide)?.[1]?.toLowerCase();
  const asked = [...limits.flatMap((limit) => limit.asked ?? []), ...accountQuestions].map(({ name }) => name);
  expect(asked).toContain('Concurrent executions');
  for (const name of asked) expect(section).toContain(name.toLowerCase());
});
