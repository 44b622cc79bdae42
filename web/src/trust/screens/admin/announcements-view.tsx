import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Announcement } from '@shared/trust/model/site-state';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { EmptyState } from '@/components/ui/empty-state';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useNow } from '@/lib/time/use-now';
import styles from './admin.module.css';
import { siteSettingsQuery } from './admin-queries';
import { SystemPage } from './system-page';

const AnnouncementDialog = lazy(() =>
  import('./announcement-dialog').then((it) => ({ default: it.AnnouncementDialog })),
);

const NewsMailDialog = lazy(() => import('./news-mail-dialog').then((it) => ({ default: it.NewsMailDialog })));

const stateOf = ({ from, until }: Announcement, now: number) => {
  if (Date.parse(until) <= now) return 'over';
  return Date.parse(from) <= now ? 'shown' : 'planned';
};
const tones = { over: 'neutral', shown: 'success', planned: 'info' } as const;

type Opened = { announcement: Announcement | null };

const Row = ({ announcement, onEdit }: { announcement: Announcement; onEdit: () => void }) => {
  const { t } = useTranslation('admin-system');
  const state = stateOf(announcement, useNow());
  const { text, audience, from, until } = announcement;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2>
          {text[language]}
          <Badge tone={tones[state]}>{t(`announcements.state.${state}`)}</Badge>
        </h2>
        <p>
          {t('announcements.when', {
            audience: t(`audience.${audience}`),
            from: formatDateTime(from, ownZone()),
            until: formatDateTime(until, ownZone()),
          })}
        </p>
      </div>
      {state !== 'over' && (
        <Button
          variant="secondary"
          size="small"
          aria-label={t('announcements.editNamed', { text: text[language] })}
          onClick={onEdit}
        >
          {t('announcements.edit')}
        </Button>
      )}
    </li>
  );
};

export const AnnouncementsView = () => {
  const { t } = useTranslation('admin-system');
  const query = useQuery(siteSettingsQuery());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isMailing, setIsMailing] = useState(false);
  const mail = (
    <Button variant="secondary" onClick={() => setIsMailing(true)}>
      {t('newsMail.send')}
    </Button>
  );
  const add = <Button onClick={() => setOpened({ announcement: null })}>{t('announcements.add')}</Button>;
  return (
    <SystemPage
      tab="announcements"
      actions={
        <>
          {mail}
          {query.data && query.data.announcements.length > 0 && add}
        </>
      }
    >
      <QueryGate query={query} loading={t('announcements.loading')} rows={3}>
        {({ announcements }) =>
          announcements.length === 0 ? (
            <EmptyState
              illustration="inbox"
              title={t('announcements.none')}
              text={t('announcements.noneText')}
              action={add}
            />
          ) : (
            <ul role="list" className={styles.rows} aria-label={t('announcements.title')}>
              {announcements.map((announcement) => (
                <Row
                  key={announcement.announcementId}
                  announcement={announcement}
                  onEdit={() => setOpened({ announcement })}
                />
              ))}
            </ul>
          )
        }
      </QueryGate>
      {isMailing && (
        <Suspense fallback={null}>
          <NewsMailDialog onClose={() => setIsMailing(false)} />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={null}>
          <AnnouncementDialog announcement={opened.announcement} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </SystemPage>
  );
};
