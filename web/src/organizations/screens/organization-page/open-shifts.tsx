import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { PublicShiftList } from '@/work/parts/shifts/public-shift-list';

/** Says how to get access to them. */
export const OpenShifts = ({ shifts }: { shifts: readonly PublicShift[] }) => {
  const { t } = useTranslation('organization-page');
  const { status } = useSession();
  return (
    <Stack gap="s">
      <PublicShiftList shifts={shifts} />
      {status === 'signedIn' ? (
        <MutedText>{t('shifts.apply')}</MutedText>
      ) : (
        <>
          <MutedText>{t('shifts.how')}</MutedText>
          <div>
            <ButtonLink to={paths.register}>{t('shifts.join')}</ButtonLink>
          </div>
        </>
      )}
    </Stack>
  );
};
