import { providers } from '@shared/connect/integrations/providers';
import * as z from 'zod';
import { bearer, createOAuthAdapter } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';

export const zoomApi = 'https://api.zoom.us/v2';

/** https://developers.zoom.us/docs/api/users/#tag/users/GET/users/{userId} */
const User = z.object({ id: z.string().min(1), email: z.string(), account_id: z.string().optional() });

/**
 * https://developers.zoom.us/docs/integrations/oauth/: the client authenticates with Basic, access ends after an hour, and
 * each refresh token works once.
 */
export const zoomAdapter = createOAuthAdapter({
  addresses: {
    authorize: 'https://zoom.us/oauth/authorize',
    token: 'https://zoom.us/oauth/token',
    revoke: 'https://zoom.us/oauth/revoke',
  },
  scopes: providers.zoom.scopes,
  clientAuth: 'basic',
  async identify({ http }, grant) {
    const url = `${zoomApi}/users/me`;
    const { body } = await http.send({ operation: 'user.get', url, headers: bearer(grant) });
    const user = User.safeParse(body);
    if (!user.success) throw new VendorProblem('malformed');
    const { id, email, account_id } = user.data;
    return { account: { id, label: email }, settings: { accountId: account_id ?? '' } };
  },
});
