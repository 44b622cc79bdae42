import { Suspense } from 'react';
import { Prose } from '../layout';
import { lazy } from '@/lib/browser/lazy';

const AsTyped = ({ text }: { text: string }) => <Prose>{text}</Prose>;

// Requested at once, so the parser usually arrives before the text. Without it, the text is still readable.
const parsed = import('./markdown').then(
  (it) => ({ default: it.Markdown }),
  () => ({ default: AsTyped }),
);
const Markdown = lazy(() => parsed);

/** Text with lists, headings, emphasis, and links, see `shared/text/markdown`. */
export const MarkdownText = ({ text }: { text: string }) => (
  <Suspense fallback={<AsTyped text={text} />}>
    <Markdown text={text} />
  </Suspense>
);
