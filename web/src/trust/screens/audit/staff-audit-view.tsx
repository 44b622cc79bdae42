import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { staffAreas } from './audit-filters';
import { AuditLog } from './audit-log';

export const StaffAuditView = () => {
  const { t } = useTranslation('audit');
  const roles = useSession().me?.staff?.roles ?? [];
  const readsAll = roles.includes('trust') || roles.includes('owner');
  const description = readsAll ? t('staffDescription') : `${t('staffDescription')} ${t('ownOnly')}`;
  return (
    <AuditLog
      log="staff"
      description={description}
      areas={staffAreas}
      people={[]}
      breadcrumb={[{ label: t('title') }]}
    />
  );
};
