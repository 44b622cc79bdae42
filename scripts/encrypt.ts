import type { Encrypted } from './encryption/encrypt-stored';
import { runScript } from './lib/run-script';
import { readOptions, stageOption } from './lib/stage-option';
import { variablesFor } from './lib/stage-variables';

// npm run encrypt                     the local stack started by "npm start"
// npm run encrypt -- --stage prod     a deployed stage, with the shell's AWS credentials

const help = `npm run encrypt [-- --stage <stage>]
  Encrypts what was stored before people had data keys. It can be stopped and run again.`;

const textOf = ({ read, encrypted, erased }: Encrypted): string =>
  `${read} items read, ${encrypted} encrypted${erased > 0 ? `, ${erased} of erased people left out` : ''}.`;

const run = async (): Promise<void> => {
  Object.assign(process.env, await variablesFor(readOptions(stageOption, help).stage, ['health-file']));
  const [{ openTable }, { createStageHash }, { openPersonalKeys }, { openHealthText }, { encryptStored }, items] =
    await Promise.all([
      import('@lambdas/platform/table/table'),
      import('@lambdas/platform/crypto/stage-hash'),
      import('@lambdas/store/accounts/personal-keys/open-personal-keys'),
      import('@lambdas/store/people/health-file/open-health-text'),
      import('./encryption/encrypt-stored'),
      import('./encryption/stored-items'),
    ]);
  const table = openTable();
  const keysTable = { client: table.client, name: process.env['PERSONAL_KEYS_TABLE'] ?? '' };
  const done = await encryptStored(
    {
      stored: items.createStoredItems(table),
      progress: items.createProgress(keysTable),
      keys: openPersonalKeys(table),
      health: openHealthText(table, createStageHash()),
    },
    (so) => console.info(textOf(so)),
  );
  console.info(`Done: ${textOf(done)}`);
};

runScript(run);
