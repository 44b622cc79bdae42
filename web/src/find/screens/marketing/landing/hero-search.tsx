import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import Search from 'lucide-react/dist/esm/icons/search.mjs';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '@shared/limits';
import { paths } from '@shared/paths';
import { buttonClass } from '@/components/ui/base/button';
import { addressOf } from '@/lib/i18n/language';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './landing.module.css';

/** The job search extracts professions and places from one text. */
const jobsAddress = (form: FormData): string => {
  const q = ['q', 'place']
    .map((name) => String(form.get(name) ?? '').trim())
    .filter(Boolean)
    .join(' ');
  return q ? `${paths.jobs}?${new URLSearchParams({ q })}` : paths.jobs;
};

/** A plain form, which works before the page's script has loaded. */
export const HeroSearch = () => {
  const { t } = useTranslation('pages/landing');
  const navigate = useNavigate();
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(jobsAddress(new FormData(event.currentTarget)));
  };
  return (
    <form
      role="search"
      aria-label={t('hero.search')}
      className={styles.search}
      action={addressOf(paths.jobs)}
      onSubmit={search}
    >
      <label className={styles.searchField}>
        <Search size={18} aria-hidden="true" />
        <input
          type="search"
          name="q"
          enterKeyHint="search"
          maxLength={limits.searchTextLength}
          placeholder={t('hero.what')}
          aria-label={t('hero.what')}
        />
      </label>
      <label className={styles.searchField}>
        <MapPin size={18} aria-hidden="true" />
        <input
          type="search"
          name="place"
          enterKeyHint="search"
          autoComplete="postal-code"
          maxLength={limits.locationLength}
          placeholder={t('hero.where')}
          aria-label={t('hero.where')}
        />
      </label>
      <button type="submit" className={buttonClass({})}>
        {t('hero.submit')}
      </button>
    </form>
  );
};
