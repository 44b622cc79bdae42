import { checklistFacts } from '@shared/data/healthcare/checklists';
import { independentShare, unratedSkills } from '@shared/people/rules/skills-checklists';
import { AppError } from '@shared/errors';
import type { ChecklistDetail, SignedChecklist } from '@shared/people/model/skills-checklist';
import { notice } from '@shared/text/notice';
import { checkSigner } from '../../platform/check-signer';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { CoverageChange } from '../../store/people/checklists/ports';
import { answersOf, checklistDetail, skillsIn, type Viewed } from './checklist-view';
import { loadChecklist, type ChecklistRef } from './my-checklists';
import type { Deps } from './ports';

type Command = ChecklistRef & { name: string; version: number };

const assertSignable = ({ checklist, stored }: Viewed, { version }: Command): void => {
  if (stored?.version !== version) throw new AppError('STALE_VERSION');
  const count = unratedSkills(skillsIn(checklist), answersOf(checklist, stored)).length;
  if (count > 0)
    throw new AppError('INVALID_REQUEST', undefined, { fields: { answers: notice('skillsUnrated', { count }) } });
};

const signatureOf = ({ checklist, stored, today }: Viewed, name: string): SignedChecklist => {
  const answers = answersOf(checklist, stored);
  const { version } = checklistFacts[checklist];
  return { signedOn: today, name, contentVersion: version, share: independentShare(answers), answers };
};

/** Returns the coverage for matches, which only units with their own list have. */
const coverageChange = (
  { checklist }: Viewed,
  { share, signedOn }: SignedChecklist,
  before: CoverageChange['before'],
): CoverageChange | null => {
  const { unit } = checklistFacts[checklist];
  return unit && { before, after: { ...before, [unit]: { share, signedOn } } };
};

export const signChecklist = (deps: Deps, command: Command): Promise<ChecklistDetail> =>
  retryOnConflict(async () => {
    const { checklists, clock } = deps;
    const { userId, name } = command;
    const [viewed, signer] = await Promise.all([loadChecklist(deps, command), checklists.signer(userId)]);
    assertSignable(viewed, command);
    checkSigner({ signedAs: name, field: 'name' }, signer.name);
    const signed = signatureOf(viewed, name);
    const after = {
      checklist: viewed.checklist,
      draft: null,
      signed,
      version: command.version + 1,
      updatedAt: clock.now().toISOString(),
    };
    const coverage = coverageChange(viewed, signed, signer.coverage);
    await checklists.save(userId, { before: viewed.stored, after, coverage });
    return checklistDetail({ ...viewed, stored: after });
  });
