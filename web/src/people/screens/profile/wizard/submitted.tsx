import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { displayDurations, limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';

export const Submitted = () => {
  const { t } = useTranslation('profile-wizard');
  const navigate = useNavigate();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
    const goOn = setTimeout(() => void navigate(paths.professionalDashboard), displayDurations.redirectAfterSuccess);
    return () => clearTimeout(goOn);
  }, [navigate]);
  return (
    <Card title={t('submitted.title')}>
      <Stack gap="l">
        <div ref={note} tabIndex={-1}>
          <FormMessage kind="success">
            {say('profileSubmitted', { min: limits.reviewHoursMin, max: limits.reviewHoursMax })}
          </FormMessage>
        </div>
        <div>
          <ButtonLink to={paths.professionalDashboard}>{t('submitted.goOn')}</ButtonLink>
        </div>
      </Stack>
    </Card>
  );
};
