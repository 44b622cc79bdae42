import { GetSMSAttributesCommand, GetSMSSandboxAccountStatusCommand, SNSClient } from '@aws-sdk/client-sns';
import aws4 from 'aws4';

/** AWS account data that preflight reads. */
export type Account = {
  quota: (service: string, code: string) => Promise<number>;
  sendsMailToAnyone: () => Promise<boolean>;
  isInSmsSandbox: () => Promise<boolean>;
  /** Limit in USD per month. */
  smsLimit: () => Promise<number>;
  zoneName: (zoneId: string) => Promise<string>;
  bootstrapVersion: () => Promise<number>;
};

type Request = { service: string; host: string; path?: string; target?: string; body?: unknown };
type Answer = { status: number; text: string };
/** Signs and sends one request. */
export type Send = (request: Request) => Promise<Answer>;

/** Signs with the shell's credentials. Services without an installed client are called by plain requests. */
export const signedSender =
  (region: string, credentials: () => Promise<aws4.Credentials>): Send =>
  async ({ service, host, path = '/', target, body }) => {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const headers = target && { 'Content-Type': 'application/x-amz-json-1.1', 'X-Amz-Target': target };
    const method = content === undefined ? 'GET' : 'POST';
    const signed = aws4.sign(
      { service, region, host, path, method, ...(headers && { headers }), ...(content && { body: content }) },
      await credentials(),
    );
    const response = await fetch(`https://${host}${path}`, {
      method,
      headers: signed.headers as Record<string, string>,
      ...(content && { body: content }),
      signal: AbortSignal.timeout(10_000),
    });
    return { status: response.status, text: await response.text() };
  };

type Sms = Pick<SNSClient, 'send'>;

export const readAccount = (region: string, send: Send, sms: Sms): Account => {
  const ask = async (request: Request): Promise<string> => {
    const { status, text } = await send(request);
    if (status !== 200) throw new Error(`${request.service} answers ${status}: ${text.slice(0, 200)}`);
    return text;
  };
  const askJson = async <T>(request: Request): Promise<T> => JSON.parse(await ask(request)) as T;
  return {
    quota: async (ServiceCode, QuotaCode) => {
      const { Quota } = await askJson<{ Quota: { Value: number } }>({
        service: 'servicequotas',
        host: `servicequotas.${region}.amazonaws.com`,
        target: 'ServiceQuotasV20190624.GetServiceQuota',
        body: { ServiceCode, QuotaCode },
      });
      return Quota.Value;
    },
    sendsMailToAnyone: async () => {
      const host = `email.${region}.amazonaws.com`;
      const request = { service: 'ses', host, path: '/v2/email/account' };
      const { ProductionAccessEnabled } = await askJson<{ ProductionAccessEnabled: boolean }>(request);
      return ProductionAccessEnabled;
    },
    isInSmsSandbox: async () => (await sms.send(new GetSMSSandboxAccountStatusCommand({}))).IsInSandbox ?? true,
    smsLimit: async () => {
      const { attributes } = await sms.send(new GetSMSAttributesCommand({ attributes: ['MonthlySpendLimit'] }));
      return Number(attributes?.['MonthlySpendLimit'] ?? 1);
    },
    zoneName: async (zoneId) => {
      const path = `/2013-04-01/hostedzone/${zoneId}`;
      const xml = await ask({ service: 'route53', host: 'route53.amazonaws.com', path });
      return /<Name>(.*?)\.?<\/Name>/.exec(xml)?.[1] ?? '';
    },
    bootstrapVersion: async () => {
      const { Parameter } = await askJson<{ Parameter: { Value: string } }>({
        service: 'ssm',
        host: `ssm.${region}.amazonaws.com`,
        target: 'AmazonSSM.GetParameter',
        body: { Name: '/cdk-bootstrap/hnb659fds/version' },
      });
      return Number(Parameter.Value);
    },
  };
};

export const openAccount = (region: string): Account => {
  const sms = new SNSClient({ region });
  return readAccount(
    region,
    signedSender(region, () => sms.config.credentials()),
    sms,
  );
};
