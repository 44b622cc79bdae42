import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { paths, reportsView } from '@shared/paths';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './restriction-banner.module.css';

/** Banner on every page while someone can't write. */
export const RestrictionBanner = ({ until }: NonNullable<Me['restriction']>) => {
  const { t } = useTranslation('reports');
  return (
    <div className={styles.note}>
      <FormMessage kind="error">
        {until === null ? t('restricted.banned') : t('restricted.suspended', { date: formatDate(until) })}{' '}
        <Link to={`${paths.myReports}?${reportsView.parameter}=${reportsView.decisions}`}>{t('restricted.link')}</Link>
      </FormMessage>
    </div>
  );
};
