import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { useTranslation } from '@/lib/i18n/i18n';
import { LogoMark } from '../logo';
import styles from './home-mark.module.css';

/** Logo that opens Home on phones, where the rail is missing. */
export const HomeMark = () => {
  const { t } = useTranslation('shell');
  return (
    <Link to={paths.dashboard} className={styles.mark} aria-label={t('home')}>
      <LogoMark size={28} />
    </Link>
  );
};
