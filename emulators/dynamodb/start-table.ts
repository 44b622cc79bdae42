import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LocalError } from '../../scripts/local/local-error';
import { localStage } from '../../scripts/local/settings';
import { Database } from './database';
import { ensureTables } from './local-tables';
import { sqliteStore } from './sqlite-store';
import { startTableEndpoint, type TableEndpoint } from './table-endpoint';

export type LocalTable = TableEndpoint & { database: Database; tableName: string };

const careMs = 60_000;

/** Earlier versions of the local stack used DynamoDB Local. */
const refuseOldData = (dataDir: string): void => {
  const directory = join(dataDir, 'dynamodb');
  if (existsSync(directory))
    throw new LocalError(
      `The local data in ${directory} was written by an earlier version with DynamoDB Local: start over with npm start -- --fresh`,
    );
};

/** Opens the tables of the local stage and listens on a port. `dataDir` null keeps everything in memory. */
export const startTable = async (
  port: number,
  dataDir: string | null,
  tableName: string = localStage.tableName,
): Promise<LocalTable> => {
  if (dataDir) refuseOldData(dataDir);
  const database = new Database(dataDir ? sqliteStore(join(dataDir, 'table')) : undefined);
  const care = setInterval(() => {
    database.expire();
    database.trim();
  }, careMs);
  const close = (): void => {
    clearInterval(care);
    database.close();
  };
  try {
    ensureTables(database, tableName);
    const { endpoint, stop } = await startTableEndpoint(port, database);
    return { endpoint, database, tableName, stop: () => stop().finally(close) };
  } catch (error) {
    close();
    throw error;
  }
};
