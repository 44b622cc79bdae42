import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { displayDurations, limits } from '@shared/limits';
import type { Correspondent } from '@shared/model/conversation';
import { roleOfCorrespondent } from '@/entities/messages/conversation-row';
import { PhotoWithPresence } from '@/entities/messages/presence';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { Field } from '@/components/ui/fields/field';
import field from '@/components/ui/fields/field.module.css';
import { useTranslation } from '@/lib/i18n/i18n';
import { searchText } from '@/lib/forms/search-parameters';
import styles from './new-message.module.css';
import { queryOf } from '@/lib/requests/query-of';

type Props = {
  value: Correspondent | null;
  error: string | undefined;
  onChange: (person: Correspondent | null) => void;
};

const useCorrespondents = (typed: string) => {
  const [name, setName] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setName(searchText(typed, limits.nameLength)), displayDurations.searchPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return useQuery({ ...queryOf('findCorrespondents', { query: { name } }), placeholderData: keepPreviousData });
};

export const RecipientField = ({ value, error, onChange }: Props) =>
  value ? <Chosen person={value} onChange={() => onChange(null)} /> : <Search error={error} onChange={onChange} />;

const Chosen = ({ person, onChange }: { person: Correspondent; onChange: () => void }) => {
  const { t } = useTranslation('messages');
  return (
    <div className={field.field} role="group" aria-label={t('modal.to')}>
      <span className={field.label}>{t('modal.to')}</span>
      <div className={styles.chosen}>
        <PhotoWithPresence person={person} />
        <Words person={person} />
        <Button variant="quiet" size="small" onClick={onChange}>
          {t('modal.change')}
        </Button>
      </div>
    </div>
  );
};

const Words = ({ person }: { person: Correspondent }) => (
  <span className={styles.words}>
    <span className={styles.name}>{person.user_name}</span>
    <span className={styles.role}>{roleOfCorrespondent(person)}</span>
  </span>
);

const Search = ({ error, onChange }: Omit<Props, 'value'>) => {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(0);
  const query = useCorrespondents(typed);
  const id = useId();
  const people = query.data?.items ?? [];
  const current = people[Math.min(active, people.length - 1)];
  const optionId = (person: Correspondent) => `${id}-${person.user_id}`;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && people.length > 0) {
      event.preventDefault();
      setOpened(true);
      setActive((now) => (opened ? (now + step + people.length) % people.length : now));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (opened && current) onChange(current);
    } else if (event.key === 'Escape' && opened) {
      // Escape closes the list first, the dialog only next time.
      event.preventDefault();
      setOpened(false);
    }
  };

  return (
    <Field label={t('modal.to')} description={t('modal.toHint')} error={error} required>
      {(control) => (
        <div className={styles.combo}>
          <input
            {...control}
            className={field.control}
            role="combobox"
            aria-expanded={opened}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={opened && current ? optionId(current) : undefined}
            autoComplete="off"
            maxLength={limits.nameLength}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setActive(0);
              setOpened(true);
            }}
            onFocus={() => setOpened(true)}
            onClick={() => setOpened(true)}
            onBlur={() => setOpened(false)}
            onKeyDown={onKeyDown}
          />
          <ul
            id={`${id}-list`}
            role="listbox"
            aria-label={t('modal.to')}
            className={styles.options}
            hidden={!opened || people.length === 0}
          >
            {people.map((person) => (
              <li
                key={person.user_id}
                id={optionId(person)}
                role="option"
                aria-selected={person === current}
                className={classNames(styles.option, person === current && styles.active)}
                // Runs before blur, which closes the list.
                onMouseDown={(event) => {
                  event.preventDefault();
                  onChange(person);
                }}
              >
                <PhotoWithPresence person={person} />
                <Words person={person} />
              </li>
            ))}
          </ul>
          <p role="status" className={opened && query.data && people.length === 0 ? styles.none : 'visually-hidden'}>
            {opened && !query.isPlaceholderData && query.data
              ? people.length === 0
                ? t('modal.toNone')
                : t('modal.toFound', { count: people.length })
              : query.isFetching
                ? t('modal.toLoading')
                : query.error?.message}
          </p>
        </div>
      )}
    </Field>
  );
};
