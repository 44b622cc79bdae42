import type { ReactNode } from 'react';
import { daysToExpiry } from '@shared/people/rules/credentials/held-certification';
import type { License } from '@shared/people/model/professional';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import { CredentialStatus } from '@/people/parts/credentials/credential-status';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { today } from '@/lib/time/today';
import styles from './wallet.module.css';
import { anchorOf, licenseName } from './wallet-entries';

const ExpiryBadge = ({ expiresOn, isReviewed }: { expiresOn: string | null; isReviewed: boolean }) => {
  const { t } = useTranslation('wallet');
  const days = daysToExpiry(expiresOn, today());
  if (days === null) return null;
  if (days >= 0) return <Badge tone="warning">{t('expiresIn', { days })}</Badge>;
  // Its review shows the same.
  return isReviewed ? null : <Badge tone="danger">{t('expired')}</Badge>;
};

type Props = {
  credentialId: string;
  name: string;
  expiresOn: string | null;
  facts: readonly { label: string; value: ReactNode }[];
  /** Why there is no review yet; null if there is one. */
  unreviewed: string | null;
  actions?: ReactNode;
};

export const CredentialCard = ({ credentialId, name, expiresOn, facts, unreviewed, actions }: Props) => {
  const { t } = useTranslation('wallet');
  return (
    <li id={anchorOf(credentialId)} className={styles.credential}>
      <Stack gap="s">
        <Row justify="between" align="start">
          <Row gap="xs">
            <h3>{name}</h3>
            <ExpiryBadge expiresOn={expiresOn} isReviewed={unreviewed === null} />
          </Row>
          {actions && <Row gap="xs">{actions}</Row>}
        </Row>
        <div className={styles.facts}>
          <Facts items={[...facts, { label: t('facts.expires'), value: expiresOn && formatDate(expiresOn) }]} />
        </div>
        {unreviewed === null ? <CredentialStatus credentialId={credentialId} /> : <MutedText>{unreviewed}</MutedText>}
      </Stack>
    </li>
  );
};

export const LicenseCard = ({ license, isSubmitted }: { license: License; isSubmitted: boolean }) => {
  const { t } = useTranslation(['wallet', 'labels/profiles']);
  return (
    <CredentialCard
      credentialId={license.id}
      name={licenseName(license, t)}
      expiresOn={license.expiryDate}
      facts={[
        { label: t('facts.number'), value: license.number },
        { label: t('facts.issuer'), value: license.issuingBody },
        { label: t('facts.issued'), value: license.issueDate && formatDate(license.issueDate) },
      ]}
      unreviewed={isSubmitted ? null : t('notSubmitted')}
    />
  );
};

export const NpiCard = ({ number, isSubmitted }: { number: string; isSubmitted: boolean }) => {
  const { t } = useTranslation(['wallet', 'labels/profiles']);
  return (
    <CredentialCard
      credentialId={npiItem}
      name={t('credential.npi')}
      expiresOn={null}
      facts={[{ label: t('facts.number'), value: number }]}
      unreviewed={isSubmitted ? null : t('notSubmitted')}
    />
  );
};
