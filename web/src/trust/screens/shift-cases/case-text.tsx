import type { ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { AppealFileList } from '@/trust/parts/appeals/appeal-file-list';
import { Prose, Stack } from '@/components/layout';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { RecentEvents } from './recent-events';

const titleOf = ({ hours, kind }: ShiftCaseDetail, t: TFunction<'shift-cases'>): string => {
  if (kind !== 'dispute' || !hours?.openedBy) return t('appeal');
  return hours.earlier ? t(`hours.appealBy.${hours.openedBy}`) : t('hours.objection');
};

/** What opened the case: a side's statement with its documents, or repeated events. */
export const CaseText = ({ found }: { found: ShiftCaseDetail }) => {
  const { t } = useTranslation('shift-cases');
  const { caseId, kind, text, files } = found;
  if (kind === 'pause' || kind === 'turn_aways') return <RecentEvents found={found} />;
  if (text === '') return null;
  return (
    <Stack as="section" gap="s">
      <h2>{titleOf(found, t)}</h2>
      <Prose>{text}</Prose>
      <AppealFileList caseId={caseId} files={files} />
    </Stack>
  );
};
