import type { Review } from '@shared/people/model/review';
import type { ViewAccess } from '@shared/people/model/professional-view';
import type { Language } from '@shared/text/language';
import { answers } from '../../platform/text/answers';
import { namesLeftOut } from '../../store/people/profiles/professional-view';
import { initialsOf, shortName } from '../../store/people/profiles/display-names';
import type { Visible } from '../../store/people/profiles/professionals';
import type { Deps } from './ports';
import type { Authors } from '../../store/people/reviews/ports';
import type { ReviewItem } from '../../store/people/reviews/review-item';

type Found = Awaited<ReturnType<Authors['find']>>;

/** Names deleted authors, and employers whose name would reveal a workplace. */
const unnamed = (side: Review['side'], language: Language): string => answers.in(language)(`unnamed.${side}`);

const professionalName = (authors: Found, userId: string): string | null => {
  const author = authors.get(userId);
  if (!author) return null;
  return author.visibility === 'public' ? shortName(author) : initialsOf(author);
};

export const ownViews = async (
  { authors, organizations }: Pick<Deps, 'authors' | 'organizations'>,
  reviews: readonly ReviewItem[],
  language: Language,
): Promise<Review[]> => {
  const [people, names] = await Promise.all([
    authors.find(reviews.map(({ professionalId }) => professionalId)),
    organizations.names(reviews.map(({ organizationId }) => organizationId)),
  ]);
  return reviews.map((review) => ({
    ...review,
    author:
      (review.side === 'professional'
        ? professionalName(people, review.professionalId)
        : names.get(review.organizationId)) ?? unnamed(review.side, language),
  }));
};

const withoutIds = { placementId: null, professionalId: null, organizationId: null } as const;

/** Hides the author. */
export const publicView = (review: Review): Review => ({
  ...review,
  ...withoutIds,
  organizationId: review.organizationId,
});

const knowsPlaces = (access: ViewAccess): boolean => access === 'own' || access === 'full';

/** Hides employers that the profile does not show to this viewer. */
export const viewOfProfessional = ({ person, access }: Visible, review: Review, language: Language): Review => {
  const text = namesLeftOut(person, access);
  const named = knowsPlaces(access) || (access === 'standard' && person.profile.privacy.visibility === 'public');
  return {
    ...review,
    ...withoutIds,
    professionalId: review.professionalId,
    author: named ? review.author : unnamed('employer', language),
    text: text(review.text),
    jobTitle: text(review.jobTitle),
    reply: review.reply && { ...review.reply, text: text(review.reply.text) },
  };
};
