import ArrowUp from 'lucide-react/dist/esm/icons/arrow-up.mjs';
import { useFormContext, useFormState } from 'react-hook-form';
import { FooterBar, FooterState } from '@/components/long-form/long-form';
import { Button } from '@/components/ui/base/button';
import { useTranslation } from '@/lib/i18n/i18n';
import { showTop } from '@/lib/forms/editing/page-sections';
import type { ProfileValues } from './profile-values';
import { pathsWithErrors } from './section-errors';

export const FormFooter = ({ saving }: { saving: boolean }) => {
  const { t } = useTranslation('profile');
  return (
    <FooterBar>
      <FormState />
      <Button variant="quiet" leftIcon={<ArrowUp size={18} aria-hidden="true" />} onClick={showTop}>
        {t('backToTop')}
      </Button>
      <Button type="submit" loading={saving}>
        {t(saving ? 'saving' : 'save')}
      </Button>
    </FooterBar>
  );
};

const FormState = () => {
  const { t } = useTranslation('profile');
  const { control } = useFormContext<ProfileValues>();
  const { isDirty, errors } = useFormState({ control });
  const count = pathsWithErrors(errors).length;
  return (
    <FooterState role="status" data-wrong={count > 0 || undefined}>
      {count > 0 ? t('problems', { count }) : t(isDirty ? 'unsaved' : 'saved')}
    </FooterState>
  );
};
