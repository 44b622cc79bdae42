import aws4 from 'aws4';
import type { environmentCredentials } from './aws-credentials';
import { sendRequest, type HttpReply } from './send-request';

type AwsCall = {
  service: string;
  region: string;
  url: URL;
  /** Version of the service's AWS JSON protocol. */
  protocol: '1.0' | '1.1';
  /** Such as `secretsmanager.GetSecretValue`. */
  target: string;
  body: string;
  credentials: ReturnType<typeof environmentCredentials>;
  timeoutMs: number;
};

export const callAws = ({
  service,
  region,
  url,
  protocol,
  target,
  body,
  credentials,
  timeoutMs,
}: AwsCall): Promise<HttpReply> => {
  const appId = process.env['AWS_SDK_UA_APP_ID'];
  const headers = {
    'Content-Type': `application/x-amz-json-${protocol}`,
    'X-Amz-Target': target,
    // As the SDK does, so logs and local measurements tell callers apart.
    ...(appId && { 'User-Agent': `app/${appId}` }),
  };
  const request = { service, region, method: 'POST', host: url.host, path: url.pathname, headers, body };
  const signed = aws4.sign(request, credentials).headers as Record<string, string>;
  return sendRequest({ url, method: 'POST', headers: signed, body, timeoutMs });
};
