import { OrganizationId } from '@shared/core/model/fields';
import { feedTokens } from '../../../platform/crypto/feed-tokens';

export const jobFeedTokens = feedTokens({ purpose: 'job-feed', suffix: '.xml', ownerId: OrganizationId });

/** Tokens of the feed in LinkedIn's format. */
export const linkedInFeedTokens = feedTokens({
  purpose: 'linkedin-feed',
  suffix: '.linkedin.xml',
  ownerId: OrganizationId,
});
