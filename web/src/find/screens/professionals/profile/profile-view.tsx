import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCatalogs, useTranslation } from '@/lib/i18n/i18n';
import { useParams } from 'react-router-dom';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { paths } from '@shared/paths';
import { Columns, Row, Stack } from '@/components/layout';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { ApiError } from '@/lib/api/api-error';
import { useMedia } from '@/lib/browser/use-media';
import { FitBox } from './fit-box';
import { PersonFace } from '../person-face';
import { ProfessionalFacts, ProfessionalTags } from './professional-facts';
import { useRecordView } from '../own-queries';
import { profileQuery } from '../professional-queries';
import { ProfileActions, ProfileBar } from './profile-actions';
import { ProfileAside } from './profile-aside';
import { ProfileNotes, ProfileParts } from './profile-parts';
import { isHiddenFrom, useReader, type Reader } from './reader';
import { useComparedJob, useFits } from './use-fit';

type Props = {
  notFound: ReactNode;
};

const profileCatalogs = [
  'credentials',
  'labels/certifications',
  'labels/jobs',
  'labels/languages',
  'labels/professions',
  'labels/profiles',
  'labels/units',
  'marketplace',
  'portfolio',
  'professionals',
  'reviews',
] as const;

export const ProfileView = ({ notFound }: Props) => {
  const { userId = '' } = useParams();
  const { t } = useTranslation('professional-profile');
  // Loads all texts first: a part's late texts would hide a visitor's page.
  useCatalogs(profileCatalogs);
  const reader = useReader();
  return reader.isPending ? (
    <Loading label={t('loading')} />
  ) : (
    <Profile key={userId} userId={userId} reader={reader} notFound={notFound} />
  );
};

const Profile = ({ userId, reader, notFound }: Props & { userId: string; reader: Reader }) => {
  const { t } = useTranslation(['professional-profile', 'professionals']);
  const query = useQuery(profileQuery(reader, userId));
  useRecordView(reader, query.data);
  const { job } = useComparedJob(reader);
  const fit = useFits(job, [userId]).get(userId);
  const { data: profile } = query;
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const hasBar = isPhone && reader.kind === 'member' && profile !== undefined && profile.access !== 'own';
  const title = profile?.displayName ?? t('title');
  if (query.error instanceof ApiError && query.error.status === 404) return notFound;
  return (
    <Page
      title={title}
      width="wide"
      description={profile?.title}
      leading={profile && <PersonFace person={profile} isHidden={isHiddenFrom(profile)} size={72} />}
      actions={profile && <ProfileActions profile={profile} job={job} hasBar={hasBar} />}
      breadcrumb={[{ label: t('breadcrumb'), to: paths.doctors }, { label: title }]}
    >
      <QueryGate query={query} loading={t('loading')} rows={4}>
        {(found) => (
          <Stack gap="l">
            <Headline profile={found} />
            <ProfileNotes profile={found} />
            <Columns count="main" gap="l">
              <Stack gap="l">
                {job && fit && found.access !== 'own' && <FitBox job={job} fit={fit} />}
                <ProfileParts profile={found} />
              </Stack>
              <ProfileAside profile={found} />
            </Columns>
            {hasBar && <ProfileBar profile={found} job={job} />}
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

const Headline = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  return (
    <Stack gap="s">
      <ProfessionalFacts professional={profile} />
      <Row gap="xs">
        <ProfessionalTags professional={profile} />
        {profile.online && <Badge tone="success">{t('online')}</Badge>}
      </Row>
    </Stack>
  );
};
