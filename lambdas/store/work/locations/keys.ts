export const locationKeys = {
  location: (organizationId: string, locationId: string) => ({
    pk: `ORG#${organizationId}#LOCATIONS`,
    sk: `LOC#${locationId}`,
  }),
  locationUnit: (organizationId: string, locationId: string, unitId: string) => ({
    pk: `ORG#${organizationId}#LOCATIONS`,
    sk: `LOC#${locationId}#UNIT#${unitId}`,
  }),
  locationCount: (organizationId: string) => ({ pk: `ORG#${organizationId}#LOCATIONS`, sk: 'COUNT' }),
} as const;

export const locationIndexes = {
  /** table: begins_with LOC#, each location before its units. */
  locations: (organizationId: string) => `ORG#${organizationId}#LOCATIONS`,
} as const;
