import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalCard } from '@shared/people/model/professional-view';
import { SaveToggle } from '@/hiring/parts/jobs/saved/save-button';
import { savedProfessionals } from './own-queries';
import { useReader } from './profile/reader';

type Props = {
  professional: Pick<ProfessionalCard, 'userId' | 'displayName'>;
  wide?: boolean;
  saved?: boolean | undefined;
};

export const SaveProfessionalButton = ({ professional, wide, saved }: Props) => {
  const { t } = useTranslation('professionals');
  const { saverId } = useReader();
  const { userId, displayName: name } = professional;
  return saverId === null ? null : (
    <SaveToggle
      saving={savedProfessionals}
      saver={saverId}
      id={userId}
      saved={saved}
      labels={{ save: t('save.save', { name }), unsave: t('save.unsave', { name }) }}
      wide={wide}
    />
  );
};
