import { providers } from '@shared/connect/integrations/providers';
import * as z from 'zod';
import { bearer, createOAuthAdapter } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';

export const googleApi = 'https://www.googleapis.com/calendar/v3';

const User = z.object({ sub: z.string().min(1), email: z.string().min(1) });

/**
 * https://developers.google.com/identity/protocols/oauth2/web-server: `access_type=offline` gives a refresh token, and only
 * with `prompt=consent` each time. People can leave out scopes, so the granted ones are compared.
 */
export const googleCalendarAdapter = createOAuthAdapter({
  addresses: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    revoke: 'https://oauth2.googleapis.com/revoke',
  },
  // Google returns the long name of the scope `email`.
  scopes: providers['google-calendar'].scopes,
  needed: ['https://www.googleapis.com/auth/calendar.events'],
  clientAuth: 'form',
  authorizeExtra: { access_type: 'offline', prompt: 'consent' },
  async identify({ http }, grant) {
    const url = 'https://openidconnect.googleapis.com/v1/userinfo';
    const { body } = await http.send({ operation: 'user.get', url, headers: bearer(grant) });
    const user = User.safeParse(body);
    if (!user.success) throw new VendorProblem('malformed');
    return { account: { id: user.data.sub, label: user.data.email }, settings: {} };
  },
});
