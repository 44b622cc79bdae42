import type { EventOf } from '@shared/core/model/event';
import { paths, pathTo, reportsView } from '@shared/paths';
import type { ModerationChange } from '@shared/trust/model/report-vocabulary';
import type { EventReader } from '../../../events/ports';
import { textsOf } from '../../../platform/text/deferred-text';
import type { EventCase } from '../../../store/trust/reports/event-case';
import { defineTexts } from '../../text';
import { inAppAndEmail, type Wording } from '../../wording';

const t = textsOf('notifications/moderation');

type News = EventCase & { change: ModerationChange };

const load = async (reader: EventReader, { data }: EventOf<'moderation.changed'>): Promise<News | null> => {
  const found = await reader.moderationCase(data.caseId);
  return found && { ...found, change: data.change };
};

const decisions = `${paths.myReports}?${reportsView.parameter}=${reportsView.decisions}`;

type Decision = NonNullable<EventCase['stored']['decision']>;

const statement = ({ target, label }: EventCase['stored'], decision: Decision): Wording | null => {
  const { action, rule, reason, appealBy, until } = decision;
  const kind = target.kind;
  if (action === 'dismiss') return null;
  return {
    title:
      action === 'suspend' || action === 'ban' ? t(`decided.${action}.title`) : t(`decided.${action}.title`, { kind }),
    content:
      action === 'suspend'
        ? t('decided.suspend.content', { until: until === null ? '' : { day: until.slice(0, 10) } })
        : action === 'ban'
          ? t('decided.ban.content')
          : t(`decided.${action}.content`, { label }),
    details: [
      ...(rule ? [t('decided.rule', { rule: { label: `moderationRule.${rule}` } })] : []),
      t('decided.reason', { reason }),
      ...(appealBy ? [t('decided.appeal', { day: { day: appealBy.slice(0, 10) } })] : []),
    ],
    action: t('decided.action'),
    path: decisions,
  };
};

/** Reason, rule, facts, and outcome for the affected user. */
const forConcerned = ({ change, stored }: News): Wording | null => {
  const { decision, appeal, label } = stored;
  const shared = { action: t('decided.action'), path: decisions };
  if (change === 'decided') return decision && statement(stored, decision);
  if (change === 'appeal_decided') {
    if (!appeal?.outcome) return null;
    return {
      title: t(`appeal.${appeal.outcome}.title`),
      content: t(`appeal.${appeal.outcome}.content`, { label }),
      details: [t('appeal.reason', { reason: appeal.reason })],
      ...shared,
    };
  }
  if (change === 'lifted') return { title: t('lifted.title'), content: t('lifted.content', { label }), ...shared };
  if (change === 'ended') return { title: t('ended.title'), content: t('ended.content'), ...shared };
  return null;
};

const forReporter = ({ change, reporters }: News, userId: string): Wording | null => {
  if (change !== 'decided' && change !== 'dismissed') return null;
  const outcome = change === 'decided' ? 'acted' : 'dismissed';
  // The reporter may see no name.
  const label = reporters.get(userId) || 'none';
  return {
    title: t(`reporter.${outcome}.title`),
    content: t(`reporter.${outcome}.content`, { label }),
    action: t('reporter.action'),
    path: paths.myReports,
  };
};

const forApplicant = ({ change, stored, applicants }: News, userId: string): Wording | null => {
  const applicationId = applicants.get(userId);
  if (change !== 'decided' || applicationId === undefined) return null;
  return {
    title: t('applicant.title'),
    content: t('applicant.content', { label: stored.label }),
    action: t('applicant.action'),
    path: pathTo(paths.application, { applicationId }),
  };
};

export const moderationTexts = defineTexts({
  'moderation.changed': {
    load,
    toUsers: [
      {
        recipients: (news) => (forConcerned(news) ? news.concerned : []),
        category: 'account',
        ...inAppAndEmail('system', forConcerned),
      },
      {
        recipients: (news) => [...news.reporters.keys()].filter((userId) => forReporter(news, userId)),
        category: 'account',
        ...inAppAndEmail('system', (news: News, { userId }) => forReporter(news, userId)),
      },
      {
        recipients: (news) => [...news.applicants.keys()].filter((userId) => forApplicant(news, userId)),
        category: 'applications',
        ...inAppAndEmail('system', (news: News, { userId }) => forApplicant(news, userId)),
      },
    ],
  },
});
