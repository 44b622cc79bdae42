/** Enough digits for any organization, so numbers sort as text. */
const places = 12;
export const sequenceText = (sequence: number): string => String(sequence).padStart(places, '0');

export const eventLogKeys = {
  loggedEvent: (organizationId: string, sequence: number) => ({
    pk: `ORG#${organizationId}#EVENT_LOG`,
    sk: sequenceText(sequence),
  }),
  /** The organization's last sequence number. */
  eventLogHead: (organizationId: string) => ({ pk: `ORG#${organizationId}#EVENT_NUMBERS`, sk: 'HEAD' }),
  /** The last sequence number of one object. */
  eventLogEntity: (organizationId: string, type: string, id: string) => ({
    pk: `ORG#${organizationId}#EVENT_NUMBERS`,
    sk: `${type}#${id}`,
  }),
  /** Position of an event in the log, so it is written once. */
  loggedEventId: (organizationId: string, eventId: string) => ({
    pk: `ORG#${organizationId}#EVENT_IDS`,
    sk: eventId,
  }),
} as const;

export const eventLogIndexes = {
  /** table: by sequence number */
  eventLog: (organizationId: string) => `ORG#${organizationId}#EVENT_LOG`,
  eventNumbers: (organizationId: string) => `ORG#${organizationId}#EVENT_NUMBERS`,
  eventIds: (organizationId: string) => `ORG#${organizationId}#EVENT_IDS`,
} as const;
