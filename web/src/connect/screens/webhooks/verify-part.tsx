import { useState } from 'react';
import { CopyButton } from '@/components/copy-button';
import { Segments } from '@/components/ui/editing/segments';
import { useTranslation } from '@/lib/i18n/i18n';
import java from './snippets/Verify.java?raw';
import node from './snippets/verify.mjs?raw';
import python from './snippets/verify.py?raw';
import bash from './snippets/verify.sh?raw';
import styles from './webhooks.module.css';

const snippets = { node, python, java, bash };
type Language = keyof typeof snippets;
const languages = Object.keys(snippets) as Language[];

const standard = 'https://www.standardwebhooks.com';

/** Tests run each of them (scripts/lib/webhook-snippets.test.ts). */
export const VerifyPart = () => {
  const { t } = useTranslation('webhooks');
  const [language, setLanguage] = useState<Language>('node');
  const [before, after] = t('verify.text', { standard: '\0' }).split('\0');
  return (
    <section className={styles.part} aria-label={t('verify.title')}>
      <h2>{t('verify.title')}</h2>
      <p className={styles.hint}>
        {before}
        <a href={standard} target="_blank" rel="noopener noreferrer">
          {t('verify.standard')}
        </a>
        {after}
      </p>
      <div className={styles.choose}>
        <Segments
          label={t('verify.language')}
          small
          value={language}
          segments={languages.map((value) => ({ value, label: t(`verify.languages.${value}`) }))}
          onChange={setLanguage}
        />
        <CopyButton
          text={snippets[language]}
          label={t('secret.copy')}
          copied={t('verify.copied')}
          failed={t('secret.copyFailed')}
        />
      </div>
      <pre className={styles.block} tabIndex={0} aria-label={t(`verify.languages.${language}`)}>
        <code>{snippets[language]}</code>
      </pre>
    </section>
  );
};
