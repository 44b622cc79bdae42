import { pathIn } from '@shared/text/language-paths';
import { language } from '@/lib/i18n/language';

/** `path`: the English feed. Feed readers also find it by the page's address. */
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
