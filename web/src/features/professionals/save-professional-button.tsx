import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalCard } from '@shared/model/professional-view';
import { SaveToggle } from '@/entities/jobs/save-button';
import { savedProfessionals } from './professional-queries';
import { useReader } from './reader';

type Props = {
  professional: Pick<ProfessionalCard, 'userId' | 'displayName'>;
  /** With words instead of the heart alone. */
  wide?: boolean;
  /** What is known before the reader's saved professionals have been read. */
  saved?: boolean | undefined;
};

/** The heart of a professional, for employers: nobody else saves any. */
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
