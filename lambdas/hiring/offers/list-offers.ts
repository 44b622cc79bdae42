import type { Offer } from '@shared/hiring/model/offer';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';
import { loadAuthorizedApplication } from './load-authorized-offer';

export const listOffers = (
  deps: Pick<Deps, 'offers'>,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<Offer>> =>
  caller.scope === 'own'
    ? deps.offers.listOfProfessional(caller.userId, cursor)
    : deps.offers.listOfOrganization(organizationOf(caller), cursor);

export const listApplicationOffers = async (
  deps: Deps,
  { caller, applicationId }: { caller: AuthorizedCaller; applicationId: string },
): Promise<{ items: Offer[] }> => {
  await loadAuthorizedApplication(deps, caller, applicationId);
  return { items: await deps.offers.listOfApplication(applicationId) };
};
