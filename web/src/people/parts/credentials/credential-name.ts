import { npiItem } from '@shared/people/model/profile-vocabulary';
import type { HeldCertification } from '@shared/people/model/professional';
import type { VerificationCase } from '@shared/people/model/verification';
import type { TFunction } from '@/lib/i18n/i18n';

export const certificationName = (
  { code, otherName }: Pick<HeldCertification, 'code' | 'otherName'>,
  t: TFunction<'labels/certifications'>,
): string => (code === 'other' ? otherName || t('otherCertification') : t(`certification.${code}`));

export const credentialName = (
  { credentialId, label, certification }: Pick<VerificationCase, 'credentialId' | 'label' | 'certification'>,
  t: TFunction<'labels/profiles' | 'labels/certifications'>,
): string => {
  if (credentialId === npiItem) return t('credential.npi');
  return certification === null ? label : certificationName({ code: certification, otherName: label }, t);
};
