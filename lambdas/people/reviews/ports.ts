import type { Rating } from '@shared/people/model/review';
import type { Clock } from '../../platform/clock';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { Professionals } from '../../store/people/profiles/professionals';
import type { Authors, ReviewRepository } from '../../store/people/reviews/ports';
import type { Page } from '../../platform/table/page';

export type Deps = {
  reviews: ReviewRepository;
  authors: Authors;
  organizations: Organizations;
  professionals: Professionals;
  clock: Clock;
};

export type RatedPage<T> = Page<T> & { rating: Rating };
