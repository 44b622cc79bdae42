import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { useMemo, useState, type Ref } from 'react';
import { Field, type FieldTexts } from '../fields/field';
import field from '../fields/field.module.css';
import type { Option } from '../fields/select-field';
import styles from './combobox-field.module.css';
import { searchable } from './searchable';

/** `keywords` are found, not shown. */
export type SearchedOption<V extends string = string> = Option<V> & { keywords?: string };

type Props<V extends string> = FieldTexts & {
  data: readonly SearchedOption<V>[];
  value: V | null;
  onChange: (value: V | null) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
  name?: string;
  placeholder?: string;
};

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = ({ label, keywords = '' }: SearchedOption): string[] =>
  folded(`${label} ${keywords}`).split(/[^\p{L}\p{N}]+/u);

const isWholeWord = (option: SearchedOption, typed: string): boolean => wordsOf(option).includes(folded(typed.trim()));

const isNamed = (option: SearchedOption, typed: string): boolean =>
  folded(option.label).includes(typed) || wordsOf(option).some((word) => word.startsWith(typed));

/** Whole words first: PT before PTA. */
const found = <V extends string>(data: readonly SearchedOption<V>[], text: string): readonly SearchedOption<V>[] => {
  const typed = folded(text.trim());
  if (typed === '') return data;
  const named = data.filter((option) => isNamed(option, typed));
  return named.toSorted((one, other) => Number(isWholeWord(other, typed)) - Number(isWholeWord(one, typed)));
};

/** A list too long to scroll through: typing part of a name or an abbreviation narrows it. */
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
}: Props<V>) => {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = useMemo(() => found(data, typed ?? ''), [data, typed]);
  const collection = useMemo(() => createListCollection<SearchedOption<V>>({ items: shown }), [shown]);
  const chosen = data.find((option) => option.value === value);

  /** Leaving with an abbreviation typed in full, such as RN, chooses it. */
  const settle = () => {
    const [best, ...others] = typed ? shown : [];
    if (typed === '') onChange(null);
    if (best && (others.length === 0 || isWholeWord(best, typed!))) onChange(best.value);
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
          onValueChange={({ items: [option] }) => option && onChange(option.value)}
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
              onFocus={(event) => event.currentTarget.select()}
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
