import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/components/ui/empty-state';
import { useTranslation } from '@/lib/i18n/i18n';
import { useHelpEntries } from './help-entries';
import styles from './help.module.css';
import { HelpQuestions } from './help-questions';
import { createHelpSearch } from './search-help';

const shownAtMost = 12;

/** Separate, because the index and all articles load with it. */
export const HelpResults = ({ query, ask }: { query: string; ask: ReactNode }) => {
  const { t } = useTranslation('help');
  const entries = useHelpEntries();
  const [search] = useState(() => createHelpSearch(entries));
  const found = search(query).slice(0, shownAtMost);
  const articles = found.flatMap((it) => ('to' in it ? it : []));
  const questions = found.flatMap((it) => ('question' in it ? it : []));
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState illustration="search" title={t('noAnswer.title')} text={t('noAnswer.text')} action={ask} />
      )}
      {articles.length > 0 && (
        <section className={styles.group}>
          <h2>{t('articles')}</h2>
          <ul role="list" className={styles.rows}>
            {articles.map(({ id, to, title, summary }) => (
              <li key={id}>
                <Link to={to}>
                  <b>{title}</b>
                  <span>{summary}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && <HelpQuestions title={t('questions')} questions={questions} />}
    </>
  );
};
