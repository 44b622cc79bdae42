import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { MutedText, Row } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatDate, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './privacy.module.css';

/** The consent required for an account: a record of the accepted privacy policy, not a switch. */
export const DataProcessing = () => {
  const { t } = useTranslation('profile-privacy');
  const { data } = useQuery(queryOf('listAcceptedTerms', {}));
  const accepted = data?.items.find(({ document }) => document === 'privacy');
  return (
    <Row justify="between" align="start" className={styles.consent}>
      <div>
        <p className={styles.consentName}>{t('dataProcessing.label')}</p>
        <MutedText>
          {accepted
            ? t('dataProcessing.accepted', {
                version: formatNumber(accepted.version),
                date: formatDate(accepted.acceptedAt, ownZone()),
              })
            : t('dataProcessing.text')}
        </MutedText>
      </div>
      <Link to={paths.privacy}>{t('dataProcessing.read')}</Link>
    </Row>
  );
};
