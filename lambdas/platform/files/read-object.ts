import aws4 from 'aws4';
import { environmentCredentials } from '../network/aws-credentials';
import { emulatorEndpoint } from '../network/aws-endpoint';
import { retryPassing } from '../network/retry-passing';
import { sendRequest } from '../network/send-request';

class ObjectUnreadable extends Error {
  constructor(readonly status: number) {
    super(`S3 answered ${status}.`);
  }
}

const isPassing = (error: unknown): boolean =>
  !(error instanceof ObjectUnreadable) || error.status >= 500 || error.status === 429;

/** The emulator has no host name per bucket. */
const addressOf = (bucket: string, key: string): URL => {
  const emulator = emulatorEndpoint('S3');
  return emulator
    ? new URL(`/${bucket}/${key}`, emulator)
    : new URL(`https://${bucket}.s3.${process.env['AWS_REGION']}.amazonaws.com/${key}`);
};

const read = async (url: URL, timeoutMs: number): Promise<Buffer | null> => {
  const { headers } = aws4.sign(
    { service: 's3', region: process.env['AWS_REGION'] ?? '', method: 'GET', host: url.host, path: url.pathname },
    environmentCredentials(),
  );
  const { status, body } = await sendRequest({
    url,
    headers: headers as Record<string, string>,
    timeoutMs,
  });
  if (status === 404) return null;
  if (status !== 200) throw new ObjectUnreadable(status);
  return body;
};

/** For functions that read an object at startup: the S3 SDK takes 100 kB. */
export const readObject = (bucket: string, key: string): Promise<Buffer | null> => {
  const url = addressOf(bucket, key);
  return retryPassing((timeoutMs) => read(url, timeoutMs), isPassing);
};
