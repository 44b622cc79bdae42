import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { defaultLanguage } from '@shared/text/language';
import styles from './help-page.module.css';
import type { HelpPicture } from './pictures';

export const StepPicture = ({ picture }: { picture: HelpPicture | null }) => {
  const { t } = useTranslation(['help', 'help/pictures']);
  if (!picture) return null;
  const { name, url, width, height } = picture;
  return (
    <figure className={styles.picture}>
      <a href={url} target="_blank" rel="noreferrer">
        <img src={url} width={width} height={height} alt={t(name)} loading="lazy" decoding="async" />
      </a>
      {language !== defaultLanguage && <figcaption>{t('picture.note')}</figcaption>}
    </figure>
  );
};
