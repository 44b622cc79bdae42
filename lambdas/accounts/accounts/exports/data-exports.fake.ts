import { ownerId, type ExportItem } from '../../../store/accounts/data-exports/export-item';
import type { Deps } from '../ports';

export const fakeExports = (now: () => Date): Pick<Deps, 'dataExports' | 'documents'> => {
  const stored = new Map<string, ExportItem>();
  return {
    dataExports: {
      get: async (owner) => stored.get(ownerId(owner)) ?? null,
      request: async (item, since) => {
        const known = stored.get(ownerId(item.owner));
        const isKept = known && known.state !== 'failed' && (known.state !== 'ready' || known.requestedAt > since);
        if (isKept) return known;
        stored.set(ownerId(item.owner), item);
        return item;
      },
      recordDownload: async ({ owner, exportId }, downloadedAt) => {
        const known = stored.get(ownerId(owner));
        if (known?.exportId !== exportId) return false;
        stored.set(ownerId(owner), { ...known, downloadedAt });
        return true;
      },
    },
    documents: {
      download: async (key) => ({ url: `https://documents.test/${key}`, expiresAt: now().toISOString() }),
    },
  };
};
