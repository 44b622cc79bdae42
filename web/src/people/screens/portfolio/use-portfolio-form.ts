import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '@/lib/i18n/notices';
import type { PortfolioItem, PortfolioItemForm } from '@shared/people/model/portfolio';
import type { Choice, Difference } from '@/components/editing/conflict-dialog';
import { uploadRefusal } from '@/components/file-drop/use-upload';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { conflictingFields, takeMerged } from '@/lib/forms/editing/merge-conflict';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { portfolioQuery, useChangeImage, useSaveItem, type ImageChoice } from './portfolio-queries';
import { blankValues, fieldLabel, valuesOf, type PortfolioValues } from './portfolio-values';

const loadSchema = () => import('./portfolio-schema').then((module) => module.PortfolioFormSchema);

type Conflict = { now: PortfolioItem; differences: Difference[] };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Saves an item, then its image. If the image upload fails, the next attempt updates the item that was saved. */
export const usePortfolioForm = (item: PortfolioItem | null, onSaved: () => void) => {
  const { t } = useTranslation(['portfolio', 'labels/profiles']);
  const queryClient = useQueryClient();
  const oneAtATime = useOneAtATime();
  const keyFor = useIdempotencyKey();
  const [stored, setStored] = useState(item);
  const [image, setImage] = useState<ImageChoice>(null);
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [imageProblem, setImageProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useLazyForm(loadSchema, item ? valuesOf(item) : blankValues);
  const save = useSaveItem();
  const change = useChangeImage(setPercent);

  const saveItem = async (entered: PortfolioItemForm, from: PortfolioItem | null): Promise<PortfolioItem> => {
    if (!from) return save.mutateAsync({ item: entered, idempotencyKey: keyFor(entered) });
    const { title, type, description, date, tags, featured, portfolioItemId, version } = from;
    if (same(entered, { title, type, description, date, tags, featured })) return from;
    return save.mutateAsync({ item: entered, portfolioItemId, version });
  };

  const saveAll = async (entered: PortfolioItemForm, from: PortfolioItem | null) => {
    setProblem(null);
    setImageProblem(null);
    let saved: PortfolioItem;
    try {
      saved = await saveItem(entered, from);
      setStored(saved);
      setConflict(null);
    } catch (error) {
      const isStale = error instanceof ApiError && error.code === 'STALE_VERSION' && from;
      return isStale ? compare(from) : setProblem(applyServerErrors(form, error, 'item.'));
    }
    try {
      if (image !== null) await change.mutateAsync({ portfolioItemId: saved.portfolioItemId, choice: image });
    } catch (error) {
      return setImageProblem(t('imageFailed', { reason: uploadRefusal(error) }));
    }
    toast.success(say('portfolioSaved'));
    return onSaved();
  };

  const compare = async (base: PortfolioItem) => {
    const items = await queryClient.query({ ...portfolioQuery(), staleTime: 0 }).catch(() => []);
    const now = items.find(({ portfolioItemId }) => portfolioItemId === base.portfolioItemId);
    if (!now) return setProblem(t('gone'));
    const [theirs, yours] = [valuesOf(now), form.getValues()];
    const differences = conflictingFields<PortfolioValues>(valuesOf(base), theirs, yours).map((field) => ({
      field,
      label: t(`fields.${field}`),
      stored: fieldLabel(theirs, field, t),
      yours: fieldLabel(yours, field, t),
    }));
    return setConflict({ now, differences });
  };

  const resolve = (choices: Record<string, Choice>) => {
    if (!conflict || !stored) return;
    takeMerged(form, { base: valuesOf(stored), stored: valuesOf(conflict.now), choices });
    setStored(conflict.now);
    void oneAtATime(form.handleSubmit((entered) => saveAll(entered, conflict.now)));
  };

  return {
    form,
    problem,
    image: {
      choice: image,
      stored: stored?.image ?? null,
      problem: imageProblem,
      percent: change.isPending && image instanceof File ? percent : null,
      choose: (choice: ImageChoice, wrong: string | null = null) => {
        setImage(choice);
        setImageProblem(wrong);
      },
    },
    saving: save.isPending || change.isPending,
    submit: () => void oneAtATime(form.handleSubmit((entered) => saveAll(entered, stored))),
    conflict: conflict && {
      differences: conflict.differences,
      resolve,
      close: () => setConflict(null),
    },
  };
};
