export const apiKeyKeys = {
  apiKey: (keyId: string) => ({ pk: `APIKEY#${keyId}`, sk: 'KEY' }),
  apiKeyCount: (organizationId: string) => ({ pk: `ORG#${organizationId}#API_KEYS`, sk: 'COUNT' }),
  /** Reserves a name for one key, so a repeated request creates no second one. */
  apiKeyName: (organizationId: string, name: string) => ({
    pk: `ORG#${organizationId}#API_KEYS`,
    sk: `NAME#${name}`,
  }),
  /** Name of a key where people are named. Outlives the key. */
  serviceMember: (memberId: string) => ({ pk: `USER#${memberId}`, sk: 'SERVICE' }),
} as const;

export const apiKeyIndexes = {
  /** gsi1: newest last */
  organizationApiKeys: (organizationId: string) => `ORG#${organizationId}#API_KEYS`,
} as const;
