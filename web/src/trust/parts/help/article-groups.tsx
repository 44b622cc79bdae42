import { Link } from 'react-router-dom';
import { helpSections, type HelpSection } from '@shared/trust/model/help-vocabulary';
import { useTranslation } from '@/lib/i18n/i18n';
import { helpAddress } from './help-articles';
import styles from './help.module.css';

/** The articles of each section, most relevant section first. */
export const ArticleGroups = ({ sections }: { sections: readonly HelpSection[] }) => {
  const { t } = useTranslation(['help', 'help/articles']);
  return sections.map((section) => (
    <section key={section} className={styles.group}>
      <h2>{t(`sections.${section}`)}</h2>
      <ul role="list" className={styles.cards}>
        {helpSections[section].map((name) => (
          <li key={name}>
            <Link to={helpAddress(name)}>
              <b>{t(`${name}.title`)}</b>
              <span>{t(`${name}.summary`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
};
