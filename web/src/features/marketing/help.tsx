import { paths } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Closing, Hero, Questions, Section } from './marketing-page';
import { useContent } from './use-content';

export const Help = () => {
  const { t, list } = useContent('pages/help');
  return (
    <>
      <Hero name={t('name')} title={t('hero.title')} text={t('hero.text')} />
      {list('groups').map(({ title, items }) => (
        <Section key={title} title={title}>
          <Questions questions={items} />
        </Section>
      ))}
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to={paths.contact} size="large">
          {t('closing.contact')}
        </ButtonLink>
      </Closing>
    </>
  );
};
