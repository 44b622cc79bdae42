export const apiKeyKeys = {
  apiKey: (keyId: string) => ({ pk: `APIKEY#${keyId}`, sk: 'KEY' }),
  apiKeyCount: (organizationId: string) => ({ pk: `ORG#${organizationId}#API_KEYS`, sk: 'COUNT' }),
  /** Names are of one key each: a repeated request makes no second one. */
  apiKeyName: (organizationId: string, name: string) => ({
    pk: `ORG#${organizationId}#API_KEYS`,
    sk: `NAME#${name}`,
  }),
  /** What a key is called where people are named. Stays after the key. */
  serviceMember: (memberId: string) => ({ pk: `USER#${memberId}`, sk: 'SERVICE' }),
} as const;

export const apiKeyIndexes = {
  /** gsi1: newest last */
  organizationApiKeys: (organizationId: string) => `ORG#${organizationId}#API_KEYS`,
} as const;
