import { systemClock } from '../../platform/clock';
import { createHttpPlatform } from '../../store/http-platform';
import { createMessageTemplates } from '../../store/messages/message-templates/message-templates';
import type { Deps } from './ports';

export const platform = createHttpPlatform();

export const deps: Deps = { templates: createMessageTemplates(platform.table), clock: systemClock };
