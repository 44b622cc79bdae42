type Service = 'dynamodb' | 'kms' | 'secretsmanager';

const variables: Record<Service, string> = {
  dynamodb: 'DYNAMODB',
  kms: 'KMS',
  secretsmanager: 'SECRETS_MANAGER',
};

/** Emulator endpoint from the SDK's environment variables; undefined on AWS. */
export const emulatorEndpoint = (variable: string): string | undefined =>
  process.env[`AWS_ENDPOINT_URL_${variable}`] ?? process.env['AWS_ENDPOINT_URL'];

export const awsEndpoint = (service: Service): string =>
  emulatorEndpoint(variables[service]) ?? `https://${service}.${process.env['AWS_REGION']}.amazonaws.com`;
