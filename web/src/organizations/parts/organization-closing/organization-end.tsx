import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { cancelableStates } from '@shared/organizations/model/organization-closing-vocabulary';
import { organizationEndId, paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { HandOverDialog } from './hand-over-dialog';
import { limits } from '@shared/limits';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { CloseDialog } from './close-dialog';
import { closingQuery } from './closing-queries';
import { RunningClosing } from './running-closing';

type Props = { membership: NonNullable<Me['membership']> };

const HandOverPart = () => {
  const { t } = useTranslation('organization-closing');
  const team = useQuery(queryOf('listTeamMembers'));
  const [isOpen, setOpen] = useState(false);
  const members = team.data?.items ?? [];
  const isAlone = team.data !== undefined && members.length === 1;
  return (
    <Stack gap="m">
      <div>
        <h3>{t('handOver.title')}</h3>
        <MutedText>{t('handOver.text')}</MutedText>
      </div>
      {isAlone && (
        <p id="hand-over-alone">
          {t('handOver.alone')} <Link to={paths.teamSettings}>{t('handOver.invite')}</Link>
        </p>
      )}
      <Row>
        <Button
          variant="secondary"
          disabled={members.length < 2}
          aria-describedby={isAlone ? 'hand-over-alone' : undefined}
          onClick={() => setOpen(true)}
        >
          {t('handOver.action')}
        </Button>
      </Row>
      {isOpen && <HandOverDialog members={members} onClose={() => setOpen(false)} />}
    </Stack>
  );
};

const ClosePart = ({ membership: { organization } }: Props) => {
  const { t } = useTranslation('organization-closing');
  const query = useQuery(closingQuery());
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="m">
      <div>
        <h3>{t('close')}</h3>
        <MutedText>{t('closeText', { days: limits.closingGraceDays })}</MutedText>
      </div>
      <QueryGate query={query} loading={t('loading')} rows={1}>
        {({ closing, figures }) => {
          if (closing && cancelableStates.includes(closing.state)) {
            return <RunningClosing organization={organization} closing={closing} figures={figures} />;
          }
          if (closing?.state === 'canceling') return <FormMessage kind="info">{t('running.restoring')}</FormMessage>;
          return (
            <>
              <Row>
                <Button variant="danger" onClick={() => setOpen(true)}>
                  {t('close')}
                </Button>
              </Row>
              {isOpen && (
                // While its texts load, the button stays focused.
                <Suspense fallback={null}>
                  <CloseDialog organization={organization} figures={figures} onClose={() => setOpen(false)} />
                </Suspense>
              )}
            </>
          );
        }}
      </QueryGate>
    </Stack>
  );
};

/** For administrators: hand over, or close the organization. */
export const OrganizationEnd = ({ membership }: Props) => {
  const { t } = useTranslation('organization-closing');
  return (
    <Card id={organizationEndId} title={t('title', { organization: membership.organization })}>
      <Stack gap="l">
        <HandOverPart />
        <ClosePart membership={membership} />
      </Stack>
    </Card>
  );
};
