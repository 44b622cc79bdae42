import { createMicrosoftAdapter } from '../microsoft/microsoft-adapter';

export const outlookAdapter = createMicrosoftAdapter('microsoft-outlook', 'common');
