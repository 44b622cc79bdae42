import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { verificationDays } from '@shared/data/healthcare/compliance';
import { isShareable, waitsForProfessional } from '@shared/people/rules/compliance/open-items';
import { addDays } from '@shared/core/rules/calendar-days';
import type {
  ComplianceFile,
  ComplianceItem,
  ComplianceState,
  ReadinessProblem,
} from '@shared/people/model/compliance';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Placement } from '@shared/work/model/placement';
import { paths } from '@shared/paths';
import { productName } from '@shared/product';
import { MutedText, Row, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { QueryGate } from '@/components/records/query-gate';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { classNames } from '@/components/ui/base/class-names';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { complianceQuery, useConfirmStart } from '@/people/parts/compliance/compliance-queries';
import { itemCatalogs, itemName, type ItemTexts } from '@/people/parts/compliance/item-name';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { say } from '@/lib/i18n/notices';
import { useSession } from '@/lib/auth/session';
import { formatDate, formatDateTime, formatMonthDay } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { today } from '@/lib/time/today';
import { StartForecastLine } from './start-forecast-line';
import { EmployerItemActions } from './employer-item-actions';
import { OwnItemActions } from './own-item-actions';
import { ShareAll } from './share-all';
import styles from './compliance.module.css';

type Viewer = { placement: Placement; side: HiringSide; decides: boolean };

export const ComplianceSection = ({ placement, side }: { placement: Placement; side: HiringSide }) => {
  const { t } = useTranslation('compliance');
  const { me } = useSession();
  const file = useQuery(complianceQuery(placement.placementId));
  const decides = side === 'employer' && me?.membership?.role !== 'member';
  return (
    <Card id="compliance" title={t('title')} actions={decides && <Link to={paths.facilityLists}>{t('editList')}</Link>}>
      <QueryGate query={file} loading={t('loading')} rows={5}>
        {(found) => <File file={found} viewer={{ placement, side, decides }} />}
      </QueryGate>
    </Card>
  );
};

type Props = { file: ComplianceFile; viewer: Viewer };
type Group = 'yours' | 'others' | 'done';

const isDone = ({ state }: ComplianceItem): boolean =>
  state === 'accepted' || state === 'expiring' || state === 'waived' || state === 'not_applicable';

/** Submitted items wait for the employer. */
const groupOf = (item: ComplianceItem, { side }: Viewer): Group => {
  if (isDone(item)) return 'done';
  if (side === 'professional') return waitsForProfessional(item) ? 'yours' : 'others';
  return item.owner === 'employer' || item.state === 'submitted' ? 'yours' : 'others';
};

const groups: readonly Group[] = ['yours', 'others', 'done'];

const File = ({ file, viewer }: Props) => {
  const { t } = useTranslation('compliance');
  return (
    <Stack gap="l">
      <Standing file={file} viewer={viewer} />
      {viewer.side === 'professional' && <ShareAll items={file.items} placement={viewer.placement} />}
      {groups.map((group) => {
        const items = file.items.filter((item) => groupOf(item, viewer) === group);
        if (items.length === 0) return null;
        return (
          <section key={group} className={styles.group} aria-label={t(`groups.${group}`)}>
            <h3>{t(`groups.${group}`)}</h3>
            <ul role="list" className={styles.items}>
              {items.map((item) => (
                <Item key={item.itemId} item={item} viewer={viewer} />
              ))}
            </ul>
          </section>
        );
      })}
      {(viewer.side === 'professional' || viewer.decides) && <Openings file={file} />}
    </Stack>
  );
};

const namedProblems = 3;

const problemText = (problem: ReadinessProblem, { items }: ComplianceFile, t: ItemTexts): string => {
  const item = items.find(({ itemId }) => itemId === problem.itemId);
  const { days, allowed } = problem;
  const name = item ? itemName(item, t) : '';
  return problem.reason === 'verified_too_long_ago'
    ? t('problem.verified_too_long_ago', { item: name, days: days ?? 0, allowed: allowed ?? 0 })
    : t(`problem.${problem.reason}`, { item: name });
};

const Standing = ({ file, viewer }: Props) => {
  const { t } = useTranslation(itemCatalogs);
  const { enforced, startConfirmedAt, ready, startOn } = file;
  const { done, total, problems } = ready;
  if (!enforced) return <MutedText>{t('notEnforced')}</MutedText>;
  const named = problems
    .slice(0, namedProblems)
    .map((problem) => problemText(problem, file, t))
    .join(', ');
  const count = problems.length - namedProblems;
  const risk = { day: formatMonthDay(startOn), items: named };
  return (
    <Stack gap="s">
      <Meter
        label={t('ready')}
        percent={total === 0 ? 100 : Math.round((100 * done) / total)}
        figure={t('readyFigure', { done, total })}
      />
      {startConfirmedAt !== null && (
        <FormMessage kind="success">{t('confirmed', { date: formatDate(startConfirmedAt, ownZone()) })}</FormMessage>
      )}
      {problems.length > 0 && <p>{count > 0 ? t('atRiskMore', { ...risk, count }) : t('atRisk', risk)}</p>}
      <StartForecastLine file={file} />
      {problems.length === 0 && startConfirmedAt === null && <Confirmation file={file} viewer={viewer} />}
    </Stack>
  );
};

const Confirmation = ({ file, viewer: { placement, side, decides } }: Props) => {
  const { t } = useTranslation('compliance');
  const [asking, setAsking] = useState(false);
  const confirm = useConfirmStart(placement.placementId);
  const oneAtATime = useOneAtATime();
  if (side === 'professional') return <p>{t('waitsForEmployer', { organization: placement.organization })}</p>;
  if (!decides) return <p>{t('allDone')}</p>;
  // The confirmed file replaces this part before callbacks of `mutate` run.
  const send = () =>
    confirm
      .mutateAsync()
      .then(
        () => toast.success(say('startConfirmed')),
        (error: unknown) => error instanceof Error && toast.error(error.message),
      )
      .finally(() => setAsking(false));
  return (
    <Row justify="between">
      <p>{t('allDone')}</p>
      <Button onClick={() => setAsking(true)}>{t('confirm')}</Button>
      <ConfirmDialog
        opened={asking}
        title={t('confirmTitle', { day: formatDate(file.startOn) })}
        text={t('confirmText', { name: knownName(placement.professional.name) })}
        confirmLabel={t('confirm')}
        loading={confirm.isPending}
        onConfirm={() => void oneAtATime(send)}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
};

const tones: Record<ComplianceState, BadgeTone> = {
  missing: 'neutral',
  submitted: 'info',
  in_review: 'info',
  accepted: 'success',
  rejected: 'danger',
  expiring: 'warning',
  expired: 'danger',
  waived: 'neutral',
  not_applicable: 'neutral',
};

const ownerText = ({ owner }: ComplianceItem, { side }: Viewer, t: ItemTexts): string => {
  if (owner === side) return t('owner.you');
  return owner === 'platform' ? t('owner.platform', { product: productName }) : t(`owner.${owner}`);
};

const verifiedText = ({ code, verifiedOn }: ComplianceItem, t: ItemTexts): string | null => {
  if (verifiedOn === null) return null;
  const date = formatDate(verifiedOn);
  const window = verificationDays[code];
  return window === undefined
    ? t('verified', { date })
    : t('verifiedUntil', { date, until: formatDate(addDays(verifiedOn, window)) });
};

const hinted = ['exclusion', 'identity', 'work_history', 'privileges'] as const;

const hintOf = (item: ComplianceItem, { decides, side }: Viewer, t: ItemTexts): string | null => {
  const code = hinted.find((it) => it === item.code);
  const isActing = code === 'work_history' ? side === 'professional' : decides;
  return code && isActing && !isDone(item) ? t(`hint.${code}`) : null;
};

const Item = ({ item, viewer }: { item: ComplianceItem; viewer: Viewer }) => {
  const { t } = useTranslation(itemCatalogs);
  const { state, dueOn, validUntil, blocksStart, source, reason, decidedBy, note } = item;
  const late = !isDone(item) && dueOn < today();
  const hint = hintOf(item, viewer, t);
  const verified = isDone(item) ? verifiedText(item, t) : null;
  return (
    <li className={styles.item}>
      <Stack gap="xs">
        <div className={styles.name}>
          <span>{itemName(item, t)}</span>
          <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
        </div>
        <div className={styles.meta}>
          <span>{ownerText(item, viewer, t)}</span>
          {!isDone(item) && (
            <span className={classNames(late && styles.late)}>
              {t(late ? 'overdue' : 'due', { date: formatDate(dueOn) })}
            </span>
          )}
          {verified && <span>{verified}</span>}
          {validUntil !== null && (
            <span>{t(state === 'expired' ? 'expiredOn' : 'validUntil', { date: formatDate(validUntil) })}</span>
          )}
          {source === 'wallet' && <span>{t('fromWallet')}</span>}
          {viewer.side === 'professional' && isShareable(item) && <span>{t('inProfile')}</span>}
          {!blocksStart && <span>{t('optional')}</span>}
        </div>
        {hint && <p className={styles.said}>{hint}</p>}
        {note && <p className={styles.said}>{t('note', { note })}</p>}
        {reason && decidedBy && <p className={styles.said}>{t('decision', { name: decidedBy, reason })}</p>}
      </Stack>
      <Actions item={item} name={itemName(item, t)} viewer={viewer} />
    </li>
  );
};

const Actions = ({ item, name, viewer }: { item: ComplianceItem; name: string; viewer: Viewer }) => {
  const { placement, side, decides } = viewer;
  if (side === 'professional') return <OwnItemActions item={item} name={name} placement={placement} />;
  return decides ? <EmployerItemActions item={item} name={name} placement={placement} /> : null;
};

const Openings = ({ file: { openings, items } }: { file: ComplianceFile }) => {
  const { t } = useTranslation(itemCatalogs);
  const nameOf = (id: string): string => {
    const item = items.find(({ itemId }) => itemId === id);
    return item ? itemName(item, t) : '';
  };
  return (
    <details className={styles.openings}>
      <summary>{t('openings.title')}</summary>
      {openings.length === 0 && <MutedText>{t('openings.none')}</MutedText>}
      <ul role="list" className={styles.items}>
        {openings.map(({ at, by, itemId, reason }) => (
          <li key={`${at} ${itemId}`} className={styles.item}>
            <Stack gap="xs">
              <span>{t('openings.entry', { by, item: nameOf(itemId) })}</span>
              <MutedText as="span">{t('openings.when', { date: formatDateTime(at, ownZone()), reason })}</MutedText>
            </Stack>
          </li>
        ))}
      </ul>
    </details>
  );
};
