import { useController, useFormContext } from 'react-hook-form';
import { limits } from '@shared/limits';
import { professions } from '@shared/people/model/healthcare-vocabulary';
import type { JobDraft } from '@shared/hiring/model/job';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { useChangeRole } from '../use-role';

export const ProfessionsField = () => {
  const { t } = useTranslation(['posting', 'labels/professions']);
  const { control } = useFormContext<JobDraft>();
  const { field, fieldState } = useController({ control, name: 'professions' });
  const changeRole = useChangeRole();
  const isFull = field.value.length >= limits.professionsPerJob;
  return (
    <PickListField
      label={t('fields.professions')}
      description={t('professionsHint', { max: limits.professionsPerJob })}
      required
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      named="profession"
      data={isFull ? [] : professions.map((value) => ({ value, label: t(`profession.${value}`) }))}
      value={field.value}
      onChange={(value) => changeRole({ professions: value })}
      labelOf={(value) => t(`profession.${value}`)}
      removeLabel={(item) => t('removeItem', { item })}
      placeholder={t('find')}
      error={fieldState.error?.message}
    />
  );
};
