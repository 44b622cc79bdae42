import type { StoredChecklist } from './checklist-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const checklistsClasses = {
  SkillsChecklist: {
    checklist: 'operational',
    draft: 'content',
    signed: 'content',
    updatedAt: 'operational',
    userId: 'operational',
    version: 'operational',
  } satisfies ClassesOf<StoredChecklist, 'userId'>,
} as const satisfies Record<string, AttributeClasses>;
