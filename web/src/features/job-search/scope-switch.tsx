import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { RichText } from '@/components/ui/rich-text';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { chooseJobScope } from './job-scope';

type Props = { saver: string; possible: boolean | null; onChange: () => void };

/** Between the jobs that the person can do and all. */
export const ScopeSwitch = ({ saver, possible, onChange }: Props) => {
  const { t } = useTranslation('job-matches');
  if (possible === null)
    return (
      <MutedText>
        <RichText text={t('setProfession')} components={{ profile: <Link to={paths.editProfile} /> }} />
      </MutedText>
    );
  return (
    <SwitchField
      label={t('only')}
      checked={possible}
      onChange={(event) => {
        chooseJobScope(saver, !event.currentTarget.checked);
        onChange();
      }}
    />
  );
};
