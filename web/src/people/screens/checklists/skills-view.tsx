import { useQuery } from '@tanstack/react-query';
import { checklistPoints } from '@shared/hiring/model/hiring-vocabulary';
import type { MyChecklist } from '@shared/people/model/skills-checklist';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { QueryGate } from '@/components/records/query-gate';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Page } from '@/components/ui/base/page';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ChecklistBadge } from '@/people/parts/checklists/checklist-badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDate } from '@/lib/time/format';
import { checklistsQuery } from './checklist-queries';

export const SkillsView = () => {
  const { t } = useTranslation(['skills', 'labels/skills', 'labels/units']);
  const query = useQuery(checklistsQuery());
  return (
    <Page
      title={t('title')}
      description={t('description')}
      breadcrumb={[{ label: t('dashboard'), to: paths.dashboard }, { label: t('title') }]}
    >
      <QueryGate query={query} loading={t('loading')} rows={2}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              illustration="search"
              title={t('none.title')}
              text={t('none.text')}
              action={<ButtonLink to={paths.editProfile}>{t('none.action')}</ButtonLink>}
            />
          ) : (
            <Stack as="ul">
              {items.map((it) => (
                <li key={it.checklist}>
                  <ChecklistCard {...it} />
                </li>
              ))}
            </Stack>
          )
        }
      </QueryGate>
    </Page>
  );
};

const actionOf = ({ state, rated, skills, drafted }: MyChecklist) => {
  if (drafted || (state !== 'open' && rated < skills)) return 'continue';
  if (state === 'open') return 'start';
  return state === 'current' ? 'view' : 'renew';
};

const ChecklistCard = (it: MyChecklist) => {
  const { t } = useTranslation(['skills', 'labels/skills', 'labels/units']);
  const { checklist, units, state, main, rated, skills, drafted } = it;
  const title = t(`checklist.${checklist}`);
  const action = actionOf(it);
  return (
    <Card title={title} actions={<ChecklistBadge state={state} />}>
      <Stack>
        {units.length > 0 && (
          <MutedText>{t('for', { units: units.map((unit) => t(`unit.${unit}`)).join(', ') })}</MutedText>
        )}
        <SignedLine {...it} />
        {(drafted || rated < skills) && (
          <Meter label={t('rated')} percent={(100 * rated) / skills} figure={t('ratedOf', { rated, skills })} />
        )}
        <Row justify="between">
          <ButtonLink
            to={pathTo(paths.skillsChecklist, { checklist })}
            variant={action === 'view' ? 'secondary' : 'primary'}
            aria-label={t(`actionsFor.${action}`, { title })}
          >
            {t(`actions.${action}`)}
          </ButtonLink>
          {main && state !== 'current' && <MutedText>{t('points', { points: checklistPoints.skills })}</MutedText>}
        </Row>
      </Stack>
    </Card>
  );
};

const SignedLine = ({ state, signedOn, renewOn, share }: MyChecklist) => {
  const { t } = useTranslation('skills');
  if (signedOn === null || renewOn === null || share === null) return null;
  const percent = Math.round(100 * share);
  return (
    <p>
      {t('signedLine', { date: formatDate(signedOn), percent })}{' '}
      {t(`until.${state === 'open' ? 'current' : state}`, { date: formatDate(renewOn) })}
    </p>
  );
};
