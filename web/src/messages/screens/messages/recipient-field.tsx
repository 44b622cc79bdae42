import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { displayDurations, limits } from '@shared/limits';
import type { Correspondent } from '@shared/messages/model/conversation';
import { roleOfCorrespondent } from '@/messages/parts/messages/conversation-row';
import { PhotoWithPresence } from '@/messages/parts/messages/presence';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import list from '@/components/ui/editing/combobox-field.module.css';
import { searchable } from '@/components/ui/editing/searchable';
import { Field } from '@/components/ui/fields/field';
import field from '@/components/ui/fields/field.module.css';
import { knownName } from '@/lib/i18n/former-member';
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

const Words = ({ person }: { person: Correspondent }) => {
  const { t } = useTranslation(['messages', 'labels/jobs']);
  return (
    <span className={styles.words}>
      <span className={styles.name}>{knownName(person.user_name)}</span>
      <span className={styles.role}>{roleOfCorrespondent(person, t)}</span>
    </span>
  );
};

type SearchStatusProps = { isOpen: boolean; query: ReturnType<typeof useCorrespondents> };

const SearchStatus = ({ isOpen, query: { data, error, isFetching, isPlaceholderData } }: SearchStatusProps) => {
  const { t } = useTranslation('messages');
  const found = isOpen && !isPlaceholderData ? data?.items.length : undefined;
  const textOfResult = () => {
    if (found === 0) return t('modal.toNone');
    if (found) return t('modal.toFound', { count: found });
    return isFetching ? t('modal.toLoading') : error?.message;
  };
  return (
    <p role="status" className={found === 0 ? styles.none : 'visually-hidden'}>
      {textOfResult()}
    </p>
  );
};

const Search = ({ error, onChange }: Omit<Props, 'value'>) => {
  const { t } = useTranslation('messages');
  const [typed, setTyped] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const query = useCorrespondents(typed);
  const people = query.data?.items;
  const collection = useMemo(
    () =>
      createListCollection({
        items: people ?? [],
        itemToValue: (person) => person.user_id,
        itemToString: (person) => knownName(person.user_name),
      }),
    [people],
  );

  return (
    <Field label={t('modal.to')} description={t('modal.toHint')} error={error} required>
      {(control) => (
        <Combobox.Root
          collection={collection}
          ids={{ input: control.id }}
          inputValue={typed}
          onInputValueChange={({ inputValue }) => setTyped(inputValue)}
          onOpenChange={(change) => setIsOpen(change.open)}
          onValueChange={({ items: [person] }) => person && onChange(person)}
          {...searchable}
        >
          <Combobox.Control>
            <Combobox.Input {...control} className={field.control} maxLength={limits.nameLength} />
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content aria-label={t('modal.to')} className={list.options} hidden={!isOpen || !people?.length}>
              {people?.map((person) => (
                <Combobox.Item key={person.user_id} item={person} className={classNames(list.option, styles.person)}>
                  <PhotoWithPresence person={person} />
                  <Words person={person} />
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
          <SearchStatus isOpen={isOpen} query={query} />
        </Combobox.Root>
      )}
    </Field>
  );
};
