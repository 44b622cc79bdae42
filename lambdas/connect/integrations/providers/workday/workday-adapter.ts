import { notice } from '@shared/text/notice';
import * as z from 'zod';
import type { Grant } from '../../../../store/connect/integrations/ports';
import { endOf, readTokens } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';
import { wrongFields } from '../../engine/wrong-fields';
import type { FormAdapter, Vendor } from '../../ports';

const Access = z.object({
  host: z.string(),
  tenant: z.string(),
  clientId: z.string(),
  clientSecret: z.string(),
  refreshToken: z.string(),
});
type Access = z.infer<typeof Access>;

/**
 * The refresh token of an API client for integrations doesn't expire, and the client authenticates with its ID and secret:
 * https://www.ibm.com/docs/en/ace-ipaas?topic=workday-obtaining-connection-values
 */
const grantOf = async ({ http, clock }: Vendor, access: Access): Promise<Grant> => {
  const { host, tenant, clientId, clientSecret, refreshToken } = access;
  const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const { body } = await http.send({
    operation: 'token.refresh',
    method: 'POST',
    url: `https://${host}/ccx/oauth2/${tenant}/token`,
    headers: { authorization: `Basic ${pair}` },
    form: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  const answer = readTokens(body);
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? refreshToken,
    expiresAt: endOf(answer, clock.now()),
    scopes: [],
    extra: { host, tenant, clientId, clientSecret },
  };
};

const ended = ['refused', 'access_ended'];

export const workdayAdapter: FormAdapter = {
  kind: 'form',

  async connect(vendor, { fields }) {
    const { host = '', tenant = '', report = '' } = fields;
    const path = `/ccx/service/customreport2/${tenant}/`;
    const at = URL.parse(report);
    // Accepts only URLs of the tenant.
    if (at?.host !== host || !at.pathname.startsWith(path))
      throw wrongFields({ report: notice('workdayReportElsewhere') });
    try {
      const grant = await grantOf(vendor, Access.parse(fields));
      return { grant, account: { id: `${host}/${tenant}`, label: tenant }, settings: { host, tenant, report } };
    } catch (error) {
      if (!(error instanceof VendorProblem)) throw error;
      if (ended.includes(error.problem)) {
        const refused = notice('workdayRefused');
        throw wrongFields({ clientId: refused, clientSecret: refused, refreshToken: refused });
      }
      if (error.problem === 'unreachable') throw wrongFields({ host: notice('workdayUnreachable') });
      throw error;
    }
  },

  async refresh(vendor, { refreshToken, extra }) {
    const access = Access.safeParse({ ...extra, refreshToken });
    if (!access.success) throw new VendorProblem('access_ended');
    return grantOf(vendor, access.data);
  },

  /** A tenant's administrator revokes its refresh token in Workday. */
  revoke: () => Promise.reject(new VendorProblem('refused')),
};
