import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { ErrorIllustration } from '@/components/ui/base/error-illustration';
import styles from '@/app/shell/message-page.module.css';

export const NotFoundView = () => {
  const { t } = useTranslation('shell');
  useDocumentTitle(t('notFound.title'));
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <ErrorIllustration name="signpost" />
      </div>
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.home}>{t('notFound.home')}</ButtonLink>
        <ButtonLink to={paths.jobs} variant="secondary">
          {t('notFound.jobs')}
        </ButtonLink>
        <ButtonLink to={paths.doctors} variant="secondary">
          {t('notFound.doctors')}
        </ButtonLink>
      </div>
    </div>
  );
};
