import { createMicrosoftAdapter } from '../microsoft/microsoft-adapter';

/** Personal accounts can't create meetings: https://learn.microsoft.com/graph/api/application-post-onlinemeetings */
export const teamsAdapter = createMicrosoftAdapter('microsoft-teams', 'organizations');
