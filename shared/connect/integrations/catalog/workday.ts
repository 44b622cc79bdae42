import { limits } from '../../../limits';
import type { Provider } from '../provider';

const secret = { kind: 'secret', maxLength: limits.integrationSecretLength, pattern: /^[\x21-\x7e]+$/ } as const;

/**
 * Workday doesn't offer clients for other sites: each tenant registers its own API client, whose refresh token doesn't
 * expire, and we read a custom report as a web service.
 */
export const workday = {
  name: 'Workday HCM',
  category: 'hr',
  owner: 'organization',
  scopes: [],
  secrets: [],
  fields: [
    {
      name: 'host',
      kind: 'text',
      maxLength: limits.hostLength,
      // Data centers of production and implementation tenants, the only hosts that receive a tenant's secrets.
      pattern: /^(?:[a-z0-9-]+\.)+(?:workday|myworkday)\.com$/,
      wrong: 'workdayHost',
    },
    { name: 'tenant', kind: 'text', maxLength: limits.workdayTenantLength, pattern: /^\w+$/, wrong: 'workdayTenant' },
    { name: 'clientId', ...secret, kind: 'text', wrong: 'workdaySecret' },
    { name: 'clientSecret', ...secret, wrong: 'workdaySecret' },
    { name: 'refreshToken', ...secret, wrong: 'workdaySecret' },
    {
      name: 'report',
      kind: 'url',
      maxLength: limits.reportAddressLength,
      pattern: /^https:\/\/[^/?#]+\/ccx\/service\/customreport2\/[^/?#]+\/[^/?#]+\/[^/?#]+(?:\?[^#]*)?$/,
      wrong: 'workdayReport',
    },
  ],
  events: ['offer.changed'],
  hooks: false,
} as const satisfies Provider;
