import { environmentCredentials } from './aws-credentials';
import { awsEndpoint } from './aws-endpoint';
import { callAws } from './call-aws';
import { retryPassing } from './retry-passing';

/** Targets in the header `x-amz-target`, by service name in endpoints. */
const targets = {
  'cognito-idp': 'AWSCognitoIdentityProviderService',
  kms: 'TrentService',
  secretsmanager: 'secretsmanager',
  events: 'AWSEvents',
  logs: 'Logs_20140328',
} as const;
type Service = keyof typeof targets;

/** Error response of a service, as thrown by the SDK: `name` is the service's name of the error. */
export class AwsRefusal extends Error {
  constructor(
    message: string,
    name: string,
    readonly status: number,
  ) {
    super(message);
    this.name = name;
  }
}

type Failure = { __type?: string; message?: string };

const refusalOf = (service: Service, status: number, { __type = '', message }: Failure): AwsRefusal => {
  const name = __type.split('#').at(-1) ?? '';
  return new AwsRefusal(message || `${service} answered ${status} ${name}.`, name, status);
};

/** Errors that the SDK retries. Other temporary ones have a status of 500 or more. */
const passing = new Set(['ThrottlingException', 'TooManyRequestsException', 'LimitExceededException']);

const isPassing = (error: unknown): boolean =>
  !(error instanceof AwsRefusal) || error.status >= 500 || passing.has(error.name);

const call = async <Reply>(service: Service, operation: string, input: object, timeoutMs: number): Promise<Reply> => {
  const { status, output } = await callAws({
    service,
    region: process.env['AWS_REGION'] ?? '',
    url: new URL(awsEndpoint(service)),
    protocol: '1.1',
    target: `${targets[service]}.${operation}`,
    input,
    credentials: environmentCredentials,
    timeoutMs,
  });
  if (status !== 200) throw refusalOf(service, status, output);
  return output as Reply;
};

/** Calls without the SDK, which takes longer to load than the call (docs/adr/0013-custom-dynamodb-client.md). */
export const askAws = <Reply>(service: Service, operation: string, input: object): Promise<Reply> =>
  retryPassing((timeoutMs) => call<Reply>(service, operation, input, timeoutMs), isPassing);
