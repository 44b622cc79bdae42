import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Site } from '@/app/site';
import { FixedSession } from '@/lib/session';
import { takeRecord, type WrittenPage } from '@/lib/written-page';

const nothing = () => Promise.resolve(null);
const visitor = {
  status: 'signedOut',
  me: null,
  error: null,
  refresh: nothing,
  signOut: () => Promise.resolve(),
} as const;

/** The HTML of a page as somebody who is not signed in first sees it. Runs in the build only. */
export const writePage = async (path: string): Promise<WrittenPage & { html: string }> => {
  takeRecord();
  const { prelude } = await prerender(
    <StaticRouter location={path}>
      <FixedSession session={visitor}>
        <Site />
      </FixedSession>
    </StaticRouter>,
    // Parts are never moved to the end: putting them into place would need a script inside the page.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const html = await new Response(prelude as ReadableStream).text();
  return { ...takeRecord(), html };
};
