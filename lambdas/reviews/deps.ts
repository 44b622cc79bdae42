import { systemClock } from '../runtime/clock';
import { createHttpPlatform } from '../runtime/http-platform';
import { createOrganizations } from '../runtime/organization-repository';
import { createProfessionals } from '../runtime/professional-repository';
import { createAuthors } from './author-repository';
import type { Deps } from './ports';
import { createReviews } from './review-repository';

export const platform = createHttpPlatform();
const { table, cursors } = platform;

export const deps: Deps = {
  reviews: createReviews(table, cursors),
  authors: createAuthors(table),
  organizations: createOrganizations(table),
  professionals: createProfessionals(table, systemClock),
  clock: systemClock,
};
