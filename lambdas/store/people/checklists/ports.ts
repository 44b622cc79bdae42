import type { StoredProfile } from '@shared/people/model/professional';
import type { SkillsChecklistCode } from '@shared/people/model/skills-vocabulary';
import type { StoredChecklist } from './checklist-item';

export type Checklists = {
  list(userId: string): Promise<StoredChecklist[]>;
};

/** Profile data that decides which checklists are offered. */
export type ChecklistPractice = Pick<StoredProfile, 'profession' | 'units' | 'specialty'> &
  Partial<Pick<StoredProfile, 'otherProfessions'>>;

export type ChecklistCoverage = StoredProfile['checklistCoverage'];

export type CoverageChange = { before: ChecklistCoverage; after: ChecklistCoverage };

export type ChecklistRepository = Checklists & {
  /** Consistent read, like `list`. */
  get(userId: string, checklist: SkillsChecklistCode): Promise<StoredChecklist | null>;
  practice(userId: string): Promise<ChecklistPractice>;
  /** Name as in the account, and coverage as in the profile. */
  signer(userId: string): Promise<{ name: string; coverage: ChecklistCoverage }>;
  /**
   * STALE_VERSION if another version is stored than `before`, ConcurrentModificationError if the profile's coverage
   * changed.
   */
  save(userId: string, change: ChecklistChange): Promise<void>;
};

export type ChecklistChange = {
  before: StoredChecklist | null;
  after: StoredChecklist;
  /** Null if the profile doesn't change. */
  coverage: CoverageChange | null;
};
