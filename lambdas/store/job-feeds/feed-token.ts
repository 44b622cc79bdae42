import { OrganizationId } from '@shared/model/fields';
import { feedTokens } from '../../platform/crypto/feed-tokens';

export const jobFeedTokens = feedTokens({ purpose: 'job-feed', suffix: '.xml', ownerId: OrganizationId });
