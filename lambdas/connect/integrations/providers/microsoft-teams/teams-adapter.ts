import { createMicrosoftAdapter } from '../microsoft/microsoft-adapter';

/** Meetings are not for accounts of a person: https://learn.microsoft.com/graph/api/application-post-onlinemeetings */
export const teamsAdapter = createMicrosoftAdapter('microsoft-teams', 'organizations');
