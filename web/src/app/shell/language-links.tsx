import { useLocation } from 'react-router-dom';
import { languageNames, languages } from '@shared/text/language';
import { pathIn } from '@shared/text/language-paths';
import { keepLanguage } from '@/lib/i18n/language-choice';
import { language } from '@/lib/i18n/language';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './language-links.module.css';

export const LanguageLinks = () => {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.languages} aria-label={t('languages')}>
      {languages.map((it) => (
        <li key={it}>
          <a
            href={pathIn(it, pathname) + search}
            hrefLang={it}
            lang={it}
            aria-current={it === language ? 'true' : undefined}
            onClick={() => keepLanguage(it)}
          >
            {languageNames[it]}
          </a>
        </li>
      ))}
    </ul>
  );
};
