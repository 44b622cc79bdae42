import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Profession } from '@shared/people/model/healthcare-vocabulary';
import type { MyProfile } from '@shared/people/model/professional';
import { MutedText, Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { lazy } from '@/lib/browser/lazy';
import { api } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { readAgain } from '@/lib/requests/query-of';
import { myProfileQuery } from './profile-queries';

const ChooseProfession = lazy(() => import('./choose-profession').then((it) => ({ default: it.ChooseProfession })));

/** Asked of older profiles, until answered. */
export const ProfessionQuestion = ({ profile }: { profile: MyProfile }) =>
  profile.version === 0 || profile.professionSource === 'confirmed' ? null : <Question profile={profile} />;

const useConfirmation = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profession: Profession) => api('confirmMyProfession', { body: { profession } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(myProfileQuery().queryKey, saved);
      // Invalidates everything that depends on eligibility.
      void readAgain(queryClient, 'everything', { except: ['getMyProfile'] });
    },
  });
};

const Question = ({ profile: { profession } }: { profile: MyProfile }) => {
  const { t } = useTranslation(['profession-question', 'labels/professions']);
  const confirmation = useConfirmation();
  const [isChoosing, setChoosing] = useState(profession === null);
  const { isPending, error, mutate } = confirmation;
  return (
    <Card title={t(profession === null ? 'choose' : 'ask')}>
      <Stack>
        {profession !== null && (
          <p>
            <strong>{t(`profession.${profession}`)}</strong>
          </p>
        )}
        <MutedText>{t('why')}</MutedText>
        {isChoosing ? (
          <Suspense fallback={null}>
            <ChooseProfession saving={isPending} onChosen={mutate} />
          </Suspense>
        ) : (
          <Row>
            <Button loading={isPending} onClick={() => profession !== null && mutate(profession)}>
              {t('yes')}
            </Button>
            <Button variant="secondary" disabled={isPending} onClick={() => setChoosing(true)}>
              {t('other')}
            </Button>
          </Row>
        )}
        {error && <FormMessage kind="error">{error.message}</FormMessage>}
      </Stack>
    </Card>
  );
};
