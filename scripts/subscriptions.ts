import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatted } from './lib/formatted';
import { derivedSubscriptions } from '../lambdas/notifications/subscriptions';

const file = fileURLToPath(new URL('../shared/platform/subscriptions.ts', import.meta.url));
const source = `// Written by \`npm run subscriptions\` from lambdas/notifications/texts. Do not edit.
import type { EventType } from '../core/model/event';

/** Events by the channel that delivers them. */
export const subscriptions = ${JSON.stringify(derivedSubscriptions())} as const satisfies Record<string, readonly EventType[]>;
`;
await writeFile(file, await formatted(file, source));
console.info('shared/platform/subscriptions.ts is up to date with the texts of notifications.');
