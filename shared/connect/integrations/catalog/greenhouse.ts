import type { Provider } from '../provider';

/** Scopes are listed with each operation at https://harvestdocs.greenhouse.io/reference */
export const greenhouse = {
  name: 'Greenhouse',
  category: 'ats',
  owner: 'organization',
  scopes: [
    'harvest:jobs:list',
    'harvest:job_posts:list',
    'harvest:offices:list',
    'harvest:openings:list',
    'harvest:candidates:list',
    'harvest:candidates:create',
    'harvest:applications:list',
    'harvest:applications:create',
    'harvest:applications:hire',
    'harvest:notes:list',
    'harvest:notes:create',
    'harvest:rejection_details:list',
  ],
  secrets: ['clientSecret'],
  fields: [],
  events: ['offer.changed'],
  hooks: false,
} as const satisfies Provider;
