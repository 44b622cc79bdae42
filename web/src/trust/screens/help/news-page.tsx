import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { news, newestNews, newsFeedPath } from '@shared/news';
import { paths } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { FeedLink } from '@/components/feed-link';
import { Page } from '@/components/ui/base/page';
import { helpAddress } from '@/trust/parts/help/help-articles';
import { unreadNews } from '@/trust/parts/help/unread-news';
import { api } from '@/lib/api/api';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import styles from './help-page.module.css';

type Entry = (typeof news)[number];

const addressOf = (entry: Entry): string | undefined => {
  if ('article' in entry) return helpAddress(entry.article);
  return 'page' in entry ? paths[entry.page] : undefined;
};

/** Marks the page as seen, and returns how many entries were new when it opened. */
const useNewEntries = (): number => {
  const { me, refresh } = useSession();
  const unread = me ? unreadNews(me) : 0;
  const [shown, setShown] = useState(unread);
  // The session may arrive after the page.
  if (unread > shown) setShown(unread);
  useEffect(() => {
    if (unread === 0) return;
    // The dot stays for the next visit if this fails.
    api('markNewsSeen', { body: { seen: newestNews.number } }).then(refresh, () => undefined);
  }, [unread, refresh]);
  return shown;
};

export const NewsPage = () => {
  const { t } = useTranslation(['help', 'help/news']);
  const unread = useNewEntries();
  const days = [...new Set(news.map(({ on }) => on))];
  return (
    <Page
      title={t('news.title')}
      description={t('news.description')}
      breadcrumb={[{ label: t('title'), to: paths.help }, { label: t('news.title') }]}
    >
      <div className={styles.news}>
        {days.map((day) => (
          <section key={day}>
            <h2>
              <time dateTime={day}>{formatDate(day)}</time>
            </h2>
            <ul role="list">
              {news
                .filter(({ on }) => on === day)
                .map((entry) => ({ ...entry, to: addressOf(entry) }))
                .map(({ number, name, to }) => (
                  <li key={name} id={name}>
                    <h3>
                      {t(`${name}.title`)}{' '}
                      {number > newestNews.number - unread && <Badge tone="info">{t('news.isNew')}</Badge>}
                    </h3>
                    <p>{t(`${name}.text`)}</p>
                    {to !== undefined && (
                      <Link to={to} aria-label={t('news.openNamed', { title: t(`${name}.title`) })}>
                        {t('news.open')}
                      </Link>
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <FeedLink path={newsFeedPath} title={t('news.title')} label={t('news.feed')} />
      </div>
    </Page>
  );
};
