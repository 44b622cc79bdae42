import type { SeedOptions, SeedResult } from './write-demo-data';

export type { SeedResult } from './write-demo-data';

/** Fills a stage through the functions' own use cases, with their environment. Idempotent. */
export const seedDemoData = async (options: SeedOptions = {}): Promise<SeedResult> => {
  // A module that is loaded before keeps its texts as they are written: "{name} - Resume".
  await import('../lib/load-catalogs');
  const { writeDemoData } = await import('./write-demo-data');
  return writeDemoData(options);
};
