import type { ChecklistDetail } from '@shared/people/model/skills-checklist';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { ChecklistBadge } from '@/people/parts/checklists/checklist-badge';
import { ChecklistRatings } from '@/people/parts/checklists/checklist-ratings';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';

type Props = { detail: ChecklistDetail; onEdit: () => void };

export const SignedChecklist = ({ detail, onEdit }: Props) => {
  const { t } = useTranslation('skills');
  const { groups, answers, state, share } = detail;
  const rated = groups.map(({ group, skills }) => ({
    group,
    skills: skills.flatMap((skill) => (answers[skill] ? [{ skill, ...answers[skill] }] : [])),
  }));
  return (
    <Stack gap="l">
      <Card
        title={t('signed.share', { percent: Math.round(100 * (share ?? 0)) })}
        actions={<ChecklistBadge state={state} />}
      >
        <Stack>
          <Signature detail={detail} />
          <MutedText>{t('signed.seen')}</MutedText>
          <Row>
            <Button variant={state === 'current' ? 'secondary' : 'primary'} onClick={onEdit}>
              {t(state === 'current' ? 'signed.update' : 'signed.renew')}
            </Button>
          </Row>
        </Stack>
      </Card>
      <Card>
        <ChecklistRatings groups={rated} level="h3" />
      </Card>
    </Stack>
  );
};

const Signature = ({ detail: { signedName, signedOn, renewOn, state } }: { detail: ChecklistDetail }) => {
  const { t } = useTranslation('skills');
  if (signedName === null || signedOn === null || renewOn === null || state === 'open') return null;
  return (
    <p>
      {t('signed.by', { name: signedName, date: formatDate(signedOn) })}{' '}
      {t(`until.${state}`, { date: formatDate(renewOn) })}
    </p>
  );
};
