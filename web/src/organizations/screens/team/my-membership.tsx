import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/lib/i18n/i18n';
import { organizationEnd } from '@shared/paths';
import type { TeamRole } from '@shared/core/model/enumerations';
import type { TeamMember } from '@shared/organizations/model/organization';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { LeaveDialog } from '@/organizations/parts/team/leave-dialog';
import { HandOverDialog } from '@/organizations/parts/organization-closing/hand-over-dialog';
import { useSession } from '@/lib/auth/session';
import { isLastAdmin } from './team-rules';

type Props = { members: readonly TeamMember[]; role: TeamRole };

export const MyMembership = ({ members, role }: Props) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const { me } = useSession();
  const [step, setStep] = useState<'leave' | 'transfer' | null>(null);
  const mayNotGo = isLastAdmin(members, me?.userId);
  const isAlone = members.length === 1;
  const organization = me?.membership?.organization ?? '';

  return (
    <Card title={t('own.title')}>
      <Stack>
        <p>{t('own.text', { organization, role: t(`teamRole.${role}`) })}</p>
        {mayNotGo && <MutedText id="last-admin">{t(isAlone ? 'lastAdmin.alone' : 'lastAdmin.text')}</MutedText>}
        <Row>
          {role === 'admin' && !isAlone && (
            <Button variant="secondary" onClick={() => setStep('transfer')}>
              {t('transfer.title')}
            </Button>
          )}
          <Button
            variant="secondary"
            disabled={mayNotGo}
            aria-describedby={mayNotGo ? 'last-admin' : undefined}
            onClick={() => setStep('leave')}
          >
            {t('leave.confirm')}
          </Button>
        </Row>
        {role === 'admin' && <Link to={organizationEnd}>{t('own.close')}</Link>}
      </Stack>
      {step === 'transfer' && <HandOverDialog members={members} onClose={() => setStep(null)} />}
      {step === 'leave' && <LeaveDialog organization={organization} onClose={() => setStep(null)} />}
    </Card>
  );
};
