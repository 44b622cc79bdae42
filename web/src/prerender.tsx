import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Site } from '@/app/site';
import { FixedSession } from '@/lib/auth/session';
import { takeRecord, type PrerenderedPage } from '@/lib/browser/prerender-manifest';

const nothing = () => Promise.resolve(null);
const visitor = {
  status: 'signedOut',
  me: null,
  error: null,
  refresh: nothing,
  signOut: () => Promise.resolve(),
} as const;

/** The HTML of a page as a visitor without a session first sees it. Runs in the build only. */
export const prerenderPage = async (path: string): Promise<PrerenderedPage & { html: string }> => {
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
