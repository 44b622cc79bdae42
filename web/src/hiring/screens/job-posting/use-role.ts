import { useFormContext } from 'react-hook-form';
import { sharedUnits } from '@shared/hiring/rules/hiring-fields';
import { suggestedCertifications, type SuggestedCertifications } from '@shared/hiring/rules/requirement-presets';
import type { JobDraft } from '@shared/hiring/model/job';

type Role = Pick<JobDraft, 'professions' | 'unit' | 'specialty'>;

const isSuggestion = (job: SuggestedCertifications, role: Role): boolean => {
  const { requiredCertifications, preferredCertifications } = suggestedCertifications(role);
  return (
    String(job.requiredCertifications) === String(requiredCertifications) &&
    String(job.preferredCertifications) === String(preferredCertifications)
  );
};

const withPossibleUnit = (role: Role): Role =>
  role.unit === null || sharedUnits(role.professions).includes(role.unit) ? role : { ...role, unit: null };

/** The certifications follow professions, unit, and specialty until the user changes them. */
export const useChangeRole = () => {
  const { control, getValues, setValue } = useFormContext<JobDraft>();
  return (changes: Partial<Role>): void => {
    const before = getValues();
    const { professions, unit, specialty } = withPossibleUnit({ ...before, ...changes });
    const role = { professions, unit, specialty };
    const follow = isSuggestion(before, before) ? suggestedCertifications(role) : {};
    const shouldValidate = control._formState.isSubmitted;
    for (const [field, value] of Object.entries({ ...role, ...follow }) as [keyof Role, never][]) {
      if (String(before[field]) !== String(value)) setValue(field, value, { shouldDirty: true, shouldValidate });
    }
  };
};

/** Fills empty professions from the title. */
export const useProfessionsOfTitle = () => {
  const { getValues, setValue } = useFormContext<JobDraft>();
  const changeRole = useChangeRole();
  return async (): Promise<void> => {
    const { title, specialty, professions } = getValues();
    if (title.trim() === '' || professions.length > 0) return;
    const { professionsFromTitle } = await import('@shared/people/rules/derived-profession');
    const found = professionsFromTitle(title, specialty);
    if (found.professions.length === 0 || getValues('professions').length > 0) return;
    changeRole({ professions: found.professions, unit: found.unit ?? getValues('unit') });
    if (found.npFocuses.length > 0) setValue('npFocuses', found.npFocuses, { shouldDirty: true });
  };
};
