import { useQuery } from '@tanstack/react-query';
import Ellipsis from 'lucide-react/dist/esm/icons/ellipsis.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useState } from 'react';
import { billingLimits } from '@shared/money/billing/billing-limits';
import type { Billing, PaymentMethod } from '@shared/money/model/billing';
import { MutedText, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { EmptyState } from '@/components/ui/empty-state';
import { Menu } from '@/components/ui/menu';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useOfferedMethods } from '@/money/parts/billing/use-offered-methods';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSendOnce } from '@/lib/requests/send-once';
import { BillingDetailsSection } from './billing-details';
import { methodsQuery, useAddMethod, useDefaultMethod, useRemoveMethod } from './billing-queries';
import styles from './billing.module.css';
import { methodName } from './method-name';
import { cardMark, expiryOf } from './plans/plan-state';

export const AddMethod = () => {
  const { t } = useTranslation('billing');
  const add = useAddMethod();
  const once = useOneAtATime();
  const go = () =>
    once(() => add.mutateAsync(Date.now()).catch((error: unknown) => toast.error((error as Error).message)));
  return (
    <Button
      leftIcon={<Plus size={16} aria-hidden="true" />}
      loading={add.isPending || add.isSuccess}
      onClick={() => void go()}
    >
      {t('methods.add')}
    </Button>
  );
};

/** Button in the page's bar; without methods, the list offers it. */
export const AddAnotherMethod = () => {
  const { data } = useQuery({ ...methodsQuery(), enabled: false });
  return data && data.items.length > 0 ? <AddMethod /> : null;
};

const month = (expires: string): string => {
  const [year, digits] = expires.split('-');
  return `${digits}/${year}`;
};

const Expiration = ({ expires }: Pick<PaymentMethod, 'expires'>) => {
  const { t } = useTranslation('billing');
  const expiry = expiryOf(expires, billingLimits.cardExpiryDays, Date.now());
  if (expiry === null) return null;
  return <Badge tone={expiry === 'expired' ? 'danger' : 'warning'}>{t(`methods.${expiry}`)}</Badge>;
};

type RowProps = { method: PaymentMethod; onDefault: () => void; onRemove: () => void };

const MethodRow = ({ method, onDefault, onRemove }: RowProps) => {
  const { t } = useTranslation('billing');
  const name = methodName(t, method);
  return (
    <li className={styles.method}>
      <span className={styles.card} aria-hidden="true">
        {cardMark(method)}
      </span>
      <div className={styles.words}>
        <Row gap="xs" as="div">
          <h3>{name}</h3>
          {method.isDefault && <Badge tone="success">{t('methods.default')}</Badge>}
          <Expiration expires={method.expires} />
        </Row>
        {method.expires !== null && <MutedText>{t('methods.expires', { month: month(method.expires) })}</MutedText>}
      </div>
      <Menu
        align="end"
        triggerClassName={styles.menu}
        triggerLabel={t('methods.actions', { name })}
        trigger={<Ellipsis size={18} aria-hidden="true" />}
        items={[
          ...(method.isDefault ? [] : [{ key: 'default', label: t('methods.makeDefault'), onSelect: onDefault }]),
          { key: 'remove', label: t('methods.remove'), danger: true, onSelect: onRemove },
        ]}
      />
    </li>
  );
};

const Methods = ({ items }: { items: readonly PaymentMethod[] }) => {
  const { t } = useTranslation('billing');
  const [removing, setRemoving] = useState<PaymentMethod | null>(null);
  const makeDefault = useDefaultMethod();
  const remove = useRemoveMethod();
  const setDefault = useSendOnce(makeDefault);
  const removeOnce = useSendOnce(remove);
  if (items.length === 0) {
    return (
      <EmptyState illustration="board" title={t('methods.none')} text={t('methods.noneText')} action={<AddMethod />} />
    );
  }
  return (
    <>
      <ul role="list" className={styles.panel} aria-label={t('tabs.methods')}>
        {items.map((method) => (
          <MethodRow
            key={method.paymentMethodId}
            method={method}
            onDefault={() => {
              setDefault(method.paymentMethodId, () => toast.success(t('methods.defaultSet')));
            }}
            onRemove={() => setRemoving(method)}
          />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          opened
          danger
          title={t('methods.removeTitle', { name: methodName(t, removing) })}
          text={t('methods.removeText')}
          confirmLabel={t('methods.remove')}
          loading={remove.isPending}
          onConfirm={() =>
            removeOnce(
              removing.paymentMethodId,
              () => toast.success(t('methods.removed')),
              () => setRemoving(null),
            )
          }
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
};

/** Payment methods that can be added. */
const OfferedMethods = () => {
  const { t } = useTranslation('billing');
  const { checkout: methods } = useOfferedMethods();
  return methods ? <MutedText>{t('methods.offered', { methods })}</MutedText> : null;
};

export const MethodsTab = (_: { billing: Billing }) => {
  const { t } = useTranslation('billing');
  const methods = useQuery(methodsQuery());
  return (
    <div className={styles.column}>
      <Stack gap="l">
        <QueryGate query={methods} loading={t('methods.loading')} rows={2}>
          {({ items }) => <Methods items={items} />}
        </QueryGate>
        <OfferedMethods />
        <BillingDetailsSection />
        <MutedText>{t('methods.kept')}</MutedText>
      </Stack>
    </div>
  );
};
