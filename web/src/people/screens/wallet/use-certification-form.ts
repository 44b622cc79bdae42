import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usualIssuer } from '@shared/people/rules/credentials/certification-issuer';
import { certificationProblems, usualExpiry } from '@shared/people/rules/credentials/held-certification';
import { canHold } from '@shared/hiring/rules/requirement-presets';
import {
  heldCertifications,
  type HeldCertificationCode,
  type Profession,
} from '@shared/people/model/healthcare-vocabulary';
import type { HeldCertification } from '@shared/people/model/professional';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say, sayNotice } from '@/lib/i18n/notices';
import { newId } from '@/lib/requests/new-id';
import { today } from '@/lib/time/today';
import { useSaveCertification, type CertificationForm } from './wallet-queries';

type Values = Omit<CertificationForm, 'code'> & { code: HeldCertificationCode | null };
type Errors = Partial<Record<keyof Values, string>>;

const blank: Values = { code: null, otherName: '', issuer: '', number: '', issuedOn: null, expiresOn: null };

const formOf = ({ id: _id, ...form }: HeldCertification): CertificationForm => form;

export const codesFor = (professions: readonly Profession[]): HeldCertificationCode[] =>
  heldCertifications.filter(
    (code) => code === 'other' || professions.length === 0 || professions.some((it) => canHold(it, code)),
  );

const issuerOf = (code: HeldCertificationCode | null): string => (code === null ? '' : usualIssuer(code));

const expiryOf = (code: HeldCertificationCode | null, issuedOn: string | null): string | null =>
  code === null ? null : usualExpiry(code, issuedOn);

/** Proposals replace earlier proposals, never typed input. */
const withCode = (values: Values, code: HeldCertificationCode | null): Values => ({
  ...values,
  code,
  issuer: values.issuer === '' || values.issuer === issuerOf(values.code) ? issuerOf(code) : values.issuer,
  expiresOn:
    values.expiresOn === expiryOf(values.code, values.issuedOn) ? expiryOf(code, values.issuedOn) : values.expiresOn,
});

const withIssued = (values: Values, issuedOn: string | null): Values => ({
  ...values,
  issuedOn,
  expiresOn:
    values.expiresOn === null || values.expiresOn === expiryOf(values.code, values.issuedOn)
      ? expiryOf(values.code, issuedOn)
      : values.expiresOn,
});

const errorsOf = ({ code, ...values }: Values): Errors =>
  code === null
    ? { code: say('required') }
    : Object.fromEntries(
        certificationProblems({ code, ...values }, today()).map(([field, problem]) => [field, sayNotice(problem)]),
      );

export const useCertificationForm = (certification: HeldCertification | null, onSaved: () => void) => {
  const { t } = useTranslation('wallet');
  const [id] = useState(() => certification?.id ?? newId('crt'));
  const [before, setBefore] = useState(() => certification && formOf(certification));
  const [values, setValues] = useState<Values>(() => before ?? blank);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const save = useSaveCertification();

  /** The next attempt overwrites what the other window saved. */
  const startOver = async (): Promise<void> => {
    setProblem(t('dialog.changed'));
    const { certifications } = await queryClient.query({ ...myProfileQuery(), staleTime: 0 });
    const now = certifications.find((it) => it.id === id);
    setBefore(now ? formOf(now) : null);
  };

  const refused = (error: Error): void => {
    if (error instanceof ApiError && error.code === 'STALE_VERSION') return void startOver().catch(refused);
    const fields = error instanceof ApiError ? Object.entries(error.fields ?? {}) : [];
    setErrors(Object.fromEntries(fields.map(([path, text]) => [path.replace('certification.', ''), text])));
    setProblem(fields.length > 0 ? null : error.message);
  };

  const submit = (): void => {
    const found = errorsOf(values);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0 || values.code === null || save.isPending) return;
    const entered = { ...values, code: values.code, otherName: values.otherName.trim() };
    save.mutate(
      { id, certification: entered, before },
      {
        onSuccess: () => {
          toast.success(t('saved'));
          onSaved();
        },
        onError: refused,
      },
    );
  };

  return {
    values,
    errors,
    problem,
    saving: save.isPending,
    change: (part: Partial<Values>) => setValues((known) => ({ ...known, ...part })),
    chooseCode: (code: HeldCertificationCode | null) => setValues((known) => withCode(known, code)),
    setIssued: (issuedOn: string | null) => setValues((known) => withIssued(known, issuedOn)),
    submit,
  };
};
