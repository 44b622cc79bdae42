import { offeredChecklistsOf } from '@shared/people/rules/skills-checklists';
import { AppError } from '@shared/errors';
import type { ChecklistDetail, MyChecklist } from '@shared/people/model/skills-checklist';
import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';
import { dayIn } from '../../platform/clock';
import { checklistDetail, myChecklist, type Viewed } from './checklist-view';
import type { Deps } from './ports';

export type ChecklistRef = { userId: string; checklist: SkillsChecklistCode };

/** Returns the current day where the person lives, which dates a signature. */
const todayOf = async ({ settings, clock }: Deps, userId: string): Promise<string> =>
  dayIn(clock.now(), (await settings.get(userId)).timezone);

export const listMyChecklists = async (deps: Deps, userId: string): Promise<MyChecklist[]> => {
  const { checklists } = deps;
  const [practice, stored, today] = await Promise.all([
    checklists.practice(userId),
    checklists.list(userId),
    todayOf(deps, userId),
  ]);
  const offered = offeredChecklistsOf(practice);
  const codes = [...new Set([...offered, ...stored.map(({ checklist }) => checklist)])];
  return codes.map((checklist) =>
    myChecklist({ checklist, stored: stored.find((it) => it.checklist === checklist) ?? null, practice, today }),
  );
};

/** Loads a checklist that is offered to the person, or that they filled in earlier. */
export const loadChecklist = async (deps: Deps, { userId, checklist }: ChecklistRef): Promise<Viewed> => {
  const { checklists } = deps;
  const [practice, stored, today] = await Promise.all([
    checklists.practice(userId),
    checklists.get(userId, checklist),
    todayOf(deps, userId),
  ]);
  if (!stored && !offeredChecklistsOf(practice).includes(checklist)) throw new AppError('NOT_FOUND');
  return { checklist, stored, practice, today };
};

export const getMyChecklist = async (deps: Deps, ref: ChecklistRef): Promise<ChecklistDetail> =>
  checklistDetail(await loadChecklist(deps, ref));
