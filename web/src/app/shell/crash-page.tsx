import { useOnline } from '@/lib/browser/use-online';
import { useTranslation } from '@/lib/i18n/i18n';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useDocumentTitle } from '@/components/ui/base/document-title';
import { ErrorIllustration } from '@/components/ui/base/error-illustration';
import styles from './message-page.module.css';

export const CrashPage = () => {
  const { t } = useTranslation('shell');
  // Parts of a page that were never opened can't be loaded offline.
  const isOnline = useOnline();
  const [title, text] = isOnline
    ? [t('crash.title'), t('crash.text')]
    : [t('crash.offline.title'), t('crash.offline.text')];
  useDocumentTitle(title);
  return (
    <div className={styles.page} role="alert">
      <div className={styles.picture}>
        <ErrorIllustration name="unplugged" />
      </div>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        <ButtonLink to={paths.home} variant="secondary" reloadDocument>
          {t('crash.home')}
        </ButtonLink>
      </div>
    </div>
  );
};
