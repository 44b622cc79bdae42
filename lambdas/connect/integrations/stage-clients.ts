import { bringsOwnClient } from '@shared/connect/integrations/providers';
import { providerIds } from '@shared/connect/integrations/vocabulary';
import * as z from 'zod';
import { createSecret } from '../../platform/crypto/secret';
import { environment } from '../../platform/environment';
import type { ProviderSecrets, StageClient, StageClients } from './ports';

/** `base`: URL of the local emulator; the provider's host is the first part of the path. */
const Stage = z.partialRecord(
  z.enum(providerIds),
  z.object({ clientId: z.string(), secretId: z.string(), base: z.url().optional() }),
);

const Secrets = z.object({
  clientSecret: z.string().optional(),
  webhookSecret: z.string().optional(),
  partnerKey: z.string().optional(),
});

type Configured = { clientId: string; secretId: string; base?: string | undefined };

const clientOf = ({ clientId, secretId, base }: Configured): StageClient => {
  const secret = createSecret(() => secretId);
  return {
    clientId,
    secrets: async (): Promise<ProviderSecrets> => Secrets.parse(JSON.parse(await secret())) as ProviderSecrets,
    addressOf(url) {
      if (base === undefined) return url;
      const { host, pathname, search } = new URL(url);
      return `${base}/${host}${pathname}${search}`;
    },
  };
};

/** Where organizations bring their own client, this site has none, and reads no secret. */
const ownClient: StageClient = { clientId: '', secrets: async () => ({}), addressOf: (url) => url };

/** This site's clients at providers, from the stage's configuration. */
export const createStageClients = (json: string = environment('integrations').INTEGRATIONS): StageClients => {
  const configured = Stage.parse(JSON.parse(json));
  const clients = new Map(
    providerIds.flatMap((id) => {
      const found = configured[id];
      if (found) return [[id, clientOf(found)] as const];
      return bringsOwnClient(id) ? [[id, ownClient] as const] : [];
    }),
  );
  return { get: (provider) => clients.get(provider) ?? null };
};
