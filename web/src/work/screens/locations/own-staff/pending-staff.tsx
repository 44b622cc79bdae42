import { useState } from 'react';
import type { Location } from '@shared/work/model/location';
import type { OwnStaffInvitation } from '@shared/work/model/own-staff';
import { EmailAddress } from '@/components/email-address';
import { MutedText, Stack } from '@/components/layout';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { InvitationActions, RevokeInvitation, SentAndExpires } from '@/organizations/parts/team/sent-invitation';
import { useTranslation } from '@/lib/i18n/i18n';
import { unitsText } from './units-text';

type Props = { invitations: readonly OwnStaffInvitation[]; locations: readonly Location[] };

export const PendingStaff = ({ invitations, locations }: Props) => {
  const { t } = useTranslation('own-staff');
  const [revoked, setRevoked] = useState<OwnStaffInvitation | null>(null);
  const columns: Column<OwnStaffInvitation>[] = [
    {
      key: 'name',
      header: t('columns.name'),
      main: true,
      cell: ({ name, email }) => (
        <>
          {name}
          <MutedText>
            <EmailAddress email={email} />
          </MutedText>
        </>
      ),
    },
    { key: 'units', header: t('columns.units'), whole: true, cell: ({ unitIds }) => unitsText(unitIds, locations, t) },
    {
      key: 'sent',
      header: t('columns.sent'),
      whole: true,
      cell: (invitation) => <SentAndExpires {...invitation} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      align: 'end',
      bare: true,
      cell: (invitation) => <InvitationActions {...invitation} onRevoke={() => setRevoked(invitation)} />,
    },
  ];
  return (
    <Stack>
      <h3>{t('pending.title')}</h3>
      <RecordList
        caption={t('pending.title')}
        columns={columns}
        rows={invitations}
        rowKey={({ invitationId }) => invitationId}
      />
      {revoked && <RevokeInvitation {...revoked} onClose={() => setRevoked(null)} />}
    </Stack>
  );
};
