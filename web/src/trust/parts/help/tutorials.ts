import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';

/** Articles with pictures of their steps. */
export const tutorials: readonly HelpArticleName[] = [
  'find-and-apply',
  'interviews-and-offers',
  'hours-and-pay',
  'post-a-job',
  'review-candidates',
  'approve-hours',
];
