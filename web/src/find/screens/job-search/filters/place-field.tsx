import MapPin from 'lucide-react/dist/esm/icons/map-pin.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { limits } from '@shared/limits';
import { states } from '@shared/people/model/profile-vocabulary';
import { emptySearch, understoodSearch, type JobSearch } from '@/hiring/parts/jobs/job-search';
import { searchText } from '@/lib/forms/search-parameters';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import styles from '../jobs.module.css';
import { searchQuery } from '../search-query';
import type { JobSearching } from '../use-job-search';

const nowhere = { city: '', radius: null, location: '', states: [] } satisfies Partial<JobSearch>;

const stateNames: Readonly<Record<string, string>> = states;

const placeOf = ({ city, location, states: codes }: JobSearch): string =>
  city || location || codes.map((code) => stateNames[code] ?? code).join(', ');

/** City, state or ZIP Code, read by the same rules as the search text. Applies on Enter and blur. */
export const PlaceField = ({ read, changeRead }: Pick<JobSearching, 'read' | 'changeRead'>) => {
  const { t } = useTranslation('job-search');
  const id = useId();
  const client = useQueryClient();
  const oneAtATime = useOneAtATime();
  const current = placeOf(read);
  const [known, setKnown] = useState(current);
  const [text, setText] = useState(current);
  const [unknown, setUnknown] = useState<string | null>(null);
  if (current !== known) {
    setKnown(current);
    setText(current);
    setUnknown(null);
  }

  const apply = () =>
    void oneAtATime(async () => {
      const typed = searchText(text);
      if (typed === known || typed === unknown) return;
      if (typed === '') return changeRead(nowhere);
      const asked = { search: { ...emptySearch, q: typed }, cursor: null };
      const { understood } = await client.query(searchQuery(asked)).catch(() => ({ understood: null }));
      const { city, radius, states: codes } = understoodSearch(emptySearch, understood?.search);
      if (city === '' && codes.length === 0) return setUnknown(typed);
      setUnknown(null);
      return changeRead({ ...nowhere, city, radius, states: codes });
    });

  const isUnknown = unknown !== null && unknown === searchText(text);
  return (
    <form
      className={styles.where}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        {t('where.label')}
      </label>
      <MapPin size={18} aria-hidden="true" />
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={limits.locationLength}
        placeholder={t('where.placeholder')}
        value={text}
        aria-invalid={isUnknown || undefined}
        aria-describedby={isUnknown ? `${id}-unknown` : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={apply}
      />
      {isUnknown && (
        <p id={`${id}-unknown`} role="alert" className={styles.whereUnknown}>
          {t('where.unknown')}
        </p>
      )}
    </form>
  );
};
