import { pathIn } from '@shared/text/language-paths';
import { language } from '@/lib/i18n/language';

/** `path`: of the feed in English. Feed readers find it by the page's address, too. */
export const FeedLink = ({ path, title, label }: { path: string; title: string; label: string }) => {
  const address = pathIn(language, path);
  return (
    <p>
      <link rel="alternate" type="application/atom+xml" title={title} href={address} />
      <a href={address} type="application/atom+xml">
        {label}
      </a>
    </p>
  );
};
