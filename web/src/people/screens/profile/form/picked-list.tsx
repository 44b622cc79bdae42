import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs';
import { useId, type ReactNode } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { NamedKind } from '@shared/find/rules/search-query/names';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { ComboboxField, type SearchedOption } from '@/components/ui/editing/combobox-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { messageAt } from './field-path';
import { FieldPlace } from './field-place';
import type { ProfileValues } from './profile-values';
import styles from '../profile.module.css';

type PickedName = 'otherProfessions' | 'units' | 'certifications';

type Props<V extends string> = {
  name: PickedName;
  data: readonly SearchedOption<V>[];
  /** Kind of the codes in the list. */
  named: NamedKind;
  most: number;
  required?: boolean;
  create: (value: V) => ProfileValues[PickedName][number];
  titleOf: (index: number) => string;
  children: (index: number) => ReactNode;
};

/** Entries chosen from a list, with details. */
export const PickedList = <V extends string>({
  name,
  data,
  named,
  most,
  required,
  create,
  titleOf,
  children,
}: Props<V>) => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control, name });
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const combobox = (
    <ComboboxField<V>
      label={t(`entry.add.${name}`)}
      placeholder={t(`pick.${name}`)}
      error={messageAt(errors, name)}
      required={required && fields.length === 0}
      data={data}
      named={named}
      value={null}
      onChange={(value) => value !== null && append(create(value), { shouldFocus: false })}
    />
  );
  // A missing certification is added; the years of a unit are among its entries.
  const picker = name === 'certifications' ? <FieldPlace field={name}>{combobox}</FieldPlace> : combobox;
  return (
    <Stack gap="m">
      {fields.length > 0 && (
        <ol className={styles.entries} role="list">
          {fields.map(({ key }, index) => (
            <li key={key}>
              <Picked title={titleOf(index)} onRemove={() => remove(index)}>
                {children(index)}
              </Picked>
            </li>
          ))}
        </ol>
      )}
      {fields.length < most ? picker : <MutedText>{t('entry.full')}</MutedText>}
    </Stack>
  );
};

type PickedProps = { title: string; onRemove: () => void; children: ReactNode };

const Picked = ({ title, onRemove, children }: PickedProps) => {
  const { t } = useTranslation('profile-fields');
  const id = useId();
  return (
    <div className={styles.entry} role="group" aria-labelledby={id}>
      <div className={styles.entryHead}>
        <div className={styles.labelEntry}>
          <h3 id={id}>{title}</h3>
        </div>
        <Button
          variant="quiet"
          size="small"
          leftIcon={<Trash2 size={16} aria-hidden="true" />}
          aria-label={t('pick.remove', { name: title })}
          onClick={onRemove}
        >
          {t('entry.remove')}
        </Button>
      </div>
      <Stack>{children}</Stack>
    </div>
  );
};
