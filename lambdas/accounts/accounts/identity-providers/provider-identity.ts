import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import { Email } from '@shared/core/model/fields';
import { identityProviders } from '@shared/platform/site/site-config';
import type { ProviderIdentity } from './join-identity';

type Described = { userName: string; attributes: Record<string, string> };

/** The user pool may lowercase a username such as `Google_1234`, so the subject comes from an attribute. */
export const providerIdentityOf = ({ userName, attributes }: Described): ProviderIdentity => {
  const [, prefix = '', rest = ''] = /^([^_]+)_(.+)$/.exec(userName) ?? [];
  const provider = identityProviders.find((name) => name.toLowerCase() === prefix.toLowerCase());
  if (!provider) throw new Error('This identity provider is not known.');
  const email = Email.safeParse(attributes['email']);
  if (!email.success) throw new AppError('EMAIL_NOT_VERIFIED', notice('providerAddressUnverified'));
  return {
    provider,
    subject: attributes['nickname'] || rest,
    email: email.data,
    emailVerified: attributes['email_verified']?.toLowerCase() === 'true',
  };
};
