import BookOpen from 'lucide-react/dist/esm/icons/book-open.mjs';
import ChevronDown from 'lucide-react/dist/esm/icons/chevron-down.mjs';
import Play from 'lucide-react/dist/esm/icons/play.mjs';
import Search from 'lucide-react/dist/esm/icons/search.mjs';
import ShieldCheck from 'lucide-react/dist/esm/icons/shield-check.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { contactSupport, paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { useLists } from '@/lib/i18n/lists/use-lists';
import styles from './support.module.css';

const tiles = [
  { name: 'guide', to: paths.help, icon: BookOpen },
  { name: 'how', to: paths.howItWorks, icon: Play },
  { name: 'safety', to: paths.safety, icon: ShieldCheck },
] as const;

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

export const HelpTab = () => {
  const { t } = useTranslation('support');
  const groups = useLists('pages/help')('groups');
  const [search, setSearch] = useState('');
  const words = folded(search).split(/\s+/).filter(Boolean);
  const found = groups
    .map(({ title, items }) => ({
      title,
      items: items.filter((it) => words.every((word) => folded(`${it.question} ${it.answer}`).includes(word))),
    }))
    .filter(({ items }) => items.length > 0);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <div className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="visually-hidden">
        {words.length > 0 && t('found', { count })}
      </p>
      {words.length === 0 && (
        <ul role="list" className={styles.tiles}>
          {tiles.map(({ name, to, icon: Icon }) => (
            <li key={name}>
              <Link to={to}>
                <span className={styles.tileIcon}>
                  <Icon size={20} aria-hidden="true" />
                </span>
                <span className={styles.tileWords}>
                  <b>{t(`tiles.${name}.title`)}</b>
                  <span>{t(`tiles.${name}.text`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.map(({ title, items }) => (
        <section key={title} className={styles.faq}>
          <h2>{title}</h2>
          <div className={styles.questions}>
            {items.map(({ question, answer }) => (
              <details key={question}>
                <summary>
                  {question}
                  <ChevronDown size={18} aria-hidden="true" />
                </summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
      ))}
      {count === 0 && (
        <EmptyState
          illustration="search"
          title={t('noAnswer.title')}
          text={t('noAnswer.text')}
          action={<ButtonLink to={contactSupport}>{t('noAnswer.ask')}</ButtonLink>}
        />
      )}
    </>
  );
};
