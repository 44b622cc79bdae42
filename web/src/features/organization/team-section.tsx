import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import type { TeamMember } from '@shared/model/organization';
import { teamRoleLabels } from '@shared/model/vocabulary';
import { QueryGate } from '@/components/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { type Column, RecordList } from '@/components/ui/record-list';
import { InviteDialog } from './invite-dialog';
import { teamQuery } from './organization-queries';

/** Who belongs to the organisation; administrators invite others. */
export const TeamSection = ({ mayInvite }: { mayInvite: boolean }) => {
  const { t } = useTranslation('organization');
  const team = useQuery(teamQuery());
  const [inviting, setInviting] = useState(false);
  const columns: Column<TeamMember>[] = [
    {
      key: 'name',
      header: t('team.name'),
      main: true,
      cell: ({ profile }) => `${profile.first_name} ${profile.last_name}`.trim(),
    },
    {
      key: 'email',
      header: t('team.email'),
      cell: ({ profile }) => <a href={`mailto:${profile.email}`}>{profile.email}</a>,
    },
    { key: 'role', header: t('team.role'), cell: ({ role }) => <Badge tone="info">{teamRoleLabels[role]}</Badge> },
    { key: 'department', header: t('team.department'), cell: ({ department }) => department || t('team.noDepartment') },
  ];
  return (
    <Card
      id="team"
      title={t('team.title')}
      actions={
        mayInvite && (
          <Button variant="secondary" onClick={() => setInviting(true)}>
            {t('team.invite')}
          </Button>
        )
      }
    >
      <QueryGate query={team} loading={t('team.loading')} rows={2}>
        {({ items }) => (
          <RecordList caption={t('team.title')} columns={columns} rows={items} rowKey={(member) => member.user_id} />
        )}
      </QueryGate>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  );
};
