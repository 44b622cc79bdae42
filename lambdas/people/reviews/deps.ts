import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { createProfessionals } from '../../store/people/profiles/professionals';
import { createAuthors } from '../../store/people/reviews/authors';
import type { Deps } from './ports';
import { createReviews } from '../../store/people/reviews/reviews';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  reviews: createReviews(table, cursors),
  authors: createAuthors(table),
  organizations: createOrganizations(table),
  professionals: createProfessionals(table, systemClock),
  clock: systemClock,
};
