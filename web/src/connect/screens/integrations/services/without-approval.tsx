import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './connections.module.css';

/** What works without LinkedIn's approval of the site. */
export const WithoutApproval = () => {
  const { t } = useTranslation('connections');
  return (
    <p className={styles.without}>
      {t('withoutApproval')} <Link to={`${paths.integrations}#linkedin-feed`}>{t('linkedInFeed')}</Link>
    </p>
  );
};
