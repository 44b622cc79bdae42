import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';
import type { ApiKeyItem } from './api-key-item';

export const apiKeysClasses = {
  ApiKey: {
    createdAt: 'operational',
    createdBy: 'operational',
    expiresAt: 'operational',
    keyId: 'operational',
    lastUsedAt: 'operational',
    memberId: 'operational',
    name: 'content',
    organizationId: 'operational',
    ranges: 'operational',
    scopes: 'operational',
    secretHash: 'operational',
    usedHour: 'operational',
    version: 'operational',
  } satisfies ClassesOf<ApiKeyItem>,
  ApiKeyName: { keyId: 'operational', sk: 'content' },
  ServiceMember: { keyId: 'operational', name: 'content', organizationId: 'operational' },
  ApiKeyCount: counters,
} as const satisfies Record<string, AttributeClasses>;
