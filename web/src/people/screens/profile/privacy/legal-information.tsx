import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { acceptedDocuments } from '@shared/legal/documents';
import { paths, privacyRights } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Card } from '@/components/ui/card';
import type { ApiResult } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatDate, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './privacy.module.css';

const documents = ['privacy', 'terms', 'cookies'] as const;

type Acceptance = ApiResult<'listAcceptedTerms'>['items'][number];

const isAccepted = (name: (typeof documents)[number]): name is Acceptance['document'] =>
  acceptedDocuments.some((it) => it === name);

/** Each accepted version, newest first. Informational documents aren't accepted. */
export const LegalInformation = () => {
  const { t } = useTranslation('profile-privacy');
  const accepted = useQuery(queryOf('listAcceptedTerms', {}));
  return (
    <Card id="legal" title={t('legal.title')}>
      <QueryGate query={accepted} loading={t('legal.loading')} rows={3}>
        {({ items }) => (
          <ul className={styles.documents} role="list">
            {documents.map((name) => (
              <Row as="li" key={name} justify="between" align="start" className={styles.document}>
                <Stack gap="xs">
                  <span>{t(`legal.${name}`)}</span>
                  {isAccepted(name) && <Versions of={items.filter(({ document }) => document === name)} />}
                </Stack>
                <Link to={paths[name]} aria-label={t('legal.viewOf', { document: t(`legal.${name}`) })}>
                  {t('legal.view')}
                </Link>
              </Row>
            ))}
            <Row as="li" justify="between" align="start" className={styles.document}>
              <Stack gap="xs">
                <span>{t('legal.gdpr')}</span>
                <MutedText>{t('legal.gdprText')}</MutedText>
              </Stack>
              <Link to={privacyRights} aria-label={t('legal.learnMoreOf')}>
                {t('legal.learnMore')}
              </Link>
            </Row>
          </ul>
        )}
      </QueryGate>
    </Card>
  );
};

const Versions = ({ of: versions }: { of: readonly Acceptance[] }) => {
  const { t } = useTranslation('profile-privacy');
  if (versions.length === 0) return <MutedText>{t('legal.notAccepted')}</MutedText>;
  return versions.map(({ version, acceptedAt }) => (
    <MutedText key={version}>
      {t('legal.accepted', { version: formatNumber(version), date: formatDate(acceptedAt, ownZone()) })}
    </MutedText>
  ));
};
