import { useState } from 'react';
import { evidenceLimits } from '@shared/trust/limits/evidence-limits';
import type { EvidencePacketForm } from '@shared/trust/model/evidence-packet';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { useMakePacket } from './evidence-queries';

type Errors = Partial<Record<keyof EvidencePacketForm, string | undefined>>;

const blank: EvidencePacketForm = { items: [], recipient: '', purpose: '', days: evidenceLimits.packetDays.usual };

export const usePacketForm = (onMade: () => void) => {
  const { t } = useTranslation('evidence');
  const [values, setValues] = useState(blank);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const making = useMakePacket();
  const keyFor = useIdempotencyKey();

  const missing = ({ items, recipient, purpose }: EvidencePacketForm): Errors => ({
    ...(items.length === 0 && { items: t('form.errors.items') }),
    ...(recipient.trim() === '' && { recipient: t('form.errors.recipient') }),
    ...(purpose.trim() === '' && { purpose: t('form.errors.purpose') }),
  });

  const refused = (error: Error): void => {
    const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
    setErrors(fields);
    setProblem(Object.keys(fields).length > 0 ? null : error.message);
  };

  const submit = (): void => {
    const found = missing(values);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0 || making.isPending) return;
    making.mutate(
      { form: values, idempotencyKey: keyFor(values) },
      {
        onSuccess: () => {
          toast.success(t('form.made'));
          onMade();
        },
        onError: refused,
      },
    );
  };

  return {
    values,
    errors,
    problem,
    sending: making.isPending,
    change: (part: Partial<EvidencePacketForm>) => setValues((known) => ({ ...known, ...part })),
    toggle: (id: EvidencePacketForm['items'][number]) =>
      setValues((known) => ({
        ...known,
        items: known.items.includes(id) ? known.items.filter((it) => it !== id) : [...known.items, id],
      })),
    submit,
  };
};
