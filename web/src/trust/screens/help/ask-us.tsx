import { contactSupport, paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './help-page.module.css';

/** A ticket for people with an account, the public form for visitors. */
export const AskUs = () => {
  const { t } = useTranslation('help');
  const { me } = useSession();
  return (
    <section className={styles.more}>
      <h2>{t('more')}</h2>
      <p>{t('moreText')}</p>
      <ButtonLink to={me && !me.support ? contactSupport : paths.contact} variant="secondary" size="small">
        {t('contact')}
      </ButtonLink>
    </section>
  );
};
