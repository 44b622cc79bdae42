import type { Lists } from '@shared/locales/catalogs';
import { paths } from '@shared/paths';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Figures } from './figures';
import { Closing, Hero, Section } from './marketing-page';
import styles from './marketing.module.css';
import { useContent } from './use-content';

type Stories = Lists['pages/success-stories'];
type ProfessionalStory = Stories['professionals.stories'][number];
type EmployerStory = Stories['employers.stories'][number];

const measures = ['positions', 'salary', 'satisfaction'] as const;

const Tags = ({ tags }: { tags: readonly string[] }) => (
  <ul role="list" className={styles.tags}>
    {tags.map((tag) => (
      <li key={tag}>
        <Badge>{tag}</Badge>
      </li>
    ))}
  </ul>
);

const ProfessionalCard = ({ story }: { story: ProfessionalStory }) => {
  const { t } = useContent('pages/success-stories');
  return (
    <article className={styles.storyCard}>
      <div>
        <Badge>{t('illustrative')}</Badge>
        <h3>{story.name}</h3>
        <p className={styles.storyMeta}>
          {story.specialty}, {story.location} · {story.salary}
        </p>
      </div>
      <p className={styles.storyText}>{story.story}</p>
      <table className={styles.change}>
        <thead>
          <tr>
            <th scope="col">{t('professionals.measure')}</th>
            <th scope="col">{t('professionals.before')}</th>
            <th scope="col">{t('professionals.after')}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{t(`professionals.measures.${measure}`)}</th>
              <td>{story.before[measure]}</td>
              <td>{story.after[measure]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Tags tags={story.tags} />
    </article>
  );
};

const EmployerCard = ({ story }: { story: EmployerStory }) => {
  const { t } = useContent('pages/success-stories');
  return (
    <article className={styles.storyCard}>
      <div>
        <Badge>{t('illustrative')}</Badge>
        <h3>{story.name}</h3>
        <p className={styles.storyMeta}>
          {story.type}, {story.location}
        </p>
      </div>
      <p className={styles.storyText}>{story.story}</p>
      <dl className={styles.facts}>
        {(['hiredCount', 'timeToHire', 'satisfaction'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(`employers.${fact}`)}</dt>
            <dd>{story[fact]}</dd>
          </div>
        ))}
      </dl>
      <Tags tags={story.tags} />
    </article>
  );
};

export const SuccessStories = () => {
  const { t, list } = useContent('pages/success-stories');
  return (
    <>
      <Hero name={t('name')} title={t('hero.title')} text={t('hero.text')}>
        <Figures
          label={t('figures.label')}
          items={[
            ['professionals', t('figures.professionals')],
            ['employers', t('figures.employers')],
            ['placements', t('figures.placements')],
            ['satisfaction', t('figures.satisfaction')],
          ]}
        />
      </Hero>
      <Section title={t('professionals.title')}>
        <div className={styles.grid}>
          {list('professionals.stories').map((story) => (
            <ProfessionalCard key={story.name} story={story} />
          ))}
        </div>
      </Section>
      <Section title={t('employers.title')}>
        <div className={styles.pair}>
          {list('employers.stories').map((story) => (
            <EmployerCard key={story.name} story={story} />
          ))}
        </div>
      </Section>
      <Closing title={t('closing.title')} text={t('closing.text')}>
        <ButtonLink to={paths.register} size="large">
          {t('closing.professional')}
        </ButtonLink>
        <ButtonLink to={paths.register} size="large" variant="secondary">
          {t('closing.employer')}
        </ButtonLink>
      </Closing>
    </>
  );
};
