import { limits } from '../../../limits';
import { checklistPoints, type ChecklistPart } from '../../../hiring/model/hiring-vocabulary';
import { isChecklistCurrent } from '../checklist-dates';

type DashboardCompletionInput = {
  hasPhoto: boolean;
  hasResume: boolean;
  hasPortfolio: boolean;
  /** Signing date of the checklist for the main profession and unit. */
  checklistSignedOn: string | null;
  referencesAnswered: number;
  today: string;
};

/** Points of each part; only references earn theirs individually. */
export const dashboardCompletion = (it: DashboardCompletionInput): Record<ChecklistPart, number> => {
  const hasChecklist = it.checklistSignedOn !== null && isChecklistCurrent(it.checklistSignedOn, it.today);
  const references = Math.min(it.referencesAnswered, limits.countedReferences);
  return {
    photo: it.hasPhoto ? checklistPoints.photo : 0,
    resume: it.hasResume ? checklistPoints.resume : 0,
    portfolio: it.hasPortfolio ? checklistPoints.portfolio : 0,
    skills: hasChecklist ? checklistPoints.skills : 0,
    references: (checklistPoints.references * references) / limits.countedReferences,
  };
};
