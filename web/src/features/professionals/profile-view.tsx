import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ProfessionalView } from '@shared/model/professional-view';
import { paths } from '@shared/paths';
import { Columns, MutedText, Row, Stack } from '@/components/layout';
import { ResumeButton } from '@/entities/jobs/resume-button';
import { MessageButton } from '@/entities/messages/message-button';
import { Face } from '@/components/faces/face';
import { QueryGate } from '@/components/records/query-gate';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { Tabs } from '@/components/ui/tabs';
import { ApiError } from '@/lib/api/api-error';
import { MoreForEmployers } from './more-for-employers';
import { ProfessionalFacts, ProfessionalTags } from './professional-facts';
import { profileQuery, useRecordView } from './professional-queries';
import { ProfileAside } from './profile-aside';
import { ProfileExperience } from './profile-experience';
import { ProfileOverview } from './profile-overview';
import { ProfilePortfolio } from './profile-portfolio';
import { ProfileReviews } from './profile-reviews';
import { useReader, writesTo, type Reader } from './reader';
import { SaveProfessionalButton } from './save-professional-button';
import { ScheduleCallLink } from './schedule-call-link';

type Props = {
  notFound: ReactNode;
};

export const ProfileView = ({ notFound }: Props) => {
  const { userId = '' } = useParams();
  const { t } = useTranslation('professional-profile');
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
  const { data: profile } = query;
  const title = profile?.displayName ?? t('title');
  if (query.error instanceof ApiError && query.error.status === 404) return notFound;
  return (
    <Page
      title={title}
      width="wide"
      description={profile?.title}
      leading={profile && <Face id={profile.userId} name={profile.displayName} url={profile.photo_url} size={72} />}
      actions={profile && <Actions profile={profile} />}
      breadcrumb={[{ label: t('breadcrumb'), to: paths.doctors }, { label: title }]}
    >
      <QueryGate query={query} loading={t('loading')} rows={4}>
        {(found) => (
          <Stack gap="l">
            <Headline profile={found} />
            <Notes profile={found} />
            <Columns count="main" gap="l">
              <Parts profile={found} />
              <ProfileAside profile={found} />
            </Columns>
          </Stack>
        )}
      </QueryGate>
    </Page>
  );
};

const Actions = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const reader = useReader();
  if (profile.access === 'own')
    return (
      <>
        <ButtonLink to={paths.editProfile}>{t('own.edit')}</ButtonLink>
        <ButtonLink to={paths.privacySettings} variant="secondary">
          {t('own.privacy')}
        </ButtonLink>
      </>
    );
  return (
    <>
      {profile.access === 'full' && <ResumeButton userId={profile.userId} />}
      <SaveProfessionalButton professional={profile} saved={profile.saved ?? false} wide />
      <ScheduleCallLink userId={profile.userId} access={profile.access} />
      {writesTo(reader, profile.access) && <MessageButton userId={profile.userId} variant="primary" />}
    </>
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

const Notes = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation(['professional-profile', 'professionals']);
  const { kind } = useReader();
  const { access, anonymous } = profile;
  if (access === 'own') return <MutedText>{t('own.note')}</MutedText>;
  return (
    <>
      {anonymous && (
        <FormMessage kind="info">
          {t(`anonymous.${access !== 'full' ? 'text' : kind === 'support' ? 'support' : 'revealed'}`)}
        </FormMessage>
      )}
      {access === 'limited' && <MoreForEmployers subject={anonymous ? 'anonymous' : 'profile'} />}
    </>
  );
};

const parts = ['overview', 'experience', 'portfolio', 'reviews'] as const;
type Part = (typeof parts)[number];
const partParameter = 'tab';

const Parts = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const [search, setSearch] = useSearchParams();
  const chosen = parts.find((part) => part === search.get(partParameter)) ?? 'overview';
  const content: Record<Part, ReactNode> = {
    overview: <ProfileOverview profile={profile} />,
    experience: <ProfileExperience profile={profile} />,
    portfolio: <ProfilePortfolio profile={profile} />,
    reviews: <ProfileReviews profile={profile} />,
  };
  return (
    <Tabs<Part>
      label={t('parts')}
      tabs={parts.map((value) => ({ value, label: t(`tabs.${value}`), content: content[value] }))}
      value={chosen}
      onChange={(part) =>
        setSearch(
          (now) => {
            const next = new URLSearchParams(now);
            if (part === 'overview') next.delete(partParameter);
            else next.set(partParameter, part);
            return next;
          },
          { replace: true, preventScrollReset: true },
        )
      }
    />
  );
};
