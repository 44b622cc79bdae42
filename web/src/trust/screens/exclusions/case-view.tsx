import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { ExclusionDetail, ExclusionHit } from '@shared/trust/model/exclusion';
import { paths, pathTo } from '@shared/paths';
import { Columns, Facts, MutedText, Prose, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { Comparison } from './comparison';
import { DecideExclusion } from './decide-exclusion';
import { exclusionCaseQuery } from './exclusion-queries';
import { HitBadge, HoldBadge } from './hold-badge';

const nameOf = ({ professional }: ExclusionDetail): string =>
  `${professional.firstName} ${professional.lastName}`.trim();

export const CaseView = () => {
  const { userId = '' } = useParams();
  const { t } = useTranslation('exclusions');
  const query = useQuery(exclusionCaseQuery(userId));
  const title = query.data ? nameOf(query.data) : t('case');
  return (
    <Page title={title} width="wide" breadcrumb={[{ label: t('title'), to: paths.exclusions }, { label: title }]}>
      <QueryGate
        query={query}
        loading={t('loadingCase')}
        gone={{
          title: t('goneTitle'),
          text: t('goneText'),
          action: <ButtonLink to={paths.exclusions}>{t('back')}</ButtonLink>,
        }}
      >
        {(found) => (
          <Columns count="main" gap="l">
            <Stack gap="l">
              {found.hits.map((hit) => (
                <Hit key={hit.entry.rowId} found={found} hit={hit} />
              ))}
            </Stack>
            <About found={found} />
          </Columns>
        )}
      </QueryGate>
    </Page>
  );
};

const Hit = ({ found, hit }: { found: ExclusionDetail; hit: ExclusionHit }) => {
  const { t } = useTranslation('exclusions');
  const { firstName, lastName, businessName, excludedOn } = hit.entry;
  const name = `${firstName} ${lastName}`.trim() || businessName;
  return (
    <Card
      title={excludedOn === null ? name : t('entry.title', { name, date: formatDate(excludedOn) })}
      actions={<HitBadge state={hit.state} />}
    >
      <Stack gap="l">
        <Row>
          <Badge tone="accent">{t(`strength.${hit.strength}`)}</Badge>
          {hit.name && <span>{t(`name.${hit.name}`)}</span>}
          <MutedText as="span">{`${t('entry.type')} ${hit.entry.type}`}</MutedText>
        </Row>
        <Comparison hit={hit} professional={found.professional} />
        <DecideExclusion userId={found.userId} version={found.version} hit={hit} />
        <History hit={hit} />
      </Stack>
    </Card>
  );
};

const History = ({ hit }: { hit: ExclusionHit }) => {
  const { t } = useTranslation('exclusions');
  return (
    <Timeline label={t('history')}>
      {hit.history.map((step) => (
        <TimelineStep
          key={`${step.at}-${step.state}`}
          what={t(`state.${step.state}`)}
          at={step.at}
          when={formatDateTime(step.at, ownZone())}
        >
          <MutedText as="span">{t(`cause.${step.cause}`)}</MutedText>
          {step.verifiedOn && <MutedText>{t('verifiedOn', { date: formatDate(step.verifiedOn) })}</MutedText>}
          {step.note !== '' && <Prose>{step.note}</Prose>}
        </TimelineStep>
      ))}
    </Timeline>
  );
};

const About = ({ found }: { found: ExclusionDetail }) => {
  const { t } = useTranslation(['exclusions', 'labels/professions']);
  const { professional, checkedOn, ruledOut, hold, userId } = found;
  const { profession, title } = professional;
  return (
    <Card title={t('professional.title')} actions={<HoldBadge hold={hold} />}>
      <Stack gap="s">
        <Facts
          items={[
            { label: t('professional.profession'), value: profession && t(`profession.${profession}`) },
            { label: t('professional.position'), value: title },
          ]}
        />
        <MutedText>{checkedOn === null ? t('notCompared') : t('about', { date: formatDate(checkedOn) })}</MutedText>
        {ruledOut > 0 && <MutedText>{t('ruledOut', { count: ruledOut })}</MutedText>}
        <Link to={pathTo(paths.professionalProfile, { userId })}>{t('professional.open')}</Link>
      </Stack>
    </Card>
  );
};
