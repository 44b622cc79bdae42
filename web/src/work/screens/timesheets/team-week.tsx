import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Timesheet } from '@shared/work/model/placement';
import { paths, pathTo } from '@shared/paths';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { QueryGate } from '@/components/records/query-gate';
import { weekQuery } from '@/work/parts/timesheets/timesheet-queries';
import { TimesheetStatusBadge } from '@/work/parts/timesheets/timesheet-status-badge';
import { WeekPdfButton } from '@/work/parts/timesheets/week-downloads';
import { WeekLines } from '@/work/parts/timesheets/week-lines';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Page } from '@/components/ui/base/page';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { PayWeek } from './pay-week';
import { ApproveTimesheet } from './approve-timesheet';

type Props = { placementId: string; weekStartsOn: string };

export const TeamWeek = ({ placementId, weekStartsOn }: Props) => {
  const { t } = useTranslation('timesheets');
  const week = useQuery(weekQuery({ placementId, weekStartsOn }));
  const title = formatWeek(weekStartsOn);
  return (
    <Page
      title={title}
      description={week.data && knownName(week.data.professional.name)}
      actions={week.data && <Actions week={week.data} />}
      breadcrumb={[{ label: t('title'), to: paths.timesheets }, { label: title }]}
    >
      <QueryGate
        query={week}
        loading={t('review.loading')}
        gone={{
          title: t('review.gone'),
          text: t('review.goneText'),
          action: <ButtonLink to={paths.timesheets}>{t('review.back')}</ButtonLink>,
        }}
      >
        {(found) => (
          <Stack gap="l">
            <Summary week={found} />
            <Step key={found.version} week={found} />
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

const Actions = ({ week }: { week: Timesheet }) => (
  <>
    <MessageButton userId={week.professional.userId} size="small" />
    {week.version > 0 && <WeekPdfButton week={week} />}
  </>
);

const Summary = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const { placementId, professional, jobTitle, status } = week;
  return (
    <Stack gap="s">
      <Row>
        <TimesheetStatusBadge status={status} />
      </Row>
      <Facts
        wide
        items={[
          {
            label: t('columns.professional'),
            value: (
              <Link to={pathTo(paths.doctorProfile, { userId: professional.userId })}>
                {knownName(professional.name)}
              </Link>
            ),
          },
          { label: t('review.job'), value: jobTitle },
          {
            label: t('review.placement'),
            value: <Link to={pathTo(paths.placement, { placementId })}>{t('review.openPlacement')}</Link>,
          },
        ]}
      />
    </Stack>
  );
};

const Step = ({ week }: { week: Timesheet }) => {
  const { t } = useTranslation('timesheets');
  const { me } = useSession();
  if (week.status === 'submitted') return <ApproveTimesheet week={week} />;
  return (
    <Stack gap="l">
      {week.status === 'draft' && <FormMessage kind="info">{t('review.notYet')}</FormMessage>}
      {week.status === 'disputed' && <FormMessage kind="info">{t('review.isBack')}</FormMessage>}
      <Card>
        <WeekLines week={week} />
      </Card>
      {week.status === 'approved' &&
        (me?.membership?.role === 'admin' ? <PayWeek week={week} /> : <MutedText>{t('review.payByAdmin')}</MutedText>)}
    </Stack>
  );
};
