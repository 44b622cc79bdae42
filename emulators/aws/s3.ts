import { listen } from '../../scripts/local/network/listen';
import { diskStore } from '../s3/disk-store';
import { objectStorage } from '../s3/object-storage';
import { memoryStore } from '../s3/store';
import { loopback } from '../../scripts/local/ports';

/** Starts S3; without a directory, in memory. */
export const startS3 = async (
  port: number,
  dataDir: string | null,
  site: string,
): Promise<{ stop(): Promise<void> }> => {
  const handler = objectStorage(dataDir ? diskStore(dataDir) : memoryStore(), site);
  return listen(port, async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${loopback}:${port}`);
    try {
      await handler(request, response, url);
    } catch (error) {
      console.error(error);
      response.socket?.destroy();
    }
  });
};
