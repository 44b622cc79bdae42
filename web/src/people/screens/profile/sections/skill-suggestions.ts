import { skillsOfChecklists } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import { offeredChecklistsOf } from '@shared/people/rules/skills-checklists';
import { skillsOnce } from '@shared/people/model/profile/skill-list';
import { entryAt, textIn, type UiCatalogId } from '@shared/text/catalog';
import { loadedCatalog, loadTexts } from '@/lib/i18n/i18n';
import { locale } from '@/lib/i18n/language';

type Practice = Parameters<typeof offeredChecklistsOf>[0];
/** `own`: skills of the profession and units. */
export type SkillSuggestions = { own: readonly string[]; all: readonly string[] };

const labelsIn = (id: UiCatalogId, group: string, codes?: readonly string[]): string[] => {
  const catalog = loadedCatalog(id);
  return (codes ?? Object.keys(entryAt(catalog, group) ?? {})).map(
    (code) => textIn(catalog, `${group}.${code}`, {}, locale) ?? '',
  );
};

/** Suggestions in the reader's language. */
export const loadSkillSuggestions = async (practice: Practice): Promise<SkillSuggestions> => {
  await loadTexts('labels/skills', 'labels/units', 'labels/certifications');
  const codes = offeredChecklistsOf(practice).flatMap((it) => skillsOfChecklists[it].flatMap(({ skills }) => skills));
  const own = skillsOnce(labelsIn('labels/skills', 'skill', codes));
  const others = [
    ...labelsIn('labels/skills', 'skill'),
    ...labelsIn('labels/units', 'unit'),
    ...labelsIn('labels/certifications', 'certification'),
    ...Object.values(recordSystemNames),
  ];
  return { own, all: skillsOnce([...own, ...others]) };
};
