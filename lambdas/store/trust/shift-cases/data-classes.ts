import type { AttributeClasses, ClassesOf } from '../../attribute-classes';
import type { ShiftCase } from './case-item';

export const shiftCaseClasses = {
  ShiftCase: {
    caseId: 'operational',
    decidedAt: 'operational',
    decidedBy: 'operational',
    dueAt: 'operational',
    eventId: 'operational',
    files: 'content',
    isAppeal: 'operational',
    kind: 'operational',
    minutes: 'operational',
    notBy: 'operational',
    on: 'operational',
    openedAt: 'operational',
    openedBy: 'operational',
    openedFor: 'operational',
    organizationId: 'operational',
    outcome: 'operational',
    ownerId: 'operational',
    pausedUntil: 'operational',
    reason: 'content',
    shiftId: 'operational',
    side: 'operational',
    state: 'operational',
    text: 'content',
    version: 'operational',
  } satisfies ClassesOf<ShiftCase>,
} as const satisfies Record<string, AttributeClasses>;
