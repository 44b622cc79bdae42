import { builtProviders, providerOf, type BuiltProvider } from '@shared/integrations/providers';
import { vendorsPath } from './vendors-path';

const secretId = (provider: BuiltProvider): string => `wardline-local/integrations/${provider}`;

/** Shared with the stand-ins; protect nothing. */
export const vendorClient = (provider: BuiltProvider) => ({
  clientId: `local-${provider}`,
  clientSecret: `secret-of-${provider}`,
  webhookSecret: `hooks-of-${provider}`,
  partnerKey: `partner-of-${provider}`,
});

const secretOf = (provider: BuiltProvider): string => {
  const { clientId: _id, ...secrets } = vendorClient(provider);
  const wanted: readonly string[] = providerOf(provider).secrets;
  return JSON.stringify(Object.fromEntries(Object.entries(secrets).filter(([name]) => wanted.includes(name))));
};

export const vendorSecrets: Readonly<Record<string, string>> = Object.fromEntries(
  builtProviders.map((provider) => [secretId(provider), secretOf(provider)]),
);

/** INTEGRATIONS_OFF=zoom,slack leaves these without a client, as a stage that hasn't registered one. */
const isOff = (provider: BuiltProvider): boolean =>
  (process.env['INTEGRATIONS_OFF'] ?? '').split(',').includes(provider);

/** For the variable INTEGRATIONS of the functions. */
export const vendorClients = (gateway: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    builtProviders
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
