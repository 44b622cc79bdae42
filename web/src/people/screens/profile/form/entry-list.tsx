import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs';
import { useId, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from '../profile.module.css';
import { newEducation, newEmployment, newLicense, type ProfileValues } from './profile-values';

const lists = {
  employment: { create: newEmployment, most: limits.employmentEntries, nameParts: ['position', 'employer'] },
  education: { create: newEducation, most: limits.educationEntries, nameParts: ['degree', 'institution'] },
  licenses: { create: newLicense, most: limits.licenses, nameParts: ['name', 'state'] },
} as const;
type ListName = keyof typeof lists;

type AnyEntry = Readonly<Record<string, unknown>>;

const namesOf = (list: ListName, entry: AnyEntry | undefined): string =>
  lists[list].nameParts
    .map((part) => entry?.[part])
    .filter(Boolean)
    .join(', ');

const isBlank = (list: ListName, { id: _, ...entry }: AnyEntry): boolean => {
  const { id: __, ...blank } = lists[list].create();
  return JSON.stringify(entry) === JSON.stringify(blank);
};

type Props = {
  name: ListName;
  /** What else is removed with an entry; empty if nothing. */
  warning?: (index: number) => string;
  beforeRemoval?: (index: number) => void;
  children: (index: number) => ReactNode;
};

export const EntryList = ({ name, warning, beforeRemoval, children }: Props) => {
  const { t } = useTranslation('profile-fields');
  const { control, getValues } = useFormContext<ProfileValues>();
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const [asking, setAsking] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);

  const removeAt = (index: number): void => {
    setAsking(null);
    beforeRemoval?.(index);
    remove(index);
    // The pressed button was removed.
    add.current?.focus();
  };
  const ask = (index: number): void => {
    const entry = getValues(`${name}.${index}`);
    if (isBlank(name, entry)) removeAt(index);
    else setAsking(index);
  };
  const nameAt = (index: number): string =>
    namesOf(name, getValues(`${name}.${index}`)) || t('entry.nth', { entry: t(`entries.${name}`), number: index + 1 });

  return (
    <Stack gap="m">
      <ol className={styles.entries} role="list">
        {fields.map(({ key }, index) => (
          <li key={key}>
            <Entry list={name} index={index} onRemove={fields.length > 1 ? () => ask(index) : null}>
              {children(index)}
            </Entry>
          </li>
        ))}
      </ol>
      <Row>
        <Button
          ref={add}
          variant="secondary"
          leftIcon={<Plus size={18} aria-hidden="true" />}
          disabled={fields.length >= lists[name].most}
          onClick={() => append(lists[name].create())}
        >
          {t(`entry.add.${name}`)}
        </Button>
        {fields.length >= lists[name].most && <MutedText>{t('entry.full')}</MutedText>}
      </Row>
      {asking !== null &&
        createPortal(
          <ConfirmDialog
            opened
            danger
            title={t('entry.removeTitle', { name: nameAt(asking) })}
            text={`${t(`entry.removeText.${name}`)} ${warning?.(asking) ?? ''}`.trim()}
            confirmLabel={t('entry.remove')}
            onConfirm={() => removeAt(asking)}
            onClose={() => setAsking(null)}
          />,
          document.body,
        )}
    </Stack>
  );
};

type EntryProps = { list: ListName; index: number; onRemove: (() => void) | null; children: ReactNode };

const Entry = ({ list, index, onRemove, children }: EntryProps) => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const id = useId();
  const entry = useWatch({ control, name: `${list}.${index}` }) as AnyEntry | undefined;
  const words = { entry: t(`entries.${list}`), number: index + 1 };
  return (
    <div className={styles.entry} role="group" aria-labelledby={id}>
      <div className={styles.entryHead}>
        <div className={styles.labelEntry}>
          <h3 id={id}>{t('entry.nth', words)}</h3>
          <MutedText>{namesOf(list, entry)}</MutedText>
        </div>
        {onRemove && (
          <Button
            variant="quiet"
            size="small"
            leftIcon={<Trash2 size={16} aria-hidden="true" />}
            aria-label={t('entry.removeNth', words)}
            onClick={onRemove}
          >
            {t('entry.remove')}
          </Button>
        )}
      </div>
      <Stack>{children}</Stack>
    </div>
  );
};
