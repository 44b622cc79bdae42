import X from 'lucide-react/dist/esm/icons/x.mjs';
import { useRef, type Ref } from 'react';
import type { NamedKind } from '@shared/find/rules/search-query/names';
import type { FieldTexts } from '../fields/field';
import { ComboboxField, type SearchedOption } from './combobox-field';
import styles from './pick-list-field.module.css';

type PickListFieldProps<V extends string> = FieldTexts & {
  /** Options without those that can no longer be added. */
  data: readonly SearchedOption<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
  labelOf: (value: V) => string;
  /** "Remove Registered nurse (RN)" */
  removeLabel: (label: string) => string;
  placeholder: string;
  name: string;
  named?: NamedKind;
  search?: (typed: string) => readonly SearchedOption<V>[];
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
};

/** Several choices among many options, found by typing. */
export const PickListField = <V extends string>({
  data,
  value,
  onChange,
  labelOf,
  removeLabel,
  ...field
}: PickListFieldProps<V>) => {
  const container = useRef<HTMLDivElement>(null);
  const remove = (removed: V) => {
    onChange(value.filter((it) => it !== removed));
    container.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={container}>
      <ComboboxField<V>
        {...field}
        data={data.filter((option) => !value.includes(option.value))}
        value={null}
        onChange={(picked) => picked !== null && onChange([...value, picked])}
      />
      {value.length > 0 && (
        <ul role="list" className={styles.picked}>
          {value.map((it) => (
            <li key={it} className={styles.item}>
              {labelOf(it)}
              <button
                type="button"
                className={styles.remove}
                aria-label={removeLabel(labelOf(it))}
                onClick={() => remove(it)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
