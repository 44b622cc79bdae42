import Search from 'lucide-react/dist/esm/icons/search.mjs';
import { Suspense, useState, type ReactNode } from 'react';
import { limits } from '@shared/limits';
import { Loading } from '@/components/ui/base/loading';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './help.module.css';

const HelpResults = lazy(() => import('./help-results').then((it) => ({ default: it.HelpResults })));

type Props = {
  /** Contact options, where nothing is found. */
  ask: ReactNode;
  /** Shown until someone types. */
  children: ReactNode;
};

/** A search field with results from articles and questions below. */
export const HelpSearch = ({ ask, children }: Props) => {
  const { t } = useTranslation('help');
  const [text, setText] = useState('');
  const query = text.trim();
  return (
    <>
      <div role="search" className={styles.search}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          maxLength={limits.searchTextLength}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      {query === '' ? (
        children
      ) : (
        <Suspense fallback={<Loading label={t('searching')} />}>
          <div className={styles.results}>
            <HelpResults query={query} ask={ask} />
          </div>
        </Suspense>
      )}
    </>
  );
};
