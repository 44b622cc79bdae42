import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { hasBegun } from '@shared/work/rules/placement-days';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Placement } from '@shared/work/model/placement';
import { paths, pathTo, timesheetsView } from '@shared/paths';
import { Columns, Facts, MutedText, Row, Stack } from '@/components/layout';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { OfferTermsView } from '@/hiring/parts/offers/offer-terms';
import { Face } from '@/components/faces/face';
import { QueryGate } from '@/components/records/query-gate';
import { PlacementReviews } from '@/people/parts/reviews/placement-reviews';
import { placementQuery, useTimesheetUpdates } from '@/work/parts/timesheets/timesheet-queries';
import { PlacementStatusBadge } from '@/work/parts/timesheets/timesheet-status-badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { Page } from '@/components/ui/base/page';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { isEmployer } from '@/lib/auth/home-for';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { today } from '@/lib/time/today';
import { ComplianceSection } from './compliance-section';
import { EndPlacement } from './end-placement';
import { PlacementWeeks } from './placement-weeks';

export const PlacementView = () => {
  const { placementId = '' } = useParams();
  const { t } = useTranslation('placements');
  const { me } = useSession();
  const placement = useQuery(placementQuery(placementId));
  useTimesheetUpdates();
  if (!me) return null;
  const side: HiringSide = isEmployer(me) ? 'employer' : 'professional';
  const { data } = placement;
  const title = data ? titleOf(data, t) : t('one.title');
  const list = side === 'employer' ? paths.hiredProfessionals : paths.timesheets;
  return (
    <Page
      title={title}
      width="wide"
      description={data && (side === 'employer' ? knownName(data.professional.name) : data.organization)}
      actions={data && <Actions placement={data} side={side} />}
      breadcrumb={[
        { label: t('dashboard'), to: side === 'employer' ? paths.employerDashboard : paths.professionalDashboard },
        { label: t(side === 'employer' ? 'hired.title' : 'one.timesheets'), to: list },
        { label: title },
      ]}
    >
      <QueryGate
        query={placement}
        loading={t('one.loading')}
        gone={{
          title: t('one.gone'),
          text: t('one.goneText'),
          action: <ButtonLink to={list}>{t('one.back')}</ButtonLink>,
        }}
      >
        {(found) => (
          <Stack gap="l">
            <Columns count="main" gap="l">
              <Terms placement={found} />
              <People placement={found} side={side} />
            </Columns>
            {!isOnPayroll(found) && <HiredParts placement={found} side={side} />}
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

type Props = { placement: Placement; side: HiringSide };

const titleOf = (placement: Placement, t: TFunction<'placements'>): string =>
  isOnPayroll(placement) ? t('ownStaff.title') : placement.jobTitle;

/** For own staff, the employer keeps the files and the pay. */
const HiredParts = ({ placement, side }: Props) => {
  const { me } = useSession();
  return (
    <>
      <ComplianceSection placement={placement} side={side} />
      <PlacementWeeks placement={placement} side={side} />
      {me?.membership?.role !== 'member' && <PlacementReviews placement={placement} side={side} />}
    </>
  );
};

const Actions = ({ placement, side }: Props) => {
  const { t } = useTranslation('placements');
  const { me } = useSession();
  const [ending, setEnding] = useState(false);
  if (side === 'professional' && !isOnPayroll(placement))
    return (
      <>
        {hasBegun(placement.terms, today()) && (
          <ButtonLink to={`${paths.timesheets}?${timesheetsView.placement}=${placement.placementId}`}>
            {t('one.enterHours')}
          </ButtonLink>
        )}
        <MessageButton userId={placement.organizationId} />
      </>
    );
  return (
    <>
      <MessageButton userId={side === 'employer' ? placement.professional.userId : placement.organizationId} />
      {placement.status !== 'ended' && me?.membership?.role !== 'member' && (
        <Button variant="secondary" onClick={() => setEnding(true)}>
          {t('end.open')}
        </Button>
      )}
      {ending && <EndPlacement placement={placement} onClose={() => setEnding(false)} />}
    </>
  );
};

/** Current last day; differs from the agreed one if the placement was ended. */
const lastDayOf = ({ endOn, terms }: Placement, t: TFunction<'placements'>): string | null => {
  if (endOn === terms.endOn || endOn === null) return null;
  return t('one.endsEarlier', { date: formatDate(endOn) });
};

const Terms = ({ placement }: { placement: Placement }) => {
  const { t } = useTranslation('placements');
  const lastDay = lastDayOf(placement, t);
  return (
    <Card title={t('one.terms')} actions={<PlacementStatusBadge status={placement.status} />}>
      <Stack>
        {lastDay && (
          <div>
            <strong>{lastDay}</strong>
            {placement.endReason && <MutedText>{placement.endReason}</MutedText>}
          </div>
        )}
        {isOnPayroll(placement) ? (
          <>
            <p>{t('ownStaff.payroll', { organization: placement.organization })}</p>
            <MutedText>{t('ownStaff.since', { date: formatDate(placement.terms.startOn) })}</MutedText>
          </>
        ) : (
          <>
            <OfferTermsView terms={placement.terms} />
            <MutedText>{t('one.agreed', { date: formatDate(placement.createdAt, ownZone()) })}</MutedText>
          </>
        )}
      </Stack>
    </Card>
  );
};

const People = ({ placement, side }: Props) => {
  const { t } = useTranslation('placements');
  const { professional, organization, jobId, jobTitle, applicationId } = placement;
  return (
    <Card title={t('one.people')}>
      <Stack>
        <Row>
          <Face id={professional.userId} name={knownName(professional.name)} url={professional.photo_url} />
          <div>
            {side === 'employer' ? (
              <Link to={pathTo(paths.doctorProfile, { userId: professional.userId })}>
                {knownName(professional.name)}
              </Link>
            ) : (
              <strong>{knownName(professional.name)}</strong>
            )}
            <MutedText>{t('one.professional')}</MutedText>
          </div>
        </Row>
        <Facts
          items={[
            { label: t('one.employer'), value: organization },
            ...(jobId === null
              ? []
              : [
                  {
                    label: t('one.job'),
                    value: (
                      <Link to={pathTo(side === 'employer' ? paths.manageJob : paths.jobDetail, { jobId })}>
                        {jobTitle}
                      </Link>
                    ),
                  },
                ]),
            ...(applicationId === null
              ? []
              : [
                  {
                    label: t('one.application'),
                    value: <Link to={pathTo(paths.application, { applicationId })}>{t('one.openApplication')}</Link>,
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
};
