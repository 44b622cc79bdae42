import { AppError } from '@shared/errors';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { visitor, professionalView, type Reader } from '../../store/people/profiles/professional-view';
import type { Visible } from '../../store/people/profiles/professionals';
import { disclosed } from './disclosed';
import type { Deps } from './ports';
import { keepsProfessionals, readerOf } from './reader';

export const visibleProfessional = async (
  { professionals }: Pick<Deps, 'professionals'>,
  userId: string,
  reader: Reader,
): Promise<Visible> => {
  const visible = (await professionals.find([userId], reader)).get(userId);
  if (!visible) throw new AppError('NOT_FOUND');
  return visible;
};

const viewOf = async (
  { portfolios, connections, responses, clock }: Deps,
  { person, access }: Visible,
  saved: boolean | null,
): Promise<ProfessionalView> => {
  const { userId, privacy } = person.profile;
  const isLimited = access === 'limited' || access === 'unnamed';
  const [portfolio, counted, open, { time }] = await Promise.all([
    isLimited ? [] : portfolios.of(userId),
    isLimited ? portfolios.count(userId) : null,
    privacy.showOnlineStatus && !isLimited ? connections.of(userId, clock.now()) : [],
    responses.of(userId),
  ]);
  return professionalView(person, access, {
    portfolio,
    portfolioCount: counted ?? portfolio.length,
    online: open.length > 0,
    responseTime: time,
    saved,
  });
};

export const getPublicProfessional = async (deps: Deps, userId: string): Promise<ProfessionalView> =>
  viewOf(deps, await visibleProfessional(deps, userId, visitor), null);

export const getProfessional = async (
  deps: Deps,
  { userId, caller }: { userId: string; caller: AuthorizedCaller },
): Promise<ProfessionalView> => {
  const visible = await visibleProfessional(deps, userId, readerOf(caller));
  const view = await viewOf(
    deps,
    visible,
    keepsProfessionals(caller) ? await deps.saved.has(caller.userId, userId) : null,
  );
  return disclosed(deps, view, caller);
};
