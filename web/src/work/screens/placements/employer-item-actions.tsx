import { useState } from 'react';
import type { ComplianceItem } from '@shared/people/model/compliance';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button, buttonClass } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { useDecideItem, useOpenDocument } from '@/people/parts/compliance/compliance-queries';
import { itemCatalogs, type ItemTexts } from '@/people/parts/compliance/item-name';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { AcceptItem } from './accept-item';
import { takesEvidence, type ItemProps } from './compliance-items';
import { DecideWithReason, type Reasoned } from './decide-with-reason';
import { HandInItem } from './hand-in-item';
import styles from './compliance.module.css';

type Asked = 'handIn' | 'accept' | 'document' | Reasoned;

const isWaived = ({ state }: ComplianceItem): boolean => state === 'waived' || state === 'not_applicable';
const isAccepted = ({ state }: ComplianceItem): boolean => state === 'accepted';

const hasDocument = ({ document, code, sharedAt, source }: ComplianceItem): boolean =>
  document !== null || (code === 'health' && sharedAt !== null && source === 'wallet');

/** The platform's staff decide about a possible match. */
const isHeld = ({ owner, source }: ComplianceItem): boolean => owner === 'platform' && source === 'platform';

const furtherChoices = (
  item: ComplianceItem,
  t: ItemTexts,
  ask: (asked: Asked) => void,
  reopen: () => void,
): MenuItem[] => {
  const choice = (key: Asked, label: string, offered: boolean): MenuItem[] =>
    offered ? [{ key, label, onSelect: () => ask(key) }] : [];
  return [
    ...choice('handIn', t('decide.handIn'), takesEvidence(item)),
    ...choice('reject', t('decide.reject'), item.state !== 'rejected'),
    ...choice('waive', t('decide.waive'), item.mayBeWaived && item.state !== 'waived'),
    ...choice('not_applicable', t('decide.notApplicable'), item.mayBeWaived && item.state !== 'not_applicable'),
    ...(item.decidedAt === null ? [] : [{ key: 'reopen', label: t('decide.reopen'), onSelect: reopen }]),
  ];
};

export const EmployerItemActions = ({ item, name, placement }: ItemProps) => {
  const { t } = useTranslation(itemCatalogs);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { placementId } = placement;
  const { itemId, version } = item;
  const deciding = useDecideItem(placementId);
  const close = () => setAsked(null);
  const reopen = () =>
    deciding.mutate(
      { itemId, decision: { decision: 'reopen', version } },
      {
        onSuccess: () => toast.success(say('complianceDecided')),
        onError: (error) => toast.error(error.message),
      },
    );

  if (isHeld(item)) return null;
  return (
    <div className={styles.actions}>
      {hasDocument(item) && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('document.openNamed', { item: name })}
          onClick={() => setAsked('document')}
        >
          {t('document.open')}
        </Button>
      )}
      {!isAccepted(item) && !isWaived(item) && (
        <Button
          size="small"
          variant="secondary"
          aria-label={t('decide.acceptNamed', { item: name })}
          onClick={() => setAsked('accept')}
        >
          {t('decide.accept')}
        </Button>
      )}
      <Menu
        align="end"
        trigger={t('decide.more')}
        triggerLabel={t('decide.moreNamed', { item: name })}
        triggerClassName={buttonClass({ variant: 'quiet', size: 'small' })}
        items={furtherChoices(item, t, setAsked, reopen)}
      />
      <Asking asked={asked} item={item} name={name} placement={placement} onClose={close} />
    </div>
  );
};

const Asking = ({
  asked,
  item,
  name,
  placement,
  onClose,
}: ItemProps & { asked: Asked | null; onClose: () => void }) => {
  const shown = { placementId: placement.placementId, item, name, onClose };
  switch (asked) {
    case null:
      return null;
    case 'accept':
      return <AcceptItem {...shown} />;
    case 'handIn':
      return <HandInItem {...shown} />;
    case 'document':
      return <OpenDocument item={item} name={name} placement={placement} onClose={onClose} />;
    default:
      return <DecideWithReason {...shown} kind={asked} />;
  }
};

const OpenDocument = ({ item, name, placement, onClose }: ItemProps & { onClose: () => void }) => {
  const { t } = useTranslation(itemCatalogs);
  const opening = useOpenDocument(placement.placementId);
  return (
    <ReasonDialog
      title={t('document.title', { item: name })}
      text={t('document.text', { name: knownName(placement.professional.name) })}
      label={t('document.reason')}
      confirmLabel={t('document.confirm')}
      required
      saving={opening.isPending}
      problem={opening.error?.message}
      onSubmit={(reason) => opening.mutate({ itemId: item.itemId, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
