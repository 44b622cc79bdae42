import { Link } from 'react-router-dom';
import { officialSources } from '@shared/data/official-sources';
import type { LegalPart } from '@shared/legal/legal-text';
import type { HelpArticleName } from '@shared/trust/model/help-vocabulary';
import { paths } from '@shared/paths';
import { supportEmail } from '@shared/product';
import { formatDate } from '@/lib/time/format';
import { helpAddress } from '@/trust/parts/help/help-articles';
import { RichText } from '@/components/ui/rich-text';

/** Help center articles, by the link name in a text. */
const guides = {
  profileGuide: 'build-your-profile',
  credentialsGuide: 'credentials-and-compliance',
  hiringGuide: 'interviews-and-offers',
} as const satisfies Record<string, HelpArticleName>;

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
        'profileSetup',
      ] as const
    ).map((name) => [name, <Link key={name} to={paths[name]} />]),
  ),
  ...Object.fromEntries(
    Object.entries(guides).map(([name, article]) => [name, <Link key={name} to={helpAddress(article)} />]),
  ),
  ...Object.fromEntries(
    Object.entries(officialSources).map(([name, address]) => [
      name,
      <a key={name} href={address} target="_blank" rel="noopener noreferrer" />,
    ]),
  ),
};

const Words = ({ text }: { text: string }) => <RichText text={text} components={linked} />;

/** A section of an article. `<name>` in its texts links to that page. */
type PartProps = LegalPart & { id?: string; day?: string | undefined };

export const ArticlePart = ({ heading, paragraphs = [], list = [], id, day }: PartProps) => (
  <>
    {heading && <h2 id={id}>{heading}</h2>}
    {day && (
      <p>
        <time dateTime={day}>{formatDate(day)}</time>
      </p>
    )}
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
