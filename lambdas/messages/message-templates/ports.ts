import type { Clock } from '../../platform/clock';
import type { MessageTemplates } from '../../store/messages/message-templates/ports';

export type Deps = { templates: MessageTemplates; clock: Clock };
