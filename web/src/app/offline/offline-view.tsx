import { CalendarClock, MapPin, Users } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { Page } from '@/components/ui/base/page';
import { returnPathOf } from '@/lib/auth/return-path';
import { hasStoredSession } from '@/lib/auth/stored-session';
import { useOnline } from '@/lib/browser/use-online';
import { loadTexts, useTranslation } from '@/lib/i18n/i18n';
import { addressOf, locale } from '@/lib/i18n/language';
import { readAgenda, type Agenda, type AgendaEntry } from '@/lib/offline/agenda';
import { formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { dateTimeFormat } from '@shared/text/intl-formats';
import { endDayIn, zoneAbbreviation } from '@/lib/time/time-zones';
import styles from './offline-view.module.css';

export const prepareOfflineView = (): Promise<void> => loadTexts('offline', 'labels/hiring');

const shownDays = 14;

const dayIn = ({ startsAt, timeZone }: AgendaEntry): string =>
  dateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone }).format(new Date(startsAt));

/** "7:00 AM – 3:00 PM CST", or "7:00 PM – 7:00 AM CST, Sat" if it ends on another day. */
const timesOf = ({ startsAt, endsAt, timeZone }: AgendaEntry): string => {
  const format = dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone });
  // Formatted separately: a range would name both days of a night shift.
  const [from, to] = [startsAt, endsAt].map((at) => format.format(new Date(at)));
  const times = `${from} – ${to} ${zoneAbbreviation(timeZone, startsAt)}`;
  return times + endDayIn(timeZone, Date.parse(startsAt), Date.parse(endsAt));
};

const isAhead = ({ startsAt, endsAt }: AgendaEntry, now: number): boolean =>
  Date.parse(endsAt) > now && Date.parse(startsAt) < now + shownDays * 24 * 3600 * 1000;

const byDay = (entries: readonly AgendaEntry[]): [string, AgendaEntry[]][] => {
  const days = new Map<string, AgendaEntry[]>();
  for (const entry of entries) days.set(dayIn(entry), [...(days.get(dayIn(entry)) ?? []), entry]);
  return [...days];
};

const Entry = ({ entry }: { entry: AgendaEntry }) => {
  const { t } = useTranslation(['offline', 'labels/hiring']);
  const { kind, title, where, place, type, people } = entry;
  const kindText = kind === 'shift' ? t('kinds.shift') : t('kinds.interview');
  return (
    <li className={styles.entry}>
      <p className={styles.time}>{timesOf(entry)}</p>
      <h3>{title}</h3>
      <p className={styles.soft}>{[kindText, type && t(`interviewType.${type}`), where].filter(Boolean).join(' · ')}</p>
      {place !== '' && (
        <p className={styles.line}>
          <MapPin size={16} aria-hidden="true" />
          {place}
        </p>
      )}
      {people.length > 0 && (
        <p className={styles.line}>
          <Users size={16} aria-hidden="true" />
          {t('with', { people: people.join(', ') })}
        </p>
      )}
    </li>
  );
};

const Schedule = ({ agenda }: { agenda: Agenda }) => {
  const { t } = useTranslation('offline');
  const days = byDay(agenda.entries.filter((entry) => isAhead(entry, Date.now())));
  return (
    <section className={styles.schedule}>
      <p className={styles.soft}>{t('savedAt', { time: formatDateTime(agenda.savedAt, ownZone()) })}</p>
      {days.length === 0 && (
        <p className={styles.none}>
          <CalendarClock size={20} aria-hidden="true" />
          {t('nothing')}
        </p>
      )}
      {days.map(([day, entries]) => (
        <div key={day}>
          <h2>{day}</h2>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <Entry key={`${entry.startsAt}${entry.title}`} entry={entry} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};

/** The service worker's page for every address without a connection. */
export const OfflineView = () => {
  const { t } = useTranslation(['offline', 'labels/hiring']);
  const { search } = useLocation();
  const [agenda, setAgenda] = useState<Agenda | null>(null);
  const isOnline = useOnline();
  useEffect(() => {
    // Without a session, the copy may be another person's.
    if (hasStoredSession()) void readAgenda().then(setAgenda);
  }, []);
  const goOn = () => window.location.assign(addressOf(returnPathOf(search) ?? paths.dashboard));
  return (
    <>
      <meta name="robots" content="noindex" />
      <Page
        title={isOnline ? t('online.title') : t('title')}
        description={isOnline ? t('online.text') : t(agenda ? 'text' : 'without')}
        width="narrow"
        actions={<Button onClick={goOn}>{isOnline ? t('online.continue') : t('again')}</Button>}
      >
        {agenda && <Schedule agenda={agenda} />}
      </Page>
    </>
  );
};
