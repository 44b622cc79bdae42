import type { Provider } from '../provider';

export const linkedinRecruiter = {
  name: 'LinkedIn Recruiter',
  category: 'recruiting',
  owner: 'organization',
  built: false,
  scopes: [],
  secrets: ['partnerKey'],
  fields: [],
  events: [],
  hooks: false,
} as const satisfies Provider;
