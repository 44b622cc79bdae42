import { useTranslation } from '@/lib/i18n/i18n';
import styles from './developers.module.css';
import { exampleLanguages, type ExampleLanguage } from './examples';

type Props = { value: ExampleLanguage; onChange: (language: ExampleLanguage) => void };

/** The language of all examples of the page. */
export const LanguageChoice = ({ value, onChange }: Props) => {
  const { t } = useTranslation('pages/developers');
  return (
    <span role="group" aria-label={t('operation.language')} className={styles.languages}>
      {exampleLanguages.map((language) => (
        <button key={language} type="button" aria-pressed={language === value} onClick={() => onChange(language)}>
          <code>{t(`operation.languages.${language}`)}</code>
        </button>
      ))}
    </span>
  );
};
