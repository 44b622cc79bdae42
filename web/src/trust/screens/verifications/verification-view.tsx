import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { compactRows, imlcStates, nlcStates } from '@shared/data/license-compacts';
import { say } from '@/lib/i18n/notices';
import type { LicenseScope } from '@shared/people/model/healthcare-vocabulary';
import { npiItem, type StateCode, states } from '@shared/people/model/profile-vocabulary';
import type { VerificationDetail } from '@shared/people/model/verification';
import { paths, pathTo } from '@shared/paths';
import { CredentialStanding } from '@/people/parts/credentials/credential-badge';
import { DocumentLink } from '@/people/parts/credentials/credential-document-field';
import { credentialName } from '@/people/parts/credentials/credential-name';
import { CredentialHistory } from '@/people/parts/credentials/credential-history';
import { Face } from '@/components/faces/face';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { CasePage } from '@/components/records/case-page';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { type TFunction, useTranslation } from '@/lib/i18n/i18n';
import { DecideVerification } from './decide-verification';
import { titleOf } from './verification-title';
import { verificationQuery } from './verification-queries';

const nameOf = ({ professional }: VerificationDetail): string =>
  `${professional.firstName} ${professional.lastName}`.trim();

export const VerificationView = () => {
  const { userId = '', credentialId = '' } = useParams();
  const { t } = useTranslation(['verifications', 'labels/profiles', 'labels/certifications']);
  const query = useQuery(verificationQuery({ userId, credentialId }));
  const { data } = query;
  const title = data ? titleOf(data, t) : t('case');
  return (
    <CasePage
      title={title}
      breadcrumb={[{ label: t('title'), to: paths.verifications }, { label: title }]}
      query={query}
      loading={t('loadingVerification')}
      gone={{
        title: t('goneTitle'),
        text: t('goneText'),
        action: <ButtonLink to={paths.verifications}>{t('back')}</ButtonLink>,
      }}
      panelLabel={t('decision.title')}
      panel={(found) => <Decision found={found} />}
    >
      {(found) => (
        <>
          <Professional found={found} />
          <Credential found={found} />
          {found.credentialId === npiItem && <Registry found={found} />}
          <Proof found={found} />
        </>
      )}
    </CasePage>
  );
};

type Found = { found: VerificationDetail };

const Decision = ({ found }: Found) => {
  const { t } = useTranslation('verifications');
  const { status, source, verifiedAt, history } = found;
  return (
    <>
      <Stack as="section">
        <h2>{t('decision.title')}</h2>
        <CredentialStanding status={status} source={source} verifiedAt={verifiedAt} />
        <DecideVerification found={found} />
      </Stack>
      <Stack as="section" gap="s">
        <h2>{t('history')}</h2>
        <CredentialHistory steps={history} reader="reviewer" />
      </Stack>
    </>
  );
};

const membersCheckedOn = compactRows.map(({ checkedOn }) => checkedOn).sort()[0]!;

/** Privileges belong to a compact of the profession. */
const membersOf: Partial<Record<LicenseScope, ReadonlySet<StateCode>>> = {
  multistate: nlcStates,
  letter: imlcStates,
};

const compactOf = (
  { license, state }: VerificationDetail,
  label: TFunction<'labels/professions'>,
  outside: (state: string) => string,
): string => {
  if (!license || license.scope === 'single') return '';
  const reach = label(`licenseScope.${license.scope}`);
  const members = membersOf[license.scope];
  return state === null || !members || members.has(state) ? reach : `${reach}. ${outside(states[state])}`;
};

const Credential = ({ found }: Found) => {
  const { t } = useTranslation(['verifications', 'labels/profiles', 'labels/professions', 'labels/certifications']);
  const { license, certificate, state, number, expiryDate } = found;
  const issued = license?.issueDate ?? certificate?.issuedOn;
  return (
    <Card title={t('credential.title')}>
      <Facts
        wide
        items={[
          { label: t('credential.name'), value: credentialName(found, t) },
          { label: t('credential.number'), value: number },
          { label: t('credential.type'), value: license && t(`licenseType.${license.type}`) },
          { label: t('credential.state'), value: state && states[state] },
          { label: t('credential.issuingBody'), value: license?.issuingBody ?? certificate?.issuer },
          { label: t('credential.issued'), value: issued && formatDate(issued) },
          { label: t('credential.expires'), value: expiryDate && formatDate(expiryDate) },
          {
            label: t('credential.reach'),
            value: compactOf(found, t, (name) =>
              t('credential.notInCompact', { state: name, date: formatDate(membersCheckedOn) }),
            ),
          },
        ]}
      />
    </Card>
  );
};

const Registry = ({ found }: Found) => {
  const { t } = useTranslation('verifications');
  const { registry, couldNotBeChecked } = found;
  return (
    <Card title={t('registry.title')}>
      <Stack>
        {couldNotBeChecked && <FormMessage kind="info">{say('registryUnavailable')}</FormMessage>}
        {registry ? (
          <Facts
            wide
            items={[
              { label: t('registry.name'), value: registry.name },
              { label: t('registry.taxonomy'), value: registry.taxonomy },
              { label: t('registry.state'), value: registry.state },
              {
                label: t('registry.standing'),
                value: (
                  <Badge tone={registry.active ? 'success' : 'danger'}>
                    {t(registry.active ? 'registry.active' : 'registry.deactivated')}
                  </Badge>
                ),
              },
              { label: t('registry.checked'), value: formatDateTime(registry.checkedAt, ownZone()) },
            ]}
          />
        ) : (
          <MutedText>{t('registry.none')}</MutedText>
        )}
      </Stack>
    </Card>
  );
};

const Professional = ({ found }: Found) => {
  const { t } = useTranslation('verifications');
  const { userId, professional } = found;
  const name = nameOf(found);
  return (
    <Row gap="s">
      <Face id={userId} name={name} url={null} size={44} />
      <div>
        <h2>{name}</h2>
        <MutedText as="span">{professional.title}</MutedText>{' '}
        <Link to={pathTo(paths.professionalProfile, { userId })}>{t('professional.open')}</Link>
      </div>
    </Row>
  );
};

const Proof = ({ found }: Found) => {
  const { t } = useTranslation('verifications');
  const { userId, credentialId, document } = found;
  return (
    <Card title={t('document.title')}>
      {document ? (
        <DocumentLink
          document={document}
          address={() => api('getVerificationDocument', { params: { userId, credentialId } })}
        />
      ) : (
        <MutedText>{t('document.none')}</MutedText>
      )}
    </Card>
  );
};
