import type { ReferenceItem } from './reference-item';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const referencesClasses = {
  Reference: {
    answer: 'content',
    askedFrom: 'operational',
    closedAt: 'operational',
    createdAt: 'operational',
    email: 'contact',
    endedOn: 'content',
    expiresAt: 'operational',
    facility: 'content',
    name: 'identity',
    referenceId: 'operational',
    reminders: 'operational',
    sentAt: 'operational',
    standing: 'content',
    startedOn: 'content',
    status: 'operational',
    title: 'content',
    unit: 'content',
    userId: 'operational',
    version: 'operational',
    website: 'contact',
  } satisfies ClassesOf<ReferenceItem>,
  OpenReferences: {
    open: 'operational',
    version: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
