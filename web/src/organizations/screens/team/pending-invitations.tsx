import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { PendingInvitation } from '@shared/organizations/model/organization';
import { EmailAddress } from '@/components/email-address';
import { MutedText, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { InvitationActions, RevokeInvitation, SentAndExpires } from '@/organizations/parts/team/sent-invitation';
import { statusTones } from './members-table';
import { invitationsQuery } from './team-queries';

const invitedName = ({ firstName, lastName, email }: PendingInvitation): string =>
  `${firstName} ${lastName}`.trim() || email;

export const PendingInvitations = () => {
  const { t } = useTranslation('team');
  const invitations = useQuery(invitationsQuery());
  return (
    <Stack as="section">
      <h2>{t('invitations.title')}</h2>
      <QueryGate query={invitations} loading={t('invitations.loading')} rows={1}>
        {({ items }) =>
          items.length === 0 ? <MutedText>{t('invitations.none')}</MutedText> : <Invitations items={items} />
        }
      </QueryGate>
    </Stack>
  );
};

const Invitations = ({ items }: { items: readonly PendingInvitation[] }) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const [revoked, setRevoked] = useState<PendingInvitation | null>(null);
  const columns: Column<PendingInvitation>[] = [
    {
      key: 'name',
      header: t('columns.nameAndEmail'),
      main: true,
      cell: (invitation) => (
        <>
          {invitedName(invitation)}
          <MutedText>
            <EmailAddress email={invitation.email} />
          </MutedText>
        </>
      ),
    },
    { key: 'role', header: t('columns.role'), whole: true, cell: ({ role }) => t(`teamRole.${role}`) },
    {
      key: 'department',
      header: t('columns.department'),
      whole: true,
      cell: ({ department }) => department || t('noDepartment'),
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: () => <Badge tone={statusTones.pending}>{t('status.pending')}</Badge>,
    },
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
      cell: (invitation) => (
        <InvitationActions
          invitationId={invitation.invitationId}
          name={invitedName(invitation)}
          onRevoke={() => setRevoked(invitation)}
        />
      ),
    },
  ];
  return (
    <>
      <RecordList
        caption={t('invitations.title')}
        columns={columns}
        rows={items}
        rowKey={({ invitationId }) => invitationId}
      />
      {revoked && (
        <RevokeInvitation
          invitationId={revoked.invitationId}
          name={invitedName(revoked)}
          onClose={() => setRevoked(null)}
        />
      )}
    </>
  );
};
