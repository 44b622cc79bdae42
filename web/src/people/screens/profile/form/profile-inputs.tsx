import Lock from 'lucide-react/dist/esm/icons/lock.mjs';
import type { ComponentProps, ReactNode } from 'react';
import { Controller, type FieldPath, useFormContext, useFormState } from 'react-hook-form';
import { DateField } from '@/components/ui/editing/date-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { type Option, SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { type GeneralPath, generalPath, type LabeledPath, messageAt } from './field-path';
import styles from '../profile.module.css';
import type { ProfileValues } from './profile-values';
import { useIsRequired } from './required-fields';

type Labeled<P extends string> = P extends unknown ? (GeneralPath<P> extends LabeledPath ? P : never) : never;
export type ProfilePath = Labeled<FieldPath<ProfileValues>>;
type Named = { name: ProfilePath; description?: ReactNode; disabled?: boolean };
type Input = Omit<ComponentProps<'input'>, 'name' | 'className'>;

export const useFieldTexts = (name: ProfilePath) => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control, name });
  return { label: t(`fields.${generalPath(name)}`), required: useIsRequired(name), error: messageAt(errors, name) };
};

export const OnlyYou = () => {
  const { t } = useTranslation('profile-fields');
  return (
    <span className={styles.onlyYou}>
      <Lock size={14} aria-hidden="true" />
      {t('onlyYou')}
    </span>
  );
};

export const TextInput = ({ name, ...input }: Named & Input) => {
  const { register } = useFormContext<ProfileValues>();
  return <TextField {...useFieldTexts(name)} {...input} {...register(name)} />;
};

export const TextAreaInput = ({ name, ...area }: Named & { rows?: number; maxLength: number }) => {
  const { register } = useFormContext<ProfileValues>();
  return <TextAreaField {...useFieldTexts(name)} {...area} {...register(name)} />;
};

type DayInputProps = Named &
  Pick<Input, 'min' | 'max' | 'autoComplete'> & { onChosen?: (before: string | null, day: string | null) => void };

export const DayInput = ({ name, onChosen, ...input }: DayInputProps) => {
  const { control } = useFormContext<ProfileValues>();
  const texts = useFieldTexts(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _, value, onChange, ...field } }) => (
        <DateField
          {...texts}
          {...input}
          {...field}
          value={(value as string | null) ?? ''}
          onChange={(event) => {
            const day = event.currentTarget.value || null;
            onChange(day);
            onChosen?.((value as string | null) ?? null, day);
          }}
        />
      )}
    />
  );
};

type SelectInputProps<V extends string> = Named & {
  required?: boolean;
  data: readonly (Option<V> | V)[];
  placeholder?: string;
  empty?: '' | null;
  onChosen?: (value: V | null) => void;
};

export const SelectInput = <V extends string>({ name, empty = null, onChosen, ...select }: SelectInputProps<V>) => {
  const { control } = useFormContext<ProfileValues>();
  const texts = useFieldTexts(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { disabled: _, value, onChange, ...field } }) => (
        <SelectField<V>
          {...texts}
          {...select}
          {...field}
          value={value as V | null}
          onChange={(chosen) => {
            onChange(chosen ?? empty);
            onChosen?.(chosen);
          }}
        />
      )}
    />
  );
};

export const ChipsInput = <V extends string>({
  name,
  data,
  description,
}: Named & { data: readonly (Option<V> | V)[] }) => {
  const { control } = useFormContext<ProfileValues>();
  const texts = useFieldTexts(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <MultiSelectField<V>
          {...texts}
          description={description}
          data={data}
          name={name}
          value={field.value as V[]}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  );
};

export const SwitchInput = ({ name }: { name: ProfilePath }) => {
  const { register } = useFormContext<ProfileValues>();
  return <SwitchField {...useFieldTexts(name)} {...register(name)} />;
};
