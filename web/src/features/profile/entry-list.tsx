import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { FormSection } from '@/components/form-section';
import { Columns, Quiet, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { emptyEntries, type ProfileValues } from './profile-values';

type ListName = keyof typeof emptyEntries;
type Part = { part: string; label: string; maxLength: number };
type Props = { name: ListName; title: string; note?: string; parts: readonly Part[] };

const mostEntries = 50;

/** A list that always keeps at least one entry. */
export const EntryList = ({ name, title, note, parts }: Props) => {
  const { t } = useTranslation('profile');
  const { control, register, formState } = useFormContext<ProfileValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const messageOf = (index: number, part: string): string | undefined => {
    const entry = formState.errors[name]?.[index] as Record<string, { message?: string } | undefined> | undefined;
    return entry?.[part]?.message;
  };
  return (
    <FormSection title={title}>
      {note && <Quiet>{note}</Quiet>}
      <Stack as="ol" gap="l">
        {fields.map((entry, index) => (
          <li key={entry.id}>
            <Stack gap="s" role="group" aria-label={t('entry.nth', { title, number: index + 1 })}>
              <Columns count={parts.length === 3 ? 3 : 2}>
                {parts.map(({ part, label, maxLength }) => {
                  const path = `${name}.${String(index)}.${part}`;
                  return (
                    <TextField
                      key={part}
                      label={label}
                      maxLength={maxLength}
                      error={messageOf(index, part)}
                      {...register(path as 'employment.0.position')}
                    />
                  );
                })}
              </Columns>
              {fields.length > 1 && (
                <Row justify="end">
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('entry.removeNth', { title, number: index + 1 })}
                    onClick={() => remove(index)}
                  >
                    {t('entry.remove')}
                  </Button>
                </Row>
              )}
            </Stack>
          </li>
        ))}
      </Stack>
      {fields.length < mostEntries && (
        <Row>
          <Button variant="secondary" size="small" onClick={() => append({ ...emptyEntries[name] })}>
            {t(`entry.add.${name}`)}
          </Button>
        </Row>
      )}
    </FormSection>
  );
};
