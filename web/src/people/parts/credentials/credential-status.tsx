import { useQuery } from '@tanstack/react-query';
import { npiItem } from '@shared/people/model/profile-vocabulary';
import type { VerificationCase } from '@shared/people/model/verification';
import { MutedText, Row, Stack } from '@/components/layout';
import { ErrorState } from '@/components/ui/base/error-state';
import { Prose } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { CredentialStanding } from './credential-badge';
import { CredentialDocumentField } from './credential-document-field';
import { CredentialHistory } from './credential-history';
import { credentialName } from './credential-name';
import { credentialsQuery } from './credential-queries';
import styles from './credentials.module.css';
import { RegistryCheck } from './registry-check';
import { ReplyToReviewer } from './reply-to-reviewer';

/** Renders nothing before submission or while incomplete. `credentialId` is the ID of a license or a certification, or `npiItem`. */
export const CredentialStatus = ({ credentialId }: { credentialId: string }) => {
  const query = useQuery(credentialsQuery());
  const found = query.data?.find((it) => it.credentialId === credentialId);
  if (found) return <CaseStatus credential={found} />;
  return query.isError && query.data === undefined ? (
    <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  ) : null;
};

const kindOf = (
  credentialId: string,
  certification: VerificationCase['certification'],
): 'npi' | 'license' | 'certification' => {
  if (credentialId === npiItem) return 'npi';
  return certification === null ? 'license' : 'certification';
};

const CaseStatus = ({ credential }: { credential: VerificationCase }) => {
  const { t } = useTranslation(['credentials', 'labels/profiles', 'labels/certifications']);
  const { credentialId, certification, status, source, verifiedAt, history, expiryDate } = credential;
  const said = history.at(-1)?.note;
  return (
    <section className={styles.panel} aria-label={t('panel', { label: credentialName(credential, t) })}>
      <Stack gap="s">
        <Row justify="between">
          <CredentialStanding status={status} source={source} verifiedAt={verifiedAt} />
          {status === 'verified' && expiryDate !== null && (
            <MutedText as="span">{t('expires', { date: formatDate(expiryDate) })}</MutedText>
          )}
        </Row>
        <MutedText>{t(`next.${kindOf(credentialId, certification)}.${status}`)}</MutedText>
        {status !== 'verified' && status !== 'pending' && said && <Prose className={styles.said}>{said}</Prose>}
        {credentialId === npiItem && <RegistryCheck credential={credential} />}
        {status === 'needs_info' && <ReplyToReviewer credential={credential} />}
        <CredentialDocumentField credential={credential} />
        <details className={styles.history}>
          <summary>{t('history.title')}</summary>
          <CredentialHistory steps={history} reader="owner" />
        </details>
      </Stack>
    </section>
  );
};
