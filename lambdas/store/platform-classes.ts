import type { Upload } from '../platform/files/ports';
import { counters, type AttributeClasses, type ClassesOf } from './attribute-classes';

export const platformClasses = {
  DailyCount: {
    count: 'operational',
  },
  MinuteCount: {
    count: 'operational',
  },
  WorkCount: {
    count: 'operational',
    'window_*': 'operational',
  },
  Cooldown: {
    holder: 'operational',
    padding: 'operational',
    until: 'operational',
  },
  Idempotency: {
    answer: 'content',
    bodyHash: 'operational',
    claimId: 'operational',
    claimedUntil: 'operational',
    firstAt: 'operational',
  },
  Tombstone: {
    at: 'operational',
    stamp: 'operational',
  },
  Upload: {
    expiresAt: 'operational',
    kind: 'operational',
    owner: 'operational',
    uploadId: 'operational',
  } satisfies ClassesOf<Upload>,
  ProcessedEvent: {
    doneAt: 'operational',
    claimedBy: 'operational',
    leaseUntil: 'operational',
  },
  OwnCount: counters,
} as const satisfies Record<string, AttributeClasses>;
