import { useEffect, useState } from 'react';
import { paths } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { Meter } from '@/components/records/meter';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Loading } from '@/components/ui/base/loading';
import { Page } from '@/components/ui/base/page';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useResumeUpload } from '@/people/parts/profile/use-resume-upload';
import { isEmployer } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { takeSharedFile } from '@/lib/offline/shared-file';

/** Taken once: React runs effects twice in development, and taking deletes the file. */
let taking: Promise<File | null> | null = null;

const useSharedFile = (): File | null | undefined => {
  const [file, setFile] = useState<File | null>();
  useEffect(() => {
    let isShown = true;
    taking ??= takeSharedFile().catch(() => null);
    void taking.then((taken) => isShown && setFile(taken));
    return () => {
      isShown = false;
    };
  }, []);
  return file;
};

const Upload = ({ file }: { file: File }) => {
  const { t } = useTranslation('offline');
  const [isSaved, setSaved] = useState(false);
  const upload = useResumeUpload(() => {
    taking = null;
    setSaved(true);
  });
  if (isSaved) {
    return (
      <Stack>
        <FormMessage kind="success">{say('resumeSaved')}</FormMessage>
        <Row>
          <ButtonLink to={paths.editProfile}>{t('share.toProfile')}</ButtonLink>
        </Row>
      </Stack>
    );
  }
  return (
    <Stack>
      <p>{t('share.question', { file: file.name })}</p>
      {upload.uploading && <Meter label={t('share.uploading')} percent={upload.percent} />}
      {upload.problem !== null && <FormMessage kind="error">{upload.problem}</FormMessage>}
      <Row>
        <Button loading={upload.uploading} onClick={() => upload.send(file)}>
          {t('share.save')}
        </Button>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('share.cancel')}
        </ButtonLink>
      </Row>
    </Stack>
  );
};

const Shared = () => {
  const { t } = useTranslation('offline');
  const { me } = useSession();
  const file = useSharedFile();
  if (file === undefined) return <Loading />;
  if (me && isEmployer(me)) return <p>{t('share.professionalsOnly')}</p>;
  if (file === null) {
    return (
      <Stack>
        <p>{t('share.nothing')}</p>
        <Row>
          <ButtonLink to={paths.editProfile}>{t('share.toProfile')}</ButtonLink>
        </Row>
      </Stack>
    );
  }
  return <Upload file={file} />;
};

/** Opens with a resume that another app shared with the installed site. */
export const ShareResumeView = () => {
  const { t } = useTranslation('offline');
  return (
    <Page title={t('share.title')} width="narrow">
      <Shared />
    </Page>
  );
};
