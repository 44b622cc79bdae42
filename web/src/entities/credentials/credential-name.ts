import { npiItem } from '@shared/model/profile-vocabulary';
import type { VerificationCase } from '@shared/model/verification';
import type { TFunction } from '@/lib/i18n/i18n';

export const credentialName = (
  { credentialId, label }: Pick<VerificationCase, 'credentialId' | 'label'>,
  t: TFunction<'labels/profiles'>,
): string => (credentialId === npiItem ? t('credential.npi') : label);
