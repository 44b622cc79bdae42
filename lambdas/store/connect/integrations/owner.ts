import type { Owner, ProviderRef } from './ports';
import { integrationIndexes, integrationKeys } from './keys';

export const organizationOwner = (id: string): Owner => ({ kind: 'organization', id });
export const personOwner = (id: string): Owner => ({ kind: 'person', id });

/** Attribute that identifies the owner for the audit log and the exports. */
export const ownerAttributes = ({ kind, id }: Owner) =>
  kind === 'organization' ? { organizationId: id } : { userId: id };

export const integrationKey = ({ owner: { kind, id }, provider }: ProviderRef) =>
  kind === 'organization' ? integrationKeys.integration(id, provider) : integrationKeys.ownIntegration(id, provider);

export const ownerList = ({ kind, id }: Owner): string =>
  kind === 'organization' ? integrationIndexes.integrations(id) : integrationIndexes.ownIntegrations(id);

export const ownerEntity = ({ kind }: Owner) => (kind === 'organization' ? 'Integration' : 'OwnIntegration');
