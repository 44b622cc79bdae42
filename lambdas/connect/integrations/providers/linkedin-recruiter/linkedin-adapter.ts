import { productName } from '@shared/product';
import { notice } from '@shared/text/notice';
import * as z from 'zod';
import type { Grant } from '../../../../store/connect/integrations/ports';
import { bearer, endOf, readTokens } from '../../engine/oauth-adapter';
import { VendorProblem } from '../../engine/vendor-problem';
import { wrongFields } from '../../engine/wrong-fields';
import type { FilledForm, FormAdapter, Vendor } from '../../ports';

export const linkedInApi = 'https://api.linkedin.com/v2';
const token = 'https://www.linkedin.com/oauth/v2/accessToken';
const applications = `${linkedInApi}/provisionedApplications`;

const Credentials = z.object({ clientId: z.string().min(1), clientSecret: z.string().min(1) });
type Credentials = z.infer<typeof Credentials>;
const Made = z.object({ credentials: Credentials });
const Found = z.object({ elements: z.tuple([Made], Made) });

/** "{ATS Name} - {Customer Name}", in up to 50 characters, and without LinkedIn's name. */
const applicationName = (customer: string): string =>
  `${productName} - ${customer.replaceAll(/linkedin/gi, '').trim()}`.slice(0, 50).trim();

const conflict = 409;

/** Access for half an hour, without a refresh token: https://learn.microsoft.com/linkedin/shared/authentication/client-credentials-flow */
const accessOf = async (
  { http, clock }: Vendor,
  { clientId, clientSecret }: Credentials,
): Promise<Pick<Grant, 'accessToken' | 'expiresAt'>> => {
  const { body } = await http.send({
    operation: 'token.client',
    method: 'POST',
    url: token,
    form: { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret },
  });
  const answer = readTokens(body);
  return { accessToken: answer.access_token, expiresAt: endOf(answer, clock.now()) };
};

const grantOf = async (vendor: Vendor, credentials: Credentials): Promise<Grant> => ({
  ...(await accessOf(vendor, credentials)),
  refreshToken: null,
  scopes: [],
  extra: { ...credentials },
});

const partnerAccess = async (vendor: Vendor): Promise<Record<string, string>> => {
  const { clientId, secrets } = vendor.client;
  const { partnerKey } = await secrets();
  if (!partnerKey) throw new Error('The secret of LinkedIn has no partnerKey.');
  const grant = await grantOf(vendor, { clientId, clientSecret: partnerKey });
  return bearer(grant);
};

/**
 * Finds or creates an application of the customer below the partner's:
 * https://learn.microsoft.com/linkedin/talent/apply-with-linkedin/provisioning-api. Reuses an existing one.
 */
const applicationOf = async (vendor: Vendor, { id, name }: FilledForm['customer']): Promise<Credentials> => {
  const headers = await partnerAccess(vendor);
  const made = await vendor.http.send({
    operation: 'application.create',
    method: 'POST',
    url: applications,
    headers,
    // eslint-disable-next-line core/no-restricted-syntax -- for LinkedIn's administration alone
    json: { uniqueForeignId: id, name: applicationName(name), description: `Job postings from ${productName}` },
    accepts: [conflict],
  });
  if (made.status !== conflict) return parsed(Made, made.body).credentials;
  const { body } = await vendor.http.send({
    operation: 'application.find',
    url: applications,
    query: { q: 'credentialsByUniqueForeignId', uniqueForeignId: id },
    headers,
  });
  return parsed(Found, body).elements[0].credentials;
};

const parsed = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const answer = schema.safeParse(body);
  if (!answer.success) throw new VendorProblem('malformed');
  return answer.data;
};

const credentialsIn = ({ extra }: Grant): Credentials => {
  const answer = Credentials.safeParse(extra);
  if (!answer.success) throw new VendorProblem('access_ended');
  return answer.data;
};

export const linkedInAdapter: FormAdapter = {
  kind: 'form',

  async connect(vendor, { fields: { companyId = '', posterEmail = '' }, customer }) {
    try {
      const grant = await grantOf(vendor, await applicationOf(vendor, customer));
      return { grant, account: { id: companyId, label: companyId }, settings: { companyId, posterEmail } };
    } catch (error) {
      const isRefused = error instanceof VendorProblem && error.problem === 'refused';
      throw isRefused ? wrongFields({ companyId: notice('linkedInCompanyRefused') }) : error;
    }
  },

  refresh: (vendor, grant) => grantOf(vendor, credentialsIn(grant)),

  /** LinkedIn documents no way to end a customer's application, so the end is never confirmed. */
  revoke: () => Promise.reject(new VendorProblem('refused')),
};
