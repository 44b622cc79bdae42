import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useMemo, useState, type Ref } from 'react';
import type { NamedKind } from '@shared/find/rules/search-query/names';
import { Field, type FieldTexts } from '../fields/field';
import field from '../fields/field.module.css';
import styles from './combobox-field.module.css';
import { loadNames } from '@/lib/forms/load-names';
import { found, likeness, whole, type NamesByValue, type SearchedOption } from './found-options';
import { searchable } from './searchable';

export type { SearchedOption } from './found-options';

type Props<V extends string> = FieldTexts & {
  data: readonly SearchedOption<V>[];
  value: V | null;
  onChange: (value: V | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  placeholder?: string;
  /** Kind of the option codes, which can be found by any name in use. */
  named?: NamedKind | undefined;
  /** Replaces the search in `data`. Leaving the field with this text chooses its first option. */
  search?: (typed: string) => readonly SearchedOption<V>[];
};

/** Loaded when someone starts to type: large. */
/** A list too long to scroll through: typing part of a name or an abbreviation filters it. */
export const ComboboxField = <V extends string>({
  label,
  description,
  error,
  required,
  data,
  value,
  onChange,
  onBlur,
  ref,
  name,
  placeholder,
  named,
  search,
}: Props<V>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [names, setNames] = useState<NamesByValue>();
  const shown = useMemo(
    () => (search ? search(typed ?? '') : found(data, typed ?? '', names)),
    [data, typed, names, search],
  );
  const collection = useMemo(() => createListCollection<SearchedOption<V>>({ items: shown }), [shown]);
  const chosen = data.find((option) => option.value === value);

  /** Leaving with a complete abbreviation, such as RN, chooses it. */
  const settle = () => {
    const [best, ...others] = typed ? shown : [];
    if (typed === '') onChange(null);
    if (best && (search || others.length === 0 || likeness(best, typed!, names) === whole)) onChange(best.value);
    setTyped(null);
  };

  return (
    <Field {...{ label, description, error, required }}>
      {(control) => (
        <Combobox.Root
          collection={collection}
          ids={{ input: control.id }}
          inputValue={typed ?? chosen?.label ?? ''}
          onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setTyped(inputValue)}
          onOpenChange={({ open, reason }) => {
            if (open) return;
            if (reason === 'interact-outside') settle();
            else setTyped(null);
          }}
          onValueChange={({ value: [picked] }) => picked !== undefined && onChange(picked as V)}
          {...searchable}
        >
          <Combobox.Control>
            <Combobox.Input
              {...control}
              ref={ref}
              name={name}
              placeholder={placeholder}
              autoComplete="off"
              className={field.control}
              onFocus={(event) => {
                event.currentTarget.select();
                if (named && !names) void loadNames(named).then(setNames);
              }}
              onBlur={() => {
                settle();
                onBlur?.();
              }}
            />
          </Combobox.Control>
          <Combobox.Positioner>
            <Combobox.Content aria-label={typeof label === 'string' ? label : undefined} className={styles.options}>
              {shown.map((option) => (
                <Combobox.Item key={option.value} item={option} className={styles.option}>
                  {option.label}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Combobox.Root>
      )}
    </Field>
  );
};
