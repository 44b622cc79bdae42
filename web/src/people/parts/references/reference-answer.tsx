import type { WrittenReference } from '@shared/people/model/reference';
import { referenceSkills } from '@shared/people/model/reference-vocabulary';
import { PhoneLink } from '@/components/phone-number';
import { Facts, Prose, Stack } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './marks.module.css';

const steps = [1, 2, 3, 4, 5] as const;

/** A reference's answers. */
export const ReferenceAnswer = ({ answer }: { answer: WrittenReference }) => {
  const { t } = useTranslation('references');
  const { accurate, correction, marks, rehire, strengths, more, phone } = answer;
  return (
    <Stack>
      <dl className={styles.marks}>
        {referenceSkills.map((skill) => (
          <div key={skill} className={styles.mark}>
            <dt>{t(`skills.${skill}`)}</dt>
            <dd>
              <span className={styles.bar} aria-hidden="true">
                {steps.map((step) => (
                  <i key={step} data-filled={step <= marks[skill] || undefined} />
                ))}
              </span>
              {t('mark', { mark: marks[skill], of: steps.length })}
            </dd>
          </div>
        ))}
      </dl>
      <Facts
        items={[
          { label: t('answer.rehire'), value: t(`rehire.${rehire}`) },
          { label: t('answer.facts'), value: accurate ? t('answer.accurate') : <Prose>{correction}</Prose> },
          { label: t('answer.strengths'), value: <Prose>{strengths}</Prose> },
          { label: t('answer.more'), value: more && <Prose>{more}</Prose> },
          { label: t('answer.call'), value: phone && <PhoneLink phone={phone} /> },
        ]}
      />
    </Stack>
  );
};
