import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type {
  OrganizationCase,
  OrganizationDecision,
  OrganizationQueueItem,
} from '@shared/organizations/model/organization-verification';
import { paths, pathTo } from '@shared/paths';
import { Facts, MutedText, Row, Stack } from '@/components/layout';
import { CaseDecision, CasePage } from '@/components/records/case-page';
import { DueClock } from '@/components/records/due-clock';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { useNextCase } from '@/components/records/use-next-case';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { toast } from '@/components/ui/base/toast';
import { Card } from '@/components/ui/card';
import { FormMessage } from '@/components/ui/fields/form-message';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { fileSize, formatDate, formatDateTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import styles from './review.module.css';
import { caseQuery, casesQuery, useDecideCase } from './review-queries';

export const CaseView = () => {
  const { organizationId = '' } = useParams();
  const { t } = useTranslation('admin-organizations');
  const query = useQuery(caseQuery(organizationId));
  const title = query.data?.profile.company_name ?? t('case');
  return (
    <CasePage
      title={title}
      breadcrumb={[{ label: t('title'), to: paths.organizationCases }, { label: title }]}
      query={query}
      loading={t('loadingCase')}
      gone={{
        title: t('gone.title'),
        text: t('gone.text'),
        action: <ButtonLink to={paths.organizationCases}>{t('back')}</ButtonLink>,
      }}
      panelLabel={t('decision.title')}
      panel={(found) => <Panel found={found} />}
    >
      {(found) => (
        <>
          <Compared found={found} />
          <Documents found={found} />
          <Duplicates found={found} />
          <History found={found} />
        </>
      )}
    </CasePage>
  );
};

type Props = { found: OrganizationCase };

const Compared = ({ found }: Props) => {
  const { t } = useTranslation('admin-organizations');
  const { profile, npi, proof, domain, domainFit } = found;
  return (
    <Card title={t('compared.title')}>
      <Facts
        wide
        items={[
          { label: t('compared.place'), value: [profile.city, profile.state].filter(Boolean).join(', ') },
          { label: t('compared.website'), value: profile.website },
          {
            label: t('compared.domain'),
            value: (
              <Stack gap="xs">
                {proof
                  ? t(`proof.${proof.kind}`, { domain: proof.domain, address: proof.address ?? '' })
                  : domain
                    ? t('proof.none', { domain })
                    : t('compared.noWebsite')}
                {domainFit && <MutedText as="span">{t(`domainFit.${domainFit}`)}</MutedText>}
              </Stack>
            ),
          },
          {
            label: t('compared.npi'),
            value: npi
              ? t('compared.registry', {
                  number: npi.number,
                  name: npi.name,
                  state: npi.state,
                  outcome: t(`npi.${npi.outcome}`),
                })
              : t('compared.noNpi'),
          },
          { label: t('compared.phone'), value: profile.phone },
          { label: t('compared.taxId'), value: profile.tax_id },
          { label: t('compared.license'), value: profile.business_license },
          { label: t('compared.since'), value: formatDate(profile.createdAt, ownZone()) },
        ]}
      />
    </Card>
  );
};

const Documents = ({ found: { organizationId, documents } }: Props) => {
  const { t } = useTranslation('admin-organizations');
  const opening = useMutation({
    mutationFn: (documentId: string) => api('openProof', { params: { organizationId, documentId } }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Card title={t('proofs.title')}>
      <Stack gap="s">
        {documents.length === 0 && <MutedText>{t('proofs.none')}</MutedText>}
        {documents.map(({ documentId, fileName, bytes, uploadedAt }) => (
          <div key={documentId} className={styles.file}>
            <FileText size={18} aria-hidden="true" />
            <div>
              {fileName}
              <MutedText as="div">
                {t('proofs.uploaded', { size: fileSize(bytes), time: formatDateTime(uploadedAt, ownZone()) })}
              </MutedText>
            </div>
            <Button
              variant="secondary"
              size="small"
              aria-label={t('proofs.openNamed', { fileName })}
              loading={opening.isPending && opening.variables === documentId}
              onClick={() => opening.mutate(documentId)}
            >
              {t('proofs.open')}
            </Button>
          </div>
        ))}
        {documents.length > 0 && <MutedText>{t('proofs.recorded')}</MutedText>}
      </Stack>
    </Card>
  );
};

const Duplicates = ({ found: { duplicates } }: Props) => {
  const { t } = useTranslation('admin-organizations');
  return (
    <Card title={t('duplicates.title')}>
      {duplicates.length === 0 ? (
        <MutedText>{t('duplicates.none')}</MutedText>
      ) : (
        <Stack as="ul" gap="s">
          {duplicates.map(({ organizationId, company_name, by, verified }) => (
            <li key={organizationId}>
              <Row gap="s">
                <Link to={pathTo(paths.organizationCase, { organizationId })}>{company_name}</Link>
                {verified && <Badge tone="success">{t('status.verified')}</Badge>}
                <MutedText as="span">
                  {t('duplicates.same', { what: by.map((it) => t(`duplicates.${it}`)).join(', ') })}
                </MutedText>
              </Row>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
};

const History = ({ found: { history } }: Props) => {
  const { t } = useTranslation('admin-organizations');
  if (history.length === 0) return null;
  return (
    <Card title={t('history')}>
      <Timeline>
        {history.map(({ at, what, note }) => (
          <TimelineStep key={`${at} ${what}`} what={t(`step.${what}`)} at={at} when={formatDateTime(at, ownZone())}>
            {note !== '' && <p>{note}</p>}
          </TimelineStep>
        ))}
      </Timeline>
    </Card>
  );
};

const dangerous: readonly OrganizationDecision['decision'][] = ['reject', 'confirm_rejection', 'suspend'];

const Panel = ({ found }: Props) => {
  const { t } = useTranslation('admin-organizations');
  const navigate = useNavigate();
  const { organizationId, status, submittedAt, dueAt, proposal, decisions, version, held } = found;
  const decide = useDecideCase(organizationId);
  const waiting = useInfiniteQuery(casesQuery('pending'));
  const next = useNextCase<OrganizationQueueItem>(
    waiting,
    (it) => it.organizationId === organizationId,
  )?.organizationId;
  const nextPath =
    next === undefined ? paths.organizationCases : pathTo(paths.organizationCase, { organizationId: next });
  const isStale = decide.error instanceof ApiError && decide.error.code === 'STALE_VERSION';
  const problem = isStale ? t('decision.changed') : decide.error?.message;
  return (
    <>
      <Row gap="s">
        <Badge tone={status === 'verified' ? 'success' : status === 'pending' ? 'info' : 'neutral'}>
          {t(`status.${status}`)}
        </Badge>
        {held && <Badge tone="warning">{t('held')}</Badge>}
      </Row>
      {status === 'pending' && submittedAt !== null && dueAt !== null && (
        <DueClock startedAt={submittedAt} dueAt={dueAt} about="decision">
          {t('clock')}
        </DueClock>
      )}
      {proposal && (
        <FormMessage kind="info">
          <p>
            {t(proposal.byCaller ? 'proposal.own' : 'proposal.other', { time: formatDateTime(proposal.at, ownZone()) })}
          </p>
          <p>{proposal.note}</p>
        </FormMessage>
      )}
      <CaseDecision
        key={version}
        title={t('decision.title')}
        actions={decisions.map((value) => ({
          value,
          label: t(`decision.${value}.label`),
          description: t(`decision.${value}.text`),
          button: t(`decision.${value}.button`),
          danger: dangerous.includes(value),
        }))}
        reasonLabel={t('decision.note')}
        reasonHint={t('decision.noteHint')}
        saving={decide.isPending}
        problem={problem}
        beside={
          <ButtonLink to={nextPath} variant="secondary">
            {t('decision.skip')}
          </ButtonLink>
        }
        onDecide={(decision, note) =>
          decide.mutate(
            { decision, note, version },
            {
              onSuccess: () => {
                toast.success(say('verificationDecided'));
                void navigate(nextPath);
              },
            },
          )
        }
      />
    </>
  );
};
