/** Zone of the tests' people, facilities, and browser, so that "today" is one day for all of them. */
export const testZone = 'America/New_York';
