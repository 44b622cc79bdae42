import { useNavigate } from 'react-router-dom';
import { paths } from '@shared/paths';
import { SearchBox } from '@/components/search/search-box';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './admin.module.css';

type Props = { q: string };

const addressOf = (path: string, q: string): string => (q === '' ? path : `${path}?${new URLSearchParams({ q })}`);

export const PeopleSearch = ({ q }: Props) => {
  const { t } = useTranslation(['admin-console', 'search']);
  const navigate = useNavigate();
  return (
    <div className={styles.search}>
      <SearchBox
        q={q}
        onSearch={(text) => void navigate(addressOf(paths.adminPeople, text), { replace: q !== '' })}
        label={t('people.find')}
        placeholder={t('people.placeholder')}
        action={paths.adminPeople}
      />
    </div>
  );
};

export const OrganizationSearch = ({ q }: Props) => {
  const { t } = useTranslation(['admin-console', 'search']);
  const navigate = useNavigate();
  return (
    <div className={styles.search}>
      <SearchBox
        q={q}
        onSearch={(text) => void navigate(addressOf(paths.adminOrganizations, text), { replace: q !== '' })}
        label={t('organizations.find')}
        placeholder={t('organizations.placeholder')}
        action={paths.adminOrganizations}
      />
    </div>
  );
};
