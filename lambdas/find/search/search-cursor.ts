import type { Cursors } from '../../platform/http/cursor';
import type { SearchPosition } from '../../search-index/index-port';

/** Creates a cursor that is valid only for the same filters and order. */
export const searchCursor = (cursors: Cursors, operation: string, query: Record<string, unknown>) => {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const list = `${operation}#${JSON.stringify(asked.sort(([one], [other]) => (one < other ? -1 : 1)))}`;
  return {
    async read(cursor: string | undefined): Promise<SearchPosition | null> {
      if (cursor === undefined) return null;
      const { position = 'null' } = await cursors.decode(list, cursor);
      return JSON.parse(position) as SearchPosition | null;
    },
    write: async (position: SearchPosition | null): Promise<string | null> =>
      position && cursors.encode(list, { position: JSON.stringify(position) }),
  };
};
