type Service = 'cognito-idp' | 'dynamodb' | 'events' | 'kms' | 'logs' | 'secretsmanager';

const variables: Record<Service, string> = {
  'cognito-idp': 'COGNITO_IDENTITY_PROVIDER',
  dynamodb: 'DYNAMODB',
  events: 'EVENTBRIDGE',
  kms: 'KMS',
  logs: 'CLOUDWATCH_LOGS',
  secretsmanager: 'SECRETS_MANAGER',
};

/** Emulator endpoint from the SDK's environment variables; undefined on AWS. */
export const emulatorEndpoint = (variable: string): string | undefined =>
  process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env['AWS_ENDPOINT_URL'];

export const awsEndpoint = (service: Service): string =>
  emulatorEndpoint(variables[service]) ?? `https://${service}.${process.env['AWS_REGION']}.amazonaws.com`;
