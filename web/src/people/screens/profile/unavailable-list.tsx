import CalendarX from 'lucide-react/dist/esm/icons/calendar-x.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { Unavailable } from '@shared/people/model/professional';
import { MutedText, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './profile.module.css';
import type { ProfileValues } from './form/profile-values';
import { labelUnavailable } from './profile-labels';
import { inOrder } from './unavailable-dates';
import { UnavailableDialog } from './unavailable-dialog';

const listName = 'availability.unavailableDates';

export const UnavailableList = () => {
  const { t } = useTranslation('profile-fields');
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const list = useWatch({ control, name: listName });
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const store = (entries: Unavailable[]) => setValue(listName, inOrder(entries), { shouldDirty: true });

  return (
    <>
      {list.length === 0 ? (
        <MutedText>{t('unavailable.empty')}</MutedText>
      ) : (
        <ul className={styles.away} role="list" aria-label={t('unavailable.list')} tabIndex={0}>
          {list.map((entry) => (
            <AwayRow
              key={entry.id}
              entry={entry}
              onRemove={() => {
                store(getValues(listName).filter(({ id }) => id !== entry.id));
                addButton.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Row>
        <Button
          ref={addButton}
          variant="secondary"
          leftIcon={<Plus size={18} aria-hidden="true" />}
          disabled={list.length >= limits.unavailableDates}
          onClick={() => setAdding(true)}
        >
          {t('unavailable.add')}
        </Button>
        {list.length >= limits.unavailableDates && <MutedText>{t('entry.full')}</MutedText>}
      </Row>
      {isAdding && (
        <UnavailableDialog
          listed={list}
          onAdd={(entry) => {
            setAdding(false);
            store([...getValues(listName), entry]);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
};

const AwayRow = ({ entry, onRemove }: { entry: Unavailable; onRemove: () => void }) => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  const words = labelUnavailable(entry, t);
  return (
    <li className={styles.awayRow}>
      <CalendarX size={18} aria-hidden="true" />
      <span className={styles.awayWords}>
        {words}
        {entry.reason !== '' && <MutedText as="span">{entry.reason}</MutedText>}
      </span>
      <button
        type="button"
        className={styles.iconButton}
        aria-label={t('unavailable.removeOne', { name: words })}
        onClick={onRemove}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </li>
  );
};
