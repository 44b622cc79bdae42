import { daysToExpiry } from '@shared/people/rules/credentials/held-certification';
import type { HeldCertification, License, MyProfile } from '@shared/people/model/professional';
import type { VerificationCase } from '@shared/people/model/verification';
import { certificationName } from '@/people/parts/credentials/credential-name';
import type { TFunction } from '@/lib/i18n/i18n';

const lasting = '9999';

/** Sorts by expiration, soonest first. */
export const byExpiry = (one: HeldCertification, other: HeldCertification): number =>
  (one.expiresOn ?? lasting) < (other.expiresOn ?? lasting) ? -1 : 1;

/** The profile keeps one blank license. */
export const isEntered = ({ name, number, scope }: License): boolean =>
  scope === 'letter' || name !== '' || number !== '';

export const anchorOf = (credentialId: string): string => `credential-${credentialId}`;

type Texts = TFunction<'wallet' | 'labels/profiles' | 'labels/certifications'>;

export const licenseName = ({ name, type, state }: License, t: TFunction<'labels/profiles'>): string =>
  [name || t(`licenseType.${type}`), state].filter(Boolean).join(', ');

export type Concern = { credentialId: string; text: string };

type Held = { id: string; name: string; expiresOn: string | null };

const concernOf = ({ id, name, expiresOn }: Held, cases: readonly VerificationCase[], today: string, t: Texts) => {
  const status = cases.find(({ credentialId }) => credentialId === id)?.status;
  if (status === 'needs_info' || status === 'rejected') return t(`attention.${status}`, { name });
  const days = daysToExpiry(expiresOn, today);
  if (days === null) return null;
  return days < 0 ? t('attention.expired', { name }) : t('attention.expires', { name, days });
};

export const concernsOf = (
  { certifications, licenses }: Pick<MyProfile, 'certifications' | 'licenses'>,
  cases: readonly VerificationCase[],
  today: string,
  t: Texts,
): Concern[] =>
  [
    ...certifications.map((it) => ({ id: it.id, name: certificationName(it, t), expiresOn: it.expiresOn })),
    ...licenses.filter(isEntered).map((it) => ({ id: it.id, name: licenseName(it, t), expiresOn: it.expiryDate })),
  ].flatMap((held) => {
    const text = concernOf(held, cases, today, t);
    return text === null ? [] : [{ credentialId: held.id, text }];
  });
