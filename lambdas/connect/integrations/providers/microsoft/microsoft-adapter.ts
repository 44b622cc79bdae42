import { providerOf } from '@shared/connect/integrations/providers';
import type { IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import * as z from 'zod';
import { bearer, createOAuthAdapter } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';
import type { ConsentAdapter } from '../../ports';

export const graphApi = 'https://graph.microsoft.com/v1.0';

/** https://learn.microsoft.com/graph/api/user-get; accounts without a mailbox have no `mail`. */
const User = z.object({
  id: z.string().min(1),
  mail: z.string().nullish(),
  userPrincipalName: z.string().min(1),
});

/**
 * https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow. `common`: company, school, and personal
 * accounts; `organizations`: no personal accounts. Microsoft has no endpoint that revokes one site's access, so a
 * disconnect is never confirmed.
 */
export const createMicrosoftAdapter = (
  provider: IntegrationProvider,
  accounts: 'common' | 'organizations',
): ConsentAdapter => {
  const authority = `https://login.microsoftonline.com/${accounts}/oauth2/v2.0`;
  return createOAuthAdapter({
    addresses: { authorize: `${authority}/authorize`, token: `${authority}/token`, revoke: null },
    scopes: providerOf(provider).scopes,
    clientAuth: 'form',
    // Browsers are often signed in to another account.
    authorizeExtra: { prompt: 'select_account' },
    async identify({ http }, grant) {
      const query = { $select: 'id,mail,userPrincipalName' };
      const request = { operation: 'user.get', url: `${graphApi}/me`, query, headers: bearer(grant) };
      const user = User.safeParse((await http.send(request)).body);
      if (!user.success) throw new VendorProblem('malformed');
      const { id, mail, userPrincipalName } = user.data;
      return { account: { id, label: mail ?? userPrincipalName }, settings: {} };
    },
  });
};
