import type { ComplianceItem } from '@shared/people/model/compliance';
import { ReasonDialog } from '@/components/reason-dialog';
import { toast } from '@/components/ui/base/toast';
import { useDecideItem } from '@/people/parts/compliance/compliance-queries';
import { itemCatalogs } from '@/people/parts/compliance/item-name';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';

export type Reasoned = 'reject' | 'waive' | 'not_applicable';

type DecideProps = {
  placementId: string;
  item: ComplianceItem;
  name: string;
  kind: Reasoned;
  onClose: () => void;
};

const words = {
  reject: { action: 'decide.reject', text: 'decide.rejectText' },
  waive: { action: 'decide.waive', text: 'decide.waiveText' },
  not_applicable: { action: 'decide.notApplicable', text: 'decide.notApplicableText' },
} as const;

export const DecideWithReason = ({ placementId, item, name, kind, onClose }: DecideProps) => {
  const { t } = useTranslation(itemCatalogs);
  const deciding = useDecideItem(placementId);
  const isStale = deciding.error instanceof ApiError && deciding.error.code === 'STALE_VERSION';
  const submit = (reason: string) =>
    deciding.mutate(
      { itemId: item.itemId, decision: { decision: kind, reason, version: item.version } },
      {
        onSuccess: () => {
          toast.success(say('complianceDecided'));
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      title={t('decide.title', { action: t(words[kind].action), item: name })}
      text={t(words[kind].text)}
      label={t('decide.reason')}
      confirmLabel={t(words[kind].action)}
      required
      danger={kind === 'reject'}
      saving={deciding.isPending}
      problem={isStale ? t('changed') : deciding.error?.message}
      onSubmit={submit}
      onClose={onClose}
    />
  );
};
