import { offeredChecklistsOf } from '@shared/domain/skills-checklists';
import { AppError } from '@shared/errors';
import type { ChecklistDetail, MyChecklist } from '@shared/model/skills-checklist';
import type { SkillsChecklistCode } from '@shared/model/skills-vocabulary';
import { dayOf } from '../platform/clock';
import { checklistDetail, myChecklist, type Viewed } from './checklist-view';
import type { Deps } from './ports';

export type ChecklistRef = { userId: string; checklist: SkillsChecklistCode };

export const listMyChecklists = async ({ checklists, clock }: Deps, userId: string): Promise<MyChecklist[]> => {
  const [practice, stored] = await Promise.all([checklists.practice(userId), checklists.list(userId)]);
  const offered = offeredChecklistsOf(practice);
  const codes = [...new Set([...offered, ...stored.map(({ checklist }) => checklist)])];
  const today = dayOf(clock.now());
  return codes.map((checklist) =>
    myChecklist({ checklist, stored: stored.find((it) => it.checklist === checklist) ?? null, practice, today }),
  );
};

/** One that is offered to the person, or that they filled in earlier. */
export const loadChecklist = async (
  { checklists, clock }: Deps,
  { userId, checklist }: ChecklistRef,
): Promise<Viewed> => {
  const [practice, stored] = await Promise.all([checklists.practice(userId), checklists.get(userId, checklist)]);
  if (!stored && !offeredChecklistsOf(practice).includes(checklist)) throw new AppError('NOT_FOUND');
  return { checklist, stored, practice, today: dayOf(clock.now()) };
};

export const getMyChecklist = async (deps: Deps, ref: ChecklistRef): Promise<ChecklistDetail> =>
  checklistDetail(await loadChecklist(deps, ref));
