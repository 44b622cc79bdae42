import { useTranslation } from '@/lib/i18n/i18n';
import type { ProfessionalView } from '@shared/people/model/professional-view';
import { PortfolioCard, PortfolioCards } from '@/people/parts/profile/portfolio-card';
import { ReportLink } from '@/trust/parts/reports/report-link';
import { EmptyState } from '@/components/ui/empty-state';

export const ProfilePortfolio = ({ profile }: { profile: ProfessionalView }) => {
  const { t } = useTranslation('professional-profile');
  const { userId, portfolio, portfolioCount, anonymous, access } = profile;
  if (portfolio.length > 0)
    return (
      <PortfolioCards>
        {portfolio.map((item) => (
          <PortfolioCard
            key={item.portfolioItemId}
            item={item}
            actions={
              access !== 'own' && (
                <ReportLink
                  target={{ kind: 'portfolio_item', userId, portfolioItemId: item.portfolioItemId }}
                  seen={item.title}
                />
              )
            }
          />
        ))}
      </PortfolioCards>
    );
  if (portfolioCount > 0)
    return (
      <EmptyState
        illustration="clipboard"
        title={t('portfolio.hidden')}
        text={t('portfolio.hiddenText', { count: portfolioCount })}
      />
    );
  const isHidden = access === 'unnamed' || (anonymous && (access === 'limited' || access === 'standard'));
  return (
    <EmptyState
      illustration="clipboard"
      title={t('portfolio.none')}
      text={t(isHidden ? 'portfolio.anonymous' : 'portfolio.noneText')}
    />
  );
};
