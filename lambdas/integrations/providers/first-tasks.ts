import type { BuiltProvider } from '@shared/integrations/providers';
import type { NewTask } from '../../store/integrations/ports';

/** Tasks that a new connection starts with. Apart from the work itself, which the API doesn't load. */
export const firstTasks: Readonly<Record<BuiltProvider, readonly NewTask[]>> = {
  slack: [{ kind: 'hello', subject: 'channel' }],
  zoom: [],
};
