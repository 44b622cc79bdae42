import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';

/** Says how someone who isn't hired anywhere gets shifts. */
export const NoPool = () => {
  const { t } = useTranslation('shifts');
  return (
    <EmptyState
      illustration="clipboard"
      title={t('noPool.title')}
      text={t('noPool.text')}
      action={<ButtonLink to={paths.jobs}>{t('noPool.action')}</ButtonLink>}
    />
  );
};
