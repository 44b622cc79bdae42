import { AppError } from '@shared/errors';
import { notice } from '@shared/text/notice';
import type { ChecklistDetail, SkillAnswers } from '@shared/people/model/skills-checklist';
import { checklistDetail, skillsIn } from './checklist-view';
import { loadChecklist, type ChecklistRef } from './my-checklists';
import type { Deps } from './ports';

type Command = ChecklistRef & { answers: SkillAnswers | null; version: number };

const assertOwnSkills = ({ checklist, answers }: Command): void => {
  const own = new Set<string>(skillsIn(checklist));
  const other = Object.keys(answers ?? {}).find((skill) => !own.has(skill));
  if (other === undefined) return;
  throw new AppError('INVALID_REQUEST', undefined, { fields: { [`answers.${other}`]: notice('chooseOption') } });
};

export const saveChecklistDraft = async (deps: Deps, command: Command): Promise<ChecklistDetail> => {
  const { userId, checklist, answers, version } = command;
  const viewed = await loadChecklist(deps, command);
  assertOwnSkills(command);
  const { stored } = viewed;
  if ((stored?.version ?? 0) !== version) throw new AppError('STALE_VERSION');
  const saved = {
    checklist,
    draft: answers,
    signed: stored?.signed ?? null,
    version: version + 1,
    updatedAt: deps.clock.now().toISOString(),
  };
  await deps.checklists.save(userId, { before: stored, after: saved, coverage: null });
  return checklistDetail({ ...viewed, stored: saved });
};
