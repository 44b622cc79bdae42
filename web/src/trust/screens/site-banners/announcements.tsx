import { useQuery } from '@tanstack/react-query';
import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import type { ShownAnnouncement } from '@shared/trust/model/site-state';
import { storageKeys } from '@shared/storage-keys';
import { siteStateQuery } from '@/trust/parts/site-state/site-state-query';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { language } from '@/lib/i18n/language';
import styles from './site-banners.module.css';

const isFor = ({ audience }: ShownAnnouncement, me: Me): boolean => {
  if (audience === 'everyone' || me.support) return true;
  return (audience === 'employers') === isEmployer(me);
};

const read = (): string[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKeys.announcementsRead) ?? '[]');
    return Array.isArray(stored) ? stored.map(String) : [];
  } catch {
    return [];
  }
};

const kept = 20;

/** Announcements for everyone who is signed in, until they close them. */
export const Announcements = ({ me }: { me: Me }) => {
  const { t } = useTranslation('site-notes');
  const { data } = useQuery(siteStateQuery());
  const [closed, setClosed] = useState(read);
  const shown = data?.announcements.filter((it) => isFor(it, me) && !closed.includes(it.announcementId)) ?? [];
  const close = (announcementId: string) => {
    const now = [announcementId, ...closed].slice(0, kept);
    localStorage.setItem(storageKeys.announcementsRead, JSON.stringify(now));
    setClosed(now);
  };
  return shown.map(({ announcementId, text }) => (
    <aside key={announcementId} className={styles.announcement} aria-label={t('announcement')}>
      <Megaphone size={18} aria-hidden="true" />
      <p>{text[language]}</p>
      <button type="button" className={styles.close} aria-label={t('dismiss')} onClick={() => close(announcementId)}>
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  ));
};
