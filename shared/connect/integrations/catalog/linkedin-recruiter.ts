import { limits } from '../../../limits';
import type { Provider } from '../provider';

/**
 * LinkedIn gives its posting API only to approved partners, and each of their customers gets its own application:
 * https://learn.microsoft.com/linkedin/talent/job-postings/api/overview
 */
export const linkedinRecruiter = {
  name: 'LinkedIn Recruiter',
  category: 'recruiting',
  owner: 'organization',
  scopes: [],
  secrets: ['partnerKey'],
  fields: [
    {
      name: 'companyId',
      kind: 'text',
      maxLength: limits.linkedInCompanyIdLength,
      pattern: /^[1-9]\d*$/,
      wrong: 'linkedInCompanyId',
    },
    {
      name: 'posterEmail',
      kind: 'email',
      maxLength: limits.emailLength,
      pattern: /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/,
      wrong: 'emailInvalid',
    },
  ],
  events: ['job.changed', 'job.removed'],
  hooks: false,
} as const satisfies Provider;
