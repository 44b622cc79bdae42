import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { ErrorState } from '@/components/ui/base/error-state';
import { Card } from '@/components/ui/card';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatDate, formatNumber } from '@/lib/time/format';
import styles from './legal.module.css';

export const AcceptedTermsCard = () => {
  const { t } = useTranslation('legal');
  const query = useQuery(queryOf('listAcceptedTerms', {}));
  const items = query.data?.items ?? [];
  return (
    <Card id="terms" title={t('accepted.title')}>
      <Stack gap="m">
        <MutedText>{t('accepted.text')}</MutedText>
        {query.isPending && <ListSkeleton rows={2} label={t('accepted.loading')} />}
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && items.length === 0 && <MutedText>{t('accepted.none')}</MutedText>}
        {items.length > 0 && (
          <ul className={styles.documents} role="list">
            {items.map(({ document, version, acceptedAt }) => (
              <li key={`${document} ${version}`}>
                <Link to={paths[document]}>{t(`documents.${document}`)}</Link>
                <span>{t('accepted.line', { version: formatNumber(version), date: formatDate(acceptedAt) })}</span>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  );
};
