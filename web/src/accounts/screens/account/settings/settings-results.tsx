import ChevronRight from 'lucide-react/dist/esm/icons/chevron-right.mjs';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { createHelpSearch } from '@/trust/parts/help/search-help';
import { furtherAreas, may, mayManageBilling } from '@/accounts/parts/settings/settings-areas';
import { hasNoIntegrations, shownAreas, useConnections } from '@/accounts/parts/settings/use-connections';
import { settingsIcons } from '@/accounts/parts/settings/settings-icons';
import { isEmployer } from '@/lib/auth/home-for';
import { useTranslation } from '@/lib/i18n/i18n';
import { finderEntries } from './finder-entries';
import styles from './settings.module.css';

const useSettingsSearch = (me: Me) => {
  const { t } = useTranslation(['settings', 'settings-finder']);
  const hasNone = hasNoIntegrations(useConnections(me, false), me);
  return useMemo(() => {
    const areas = [...shownAreas(me, hasNone), ...furtherAreas(me)];
    const pages = areas.map(({ name, to }) => ({
      id: name,
      area: name,
      to,
      title: t(`settings.areas.${name}.title`),
      page: '',
      summary: t(`settings.areas.${name}.text`),
      text: '',
    }));
    const sections = finderEntries
      .filter(({ area, needs }) => areas.some(({ name }) => name === area) && (!needs || may(needs, me)))
      .filter(({ professionals }) => !professionals || !isEmployer(me))
      .filter(({ payers }) => !payers || mayManageBilling(me))
      .map(({ name, area, to }) => ({
        id: `${area} ${name}`,
        area,
        to,
        title: t(`entries.${name}.title`),
        page: t(`settings.areas.${area}.title`),
        summary: t(`entries.${name}.words`),
        text: t(`settings.areas.${area}.title`),
      }));
    return createHelpSearch([...pages, ...sections]);
  }, [hasNone, me, t]);
};

/** Replaces the cards while a search text is typed. */
export const SettingsResults = ({ me, text }: { me: Me; text: string }) => {
  const { t } = useTranslation('settings');
  const search = useSettingsSearch(me);
  const found = search(text);
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('settings.find.results', { count: found.length })}
      </p>
      {found.length === 0 ? (
        <p className={styles.nothing}>{t('settings.find.none', { text })}</p>
      ) : (
        <ul role="list" className={styles.results} aria-label={t('settings.find.label')}>
          {found.map(({ id, area, to, title, page }) => {
            const Icon = settingsIcons[area];
            return (
              <li key={id}>
                <Link to={to} className={styles.quickLink}>
                  <Icon size={16} aria-hidden="true" />
                  <span>
                    {title}
                    {page !== '' && <small>{page}</small>}
                  </span>
                  <ChevronRight size={14} aria-hidden="true" />
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
};
