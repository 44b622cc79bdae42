import { consumeQueue } from '../../events/queue/consume-queue';
import { systemClock } from '../../platform/clock';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { createSitemapThings } from '../../store/find/sitemap/sitemap-things';
import { createSitemapWriter } from '../../store/find/sitemap/sitemap-writer';
import { changeSitemap } from './change-sitemap';

const table = openTable();
const deps = { things: createSitemapThings(table), sitemap: createSitemapWriter(table), clock: systemClock };

export const handler = consumeQueue(
  'update-sitemap',
  async (event) => changeSitemap(deps, event),
  createProcessedEvents(table, systemClock),
);
