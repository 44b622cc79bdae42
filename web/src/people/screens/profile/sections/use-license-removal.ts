import { useFormContext } from 'react-hook-form';
import { professionLost } from '@shared/people/rules/other-professions';
import type { OtherProfession } from '@shared/people/model/professional';
import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfileValues } from '../form/profile-values';

/** Removes a profession with its last license. */
export const useLicenseRemoval = () => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { getValues, setValue } = useFormContext<ProfileValues>();
  const lostWith = (index: number): OtherProfession | undefined => {
    const values = getValues();
    return professionLost(values, { ...values, licenses: values.licenses.filter((_, at) => at !== index) });
  };
  return {
    warning: (index: number): string => {
      const lost = lostWith(index);
      return lost ? t('entry.removesProfession', { profession: t(`profession.${lost.profession}`) }) : '';
    },
    beforeRemoval: (index: number): void => {
      const lost = lostWith(index);
      if (!lost) return;
      const others = getValues('otherProfessions').filter(({ id }) => id !== lost.id);
      setValue('otherProfessions', others, { shouldDirty: true });
    },
  };
};
