import { ratingOf } from '@shared/people/rules/rating';
import { AppError } from '@shared/errors';
import type { Review } from '@shared/people/model/review';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Reader } from '../../store/people/profiles/professional-view';
import type { Deps, RatedPage } from './ports';
import { ownViews, publicView, viewOfProfessional } from './review-views';

const readerOf = ({ userId, role, membership }: AuthorizedCaller): Reader => ({
  userId,
  organizationId: membership?.organizationId ?? null,
  isSupport: role === 'support',
});

type ProfessionalQuery = { caller: AuthorizedCaller; userId: string; cursor?: string | undefined; language: Language };

export const listProfessionalReviews = async (
  deps: Deps,
  { caller, userId, cursor, language }: ProfessionalQuery,
): Promise<RatedPage<Review>> => {
  const visible = (await deps.professionals.find([userId], readerOf(caller))).get(userId);
  if (!visible) throw new AppError('NOT_FOUND');
  const page = await deps.reviews.listOfProfessional(userId, cursor);
  const shown = await ownViews(deps, page.items, language);
  return {
    items: shown.map((review) => viewOfProfessional(visible, review, language)),
    nextCursor: page.nextCursor,
    rating: visible.person.rating,
  };
};

type OrganizationQuery = { organizationId: string; cursor?: string | undefined; language: Language };

export const listOrganizationReviews = async (
  deps: Deps,
  { organizationId, cursor, language }: OrganizationQuery,
): Promise<RatedPage<Review>> => {
  const organization = await deps.organizations.get(organizationId);
  if (!organization || organization.hidden) throw new AppError('NOT_FOUND');
  const page = await deps.reviews.listOfOrganization(organizationId, cursor);
  const shown = await ownViews(deps, page.items, language);
  return { items: shown.map(publicView), nextCursor: page.nextCursor, rating: ratingOf(organization) };
};
