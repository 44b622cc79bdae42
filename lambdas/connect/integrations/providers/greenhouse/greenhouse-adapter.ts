import { providers } from '@shared/connect/integrations/providers';
import * as z from 'zod';
import { authenticated, createOAuthAdapter } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';

const auth = 'https://auth.greenhouse.io';
const claims = 'https://auth.greenhouse.io/claims';

/** https://harvestdocs.greenhouse.io/reference/introspect-token */
const Introspection = z.object({
  active: z.literal(true),
  [claims]: z.object({ organization: z.object({ id: z.int().positive(), name: z.string().optional() }) }),
});

/**
 * https://harvestdocs.greenhouse.io/docs/harvest-partner-oauth: a code is good for a minute, access for an hour; each
 * refresh token works once and ends after 24 hours, so reading jobs every 15 minutes also keeps the access. Greenhouse
 * documents no way to revoke access; a person removes it there.
 */
export const greenhouseAdapter = createOAuthAdapter({
  addresses: { authorize: `${auth}/authorize`, token: `${auth}/token`, revoke: null },
  scopes: providers.greenhouse.scopes,
  clientAuth: 'basic',
  async identify({ client, http }, { accessToken }) {
    const { headers } = await authenticated(client, 'basic');
    const { body } = await http.send({
      operation: 'token.introspect',
      method: 'POST',
      url: `${auth}/introspect`,
      headers,
      form: { token: accessToken, token_type_hint: 'access_token' },
    });
    const answer = Introspection.safeParse(body);
    if (!answer.success) throw new VendorProblem('malformed');
    const { id, name } = answer.data[claims].organization;
    return { account: { id: String(id), label: name ?? String(id) }, settings: {} };
  },
});
