import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { useHelpEntries } from './help-entries';
import { createHelpSearch } from './search-help';

const suggested = 2;

/** Articles that may answer a question before it is sent. */
export const HelpSuggestions = ({ about }: { about: string }) => {
  const { t } = useTranslation('help');
  const entries = useHelpEntries();
  const [search] = useState(() => createHelpSearch(entries.flatMap((it) => ('to' in it ? it : []))));
  const found = search(about).slice(0, suggested);
  if (found.length === 0) return null;
  return (
    <FormMessage kind="info">
      {t('suggested')}{' '}
      {found.map(({ id, to, title }, index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          <Link to={to}>{title}</Link>
        </Fragment>
      ))}
    </FormMessage>
  );
};
