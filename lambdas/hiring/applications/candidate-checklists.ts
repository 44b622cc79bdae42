import { skillsOfChecklists } from '@shared/data/healthcare/checklist-skills/skills-of-checklists';
import { checklistState } from '@shared/people/rules/skills-checklists';
import type { CandidateChecklist } from '@shared/people/model/skills-checklist';
import { utcDay } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { StoredChecklist } from '../../store/people/checklists/checklist-item';
import { loadAuthorizedApplication } from './load-authorized-application';
import type { Deps } from './ports';

const candidateChecklist = ({ checklist, signed }: StoredChecklist, today: string): CandidateChecklist[] => {
  const state = checklistState(signed?.signedOn ?? null, today);
  if (signed === null || (state !== 'current' && state !== 'renew')) return [];
  const { signedOn, share, answers } = signed;
  const groups = skillsOfChecklists[checklist].map(({ group, skills }) => ({
    group,
    skills: skills.flatMap((skill) => (answers[skill] ? [{ skill, ...answers[skill] }] : [])),
  }));
  return [{ checklist, state, signedOn, share, groups: groups.filter((it) => it.skills.length > 0) }];
};

export const listApplicationChecklists = async (
  deps: Pick<Deps, 'applications' | 'checklists' | 'clock'>,
  { caller, applicationId }: { caller: AuthorizedCaller; applicationId: string },
): Promise<CandidateChecklist[]> => {
  const { application } = await loadAuthorizedApplication(deps, caller, applicationId);
  const stored = await deps.checklists.list(application.professionalId);
  const today = utcDay(deps.clock.now());
  return stored
    .flatMap((it) => candidateChecklist(it, today))
    .sort((a, b) => Number(b.signedOn > a.signedOn) - Number(b.signedOn < a.signedOn));
};
