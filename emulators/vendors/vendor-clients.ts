import { providerOf } from '@shared/connect/integrations/providers';
import { type IntegrationProvider, providerIds } from '@shared/connect/integrations/vocabulary';
import { vendorsPath } from './vendors-path';

const secretId = (provider: IntegrationProvider): string => `wardline-local/integrations/${provider}`;

/** Clients shared with the emulators; they protect nothing. */
export const vendorClient = (provider: IntegrationProvider) => ({
  clientId: `local-${provider}`,
  clientSecret: `secret-of-${provider}`,
  webhookSecret: `hooks-of-${provider}`,
  partnerKey: `partner-of-${provider}`,
});

const secretOf = (provider: IntegrationProvider): string => {
  const { clientId: _id, ...secrets } = vendorClient(provider);
  const wanted: readonly string[] = providerOf(provider).secrets;
  return JSON.stringify(Object.fromEntries(Object.entries(secrets).filter(([name]) => wanted.includes(name))));
};

export const vendorSecrets: Readonly<Record<string, string>> = Object.fromEntries(
  providerIds.map((provider) => [secretId(provider), secretOf(provider)]),
);

/** INTEGRATIONS_OFF=zoom,slack leaves these without a client, like a stage that hasn't registered one. */
const isOff = (provider: IntegrationProvider): boolean =>
  (process.env['INTEGRATIONS_OFF'] ?? '').split(',').includes(provider);

/** Value of the functions' variable INTEGRATIONS. */
export const vendorClients = (gateway: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    providerIds
      .filter((provider) => !isOff(provider))
      .map((provider) => [
        provider,
        {
          clientId: vendorClient(provider).clientId,
          secretId: secretId(provider),
          base: `${gateway}${vendorsPath}/${provider}`,
        },
      ]),
  );
