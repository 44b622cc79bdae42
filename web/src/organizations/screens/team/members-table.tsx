import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import type { MemberStatus } from '@shared/core/model/enumerations';
import type { TeamMember } from '@shared/organizations/model/organization';
import { EmailLink } from '@/components/email-address';
import { Face } from '@/components/faces/face';
import { MutedText, Row, Stack } from '@/components/layout';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { formatDate, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { HandOverDialog } from '@/organizations/parts/organization-closing/hand-over-dialog';
import { useSession } from '@/lib/auth/session';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { ChangeMemberDialog } from './change-member-dialog';
import { RemoveDialog } from './remove-dialog';
import styles from './team.module.css';
import { isLastAdmin, nameOf } from './team-rules';

export const statusTones: Record<MemberStatus, BadgeTone> = {
  active: 'success',
  pending: 'warning',
  inactive: 'neutral',
};

type Step = { kind: 'change' | 'transfer' | 'remove'; member: TeamMember };

type Props = { members: readonly TeamMember[]; mayManage: boolean; withoutTwoFactor: readonly string[] };

export const MembersTable = ({ members, mayManage, withoutTwoFactor }: Props) => {
  const { t } = useTranslation(['team', 'labels/hiring']);
  const { me } = useSession();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const columns: Column<TeamMember>[] = [
    {
      key: 'name',
      header: t('columns.nameAndEmail'),
      main: true,
      cell: (member) => (
        <div className={styles.person}>
          <Face id={member.user_id} name={nameOf(member)} url={member.profile.photo_url} size={32} />
          <div>
            <Row gap="xs">
              <span>{nameOf(member)}</span>
              {member.user_id === me?.userId && <Badge>{t('you')}</Badge>}
            </Row>
            {member.profile.job_title && <MutedText>{member.profile.job_title}</MutedText>}
            <MutedText>
              <EmailLink email={member.profile.email} />
            </MutedText>
          </div>
        </div>
      ),
    },
    {
      key: 'role',
      header: t('columns.role'),
      whole: true,
      cell: ({ role }) => t(`teamRole.${role}`),
    },
    {
      key: 'department',
      header: t('columns.department'),
      whole: true,
      cell: ({ department }) => department || t('noDepartment'),
    },
    {
      key: 'status',
      header: t('columns.status'),
      cell: ({ status, user_id }) => (
        <Row gap="xs">
          <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>
          {withoutTwoFactor.includes(user_id) && <Badge>{t('twoFactor.off')}</Badge>}
        </Row>
      ),
    },
    {
      key: 'lastActive',
      minor: true,
      header: t('columns.lastActive'),
      whole: true,
      cell: ({ lastActiveAt }) => (lastActiveAt === null ? t('notYet') : timeLabel(lastActiveAt)),
    },
    {
      key: 'joined',
      header: t('columns.joined'),
      minor: true,
      whole: true,
      cell: ({ joinedAt }) => formatDate(joinedAt, ownZone()),
    },
  ];
  const actions: Column<TeamMember> = {
    key: 'actions',
    header: t('columns.actions'),
    align: 'end',
    bare: true,
    corner: 'end',
    cell: (member) => (
      <div className={styles.actions}>
        <MessageButton userId={member.user_id} name={nameOf(member)} size="small" variant="quiet" />
        {mayManage && <MemberMenu member={member} isSelf={member.user_id === me?.userId} onChoose={setStep} />}
      </div>
    ),
  };

  return (
    <Stack as="section" id="members">
      <h2>{t('members')}</h2>
      <RecordList
        caption={t('members')}
        columns={[...columns, actions]}
        rows={members}
        rowKey={({ user_id }) => user_id}
      />
      {step?.kind === 'change' && (
        <ChangeMemberDialog
          member={step.member}
          isLastAdmin={isLastAdmin(members, step.member.user_id)}
          onClose={close}
        />
      )}
      {step?.kind === 'transfer' && (
        <HandOverDialog members={members} preselected={step.member.user_id} onClose={close} />
      )}
      {step?.kind === 'remove' && <RemoveDialog member={step.member} onClose={close} />}
    </Stack>
  );
};

type MenuProps = { member: TeamMember; isSelf: boolean; onChoose: (step: Step) => void };

const MemberMenu = ({ member, isSelf, onChoose }: MenuProps) => {
  const { t } = useTranslation('team');
  const choice = (kind: Step['kind'], danger = false): MenuItem => ({
    key: kind,
    label: t(`actions.${kind}`),
    danger,
    onSelect: () => onChoose({ kind, member }),
  });
  // Leaving and transferring are explained in their own section below.
  const items = isSelf ? [choice('change')] : [choice('change'), choice('transfer'), choice('remove', true)];
  return (
    <Menu
      align="end"
      trigger={<Ellipsis size={20} aria-hidden="true" />}
      triggerClassName={styles.more}
      triggerLabel={t('actionsFor', { name: nameOf(member) })}
      items={items}
    />
  );
};
