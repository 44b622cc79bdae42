import aws4 from 'aws4';
import type { environmentCredentials } from './aws-credentials';
import { sendRequest } from './send-request';

type AwsCall = {
  service: string;
  region: string;
  url: URL;
  /** Version of the service's AWS JSON protocol. */
  protocol: '1.0' | '1.1';
  /** Operation such as `secretsmanager.GetSecretValue`. */
  target: string;
  input: object;
  credentials: typeof environmentCredentials;
  timeoutMs: number;
};

export type AwsReply = { status: number; output: object };

/** Empty if something other than the service refused the call, such as a load balancer. */
const outputOf = (status: number, text: string): object => {
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    if (status === 200) throw error;
    return {};
  }
};

export const callAws = async ({
  service,
  region,
  url,
  protocol,
  target,
  input,
  credentials,
  timeoutMs,
}: AwsCall): Promise<AwsReply> => {
  const content = JSON.stringify(input);
  const appId = process.env['AWS_SDK_UA_APP_ID'];
  const headers = {
    'Content-Type': `application/x-amz-json-${protocol}`,
    'X-Amz-Target': target,
    // Same as the SDK, so logs and local measurements distinguish callers.
    ...(appId && { 'User-Agent': `app/${appId}` }),
  };
  const request = { service, region, method: 'POST', host: url.host, path: url.pathname, headers, body: content };
  const signed = aws4.sign(request, credentials()).headers as Record<string, string>;
  const { status, body } = await sendRequest({ url, method: 'POST', headers: signed, body: content, timeoutMs });
  return { status, output: outputOf(status, body.toString()) };
};
