/** Wide enough for more events than an organization will ever have, so that they sort as text. */
const places = 12;
export const sequenceText = (sequence: number): string => String(sequence).padStart(places, '0');

export const eventLogKeys = {
  loggedEvent: (organizationId: string, sequence: number) => ({
    pk: `ORG#${organizationId}#EVENT_LOG`,
    sk: sequenceText(sequence),
  }),
  /** The organization's last sequence number. */
  eventLogHead: (organizationId: string) => ({ pk: `ORG#${organizationId}#EVENT_NUMBERS`, sk: 'HEAD' }),
  /** The last sequence number of one thing. */
  eventLogEntity: (organizationId: string, type: string, id: string) => ({
    pk: `ORG#${organizationId}#EVENT_NUMBERS`,
    sk: `${type}#${id}`,
  }),
  /** Where an event is in the log, so that it is written once. */
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
