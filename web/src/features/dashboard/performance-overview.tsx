import type { Figure } from '@shared/model/employer-analytics';
import type { ProfessionalDashboard } from '@shared/model/professional-dashboard';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { Meter } from '@/components/records/meter';
import { MutedText, Stack } from '@/components/layout';
import { Card } from '@/components/ui/card';
import { useTranslation } from '@/lib/i18n/i18n';

const Share = ({ name, figure }: { name: 'responseRate' | 'jobCompletion'; figure: Figure }) => {
  const { t } = useTranslation('dashboard');
  const { value, samples } = figure;
  const label = t(`performance.${name}.label`);
  return (
    <div>
      {value === null ? (
        <p>
          <strong>{label}:</strong> {say('notEnoughData')}
        </p>
      ) : (
        <Meter label={label} percent={value} />
      )}
      <MutedText>
        {value === null
          ? t(`performance.${name}.tooFew`, { needed: limits.samplesForFigure })
          : t(`performance.${name}.from`, { count: samples })}
      </MutedText>
    </div>
  );
};

export const PerformanceOverview = ({
  figures,
}: {
  figures: Pick<ProfessionalDashboard, 'responseRate' | 'jobCompletion'>;
}) => {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('performance.title')}>
      <Stack>
        <Share name="responseRate" figure={figures.responseRate} />
        <Share name="jobCompletion" figure={figures.jobCompletion} />
      </Stack>
    </Card>
  );
};
