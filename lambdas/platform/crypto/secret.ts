import { environmentCredentials } from '../network/aws-credentials';
import { callAws } from '../network/call-aws';
import { retryPassing } from '../network/retry-passing';

class SecretUnreadable extends Error {
  constructor(readonly status: number) {
    super(`Secrets Manager answered ${status}.`);
  }
}

const isPassing = (error: unknown): boolean => !(error instanceof SecretUnreadable) || error.status >= 500;

const endpointOf = (region: string): string =>
  process.env['AWS_ENDPOINT_URL_SECRETS_MANAGER'] ?? `https://secretsmanager.${region}.amazonaws.com`;

const readSecret = async (secretId: string): Promise<string | undefined> => {
  const region = process.env['AWS_REGION'] ?? '';
  const { status, body } = await callAws({
    service: 'secretsmanager',
    region,
    url: new URL(endpointOf(region)),
    protocol: '1.1',
    target: 'secretsmanager.GetSecretValue',
    body: JSON.stringify({ SecretId: secretId }),
    credentials: environmentCredentials(),
  });
  if (status !== 200) throw new SecretUnreadable(status);
  return (JSON.parse(body.toString()) as { SecretString?: string }).SecretString;
};

/** A secret's text from Secrets Manager; fetched when first needed, again after a failure. */
export const createSecret = (secretId: () => string): (() => Promise<string>) => {
  let secret: Promise<string> | undefined;
  const load = async (): Promise<string> => {
    const text = await retryPassing(() => readSecret(secretId()), isPassing);
    if (!text) throw new Error('A secret is empty.');
    return text;
  };
  return () =>
    (secret ??= load().catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
};
