import { useTranslation } from '@/lib/i18n/i18n';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import styles from './breadcrumb.module.css';

export type Crumb = { label: string; to?: string | undefined };

export const Breadcrumb = ({ items }: { items: readonly Crumb[] }) => {
  const { t } = useTranslation('common');
  const crumbs: Crumb[] = [{ label: t('breadcrumb.home'), to: paths.home }, ...items];
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }, index) => (
          <li key={`${index}-${label}`}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
