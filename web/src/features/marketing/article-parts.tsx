import { Link } from 'react-router-dom';
import type { LegalPart } from '@shared/legal/legal-text';
import { paths } from '@shared/paths';
import { supportEmail } from '@shared/product';
import { RichText } from '@/components/ui/rich-text';

const linked = {
  email: <a href={`mailto:${supportEmail}`} />,
  code: <code />,
  ...Object.fromEntries(
    (
      [
        'jobs',
        'doctors',
        'howItWorks',
        'safety',
        'pricing',
        'register',
        'contact',
        'help',
        'privacy',
        'cookies',
        'terms',
        'acceptableUse',
        'accessibility',
        'resources',
        'certification',
        'blog',
        'careers',
        'accountSettings',
      ] as const
    ).map((name) => [name, <Link key={name} to={paths[name]} />]),
  ),
};

const Words = ({ text }: { text: string }) => <RichText text={text} components={linked} />;

/** A section of an article. `<name>` in its texts links to that page. */
export const ArticlePart = ({ heading, paragraphs = [], list = [], id }: LegalPart & { id?: string }) => (
  <>
    {heading && <h2 id={id}>{heading}</h2>}
    {paragraphs.map((text) => (
      <p key={text}>
        <Words text={text} />
      </p>
    ))}
    {list.length > 0 && (
      <ul>
        {list.map((text) => (
          <li key={text}>
            <Words text={text} />
          </li>
        ))}
      </ul>
    )}
  </>
);
