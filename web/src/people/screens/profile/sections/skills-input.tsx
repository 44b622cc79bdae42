import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { skillsIn, skillsOnce } from '@shared/people/model/profile/skill-list';
import { comparedTerm } from '@shared/text/compared-term';
import { found } from '@/components/ui/editing/found-options';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { useFieldTexts } from '../form/profile-inputs';
import type { ProfileValues } from '../form/profile-values';
import type { SkillSuggestions } from './skill-suggestions';

const shownSuggestions = 12;

const optionOf = (skill: string) => ({ value: skill, label: skill });

/** Skills from the list, or any typed text. */
export const SkillsInput = () => {
  const { t } = useTranslation('profile-fields');
  const { control, getValues } = useFormContext<ProfileValues>();
  const texts = useFieldTexts('skills');
  const [{ own, all }, setSuggestions] = useState<SkillSuggestions>({ own: [], all: [] });
  // Loaded when someone starts to type, because they are large.
  const load = () => {
    if (all.length > 0) return;
    void import('./skill-suggestions')
      .then(({ loadSkillSuggestions }) => loadSkillSuggestions(getValues()))
      .then(setSuggestions);
  };

  const search = (typed: string, chosen: readonly string[]) => {
    const open = (skills: readonly string[]) => skills.filter((it) => !chosen.includes(it)).map(optionOf);
    if (skillsIn(typed).length === 0) return open(own);
    const similar = found(open(all), typed).slice(0, shownSuggestions);
    const same = similar.find(({ label }) => comparedTerm(label) === comparedTerm(typed));
    const typedOption = { value: typed, label: t('pick.own', { text: typed.trim() }) };
    return [same ?? typedOption, ...similar.filter((it) => it !== same)];
  };
  /** A typed or pasted text may list several. */
  const read = (picked: readonly string[], before: readonly string[]): string[] =>
    skillsOnce(picked.flatMap((it) => (before.includes(it) || all.includes(it) ? [it] : skillsIn(it))));

  return (
    <Controller
      control={control}
      name="skills"
      render={({ field }) => (
        <div onFocus={load}>
          <PickListField
            {...texts}
            {...field}
            description={t('hints.skills')}
            placeholder={t('pick.skills')}
            data={[]}
            search={(typed) => search(typed, field.value)}
            onChange={(picked) => field.onChange(read(picked, field.value))}
            labelOf={(skill) => skill}
            removeLabel={(name) => t('pick.remove', { name })}
          />
        </div>
      )}
    />
  );
};
