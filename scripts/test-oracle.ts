import { runCommand } from './lib/run-command';
import { runScript } from './lib/run-script';
import { startDynamodbLocal } from './oracle/dynamodb-local';
import { writeRecording } from './oracle/recording';

// npm run test:oracle                compares the embedded table with DynamoDB Local; needs Java 17 or newer
// npm run test:oracle -- --record    writes DynamoDB Local's answers, which npm test compares it with

runScript(async () => {
  const { endpoint, stop } = await startDynamodbLocal();
  try {
    if (process.argv.includes('--record')) {
      const { calls, bytes } = await writeRecording(endpoint);
      console.info(`${calls} calls recorded in ${Math.round(bytes / 1024)} kB.`);
      return 0;
    }
    const env = { ORACLE_ENDPOINT: endpoint };
    const { exitCode, output } = await runCommand(['vitest', 'run', '--project', 'oracle'], { env });
    console.info(output);
    return exitCode;
  } finally {
    stop();
  }
});
