import type { RegistryAnswer } from './registry-answers';
import type { VerificationItem } from './verification-item';
import type { VerificationStepItem } from './verifications';
import type { AttributeClasses, ClassesOf } from '../../attribute-classes';

export const credentialsClasses = {
  Verification: {
    certification: 'content',
    checkRequestedAt: 'operational',
    couldNotBeChecked: 'operational',
    credentialId: 'operational',
    document: 'content',
    dueAt: 'operational',
    expiryDate: 'operational',
    label: 'content',
    openedAt: 'operational',
    remindedDays: 'operational',
    source: 'operational',
    state: 'content',
    status: 'operational',
    updatedAt: 'operational',
    userId: 'operational',
    verifiedAt: 'operational',
    version: 'operational',
  } satisfies ClassesOf<VerificationItem, 'remindedDays'>,
  VerificationStep: {
    actor: 'operational',
    at: 'operational',
    by: 'operational',
    cause: 'operational',
    deactivatedOn: 'operational',
    note: 'content',
    status: 'operational',
  } satisfies ClassesOf<VerificationStepItem, 'at' | 'status'>,
  RegistryAnswer: {
    checkedAt: 'operational',
    record: 'identity',
  } satisfies ClassesOf<RegistryAnswer>,
  RegistryCircuit: {
    openUntil: 'operational',
  },
} as const satisfies Record<string, AttributeClasses>;
