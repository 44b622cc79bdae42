import type { VerificationQueueItem } from '@shared/people/model/verification';
import { credentialName } from '@/people/parts/credentials/credential-name';
import type { TFunction } from '@/lib/i18n/i18n';

export const titleOf = (
  item: Pick<VerificationQueueItem, 'credentialId' | 'label' | 'certification' | 'state'>,
  t: TFunction<'verifications' | 'labels/profiles' | 'labels/certifications'>,
): string => {
  const label = credentialName(item, t);
  return item.state === null ? label : t('labelInState', { label, state: item.state });
};
