import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';
/** Standard Webhooks: at least 24 bytes. */
const secretBytes = 32;

/** "whsec_" and base64, as https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md. */
export const newSecret = (): string => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;

const signatureOf = (secret: string, content: string): string => {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
};

type Signed = { id: string; at: Date; body: string };

/** Adds one signature per secret, so a receiver accepts deliveries throughout a rotation. */
export const signedHeaders = ({ id, at, body }: Signed, secrets: readonly string[]) => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const content = `${id}.${timestamp}.${body}`;
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, content)).join(' '),
  };
};
