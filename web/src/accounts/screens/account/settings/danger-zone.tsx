import type { Me } from '@shared/accounts/api/accounts.routes';
import { Card } from '@/components/ui/card';
import { DeleteAccount } from '@/accounts/parts/data-rights/delete-account';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './danger-zone.module.css';

export const DangerZone = ({ me }: { me: Me }) => {
  const { t } = useTranslation('data-rights');
  return (
    <Card id="danger" className={styles.zone} title={t('dangerZone')}>
      {me.support === true ? <p>{t('staffAccount')}</p> : <DeleteAccount me={me} />}
    </Card>
  );
};
