import { Fragment } from 'react';
import type { LegalText } from '@shared/legal/legal-text';
import { useTranslation } from '@/lib/i18n/i18n';
import { differenceOf, isUnchanged, type ChangedBlock, type Stretch } from './legal-difference';
import styles from './legal-changes.module.css';

const Words = ({ stretches }: { stretches: readonly Stretch[] }) =>
  stretches.map(({ change, text }, index) => {
    if (change === 'added') return <ins key={index}>{text}</ins>;
    if (change === 'removed') return <del key={index}>{text}</del>;
    return <Fragment key={index}>{text}</Fragment>;
  });

const Block = ({ kind, stretches }: ChangedBlock) => {
  const words = <Words stretches={stretches} />;
  if (kind === 'heading') return <h2>{words}</h2>;
  return kind === 'paragraph' ? <p>{words}</p> : <li>{words}</li>;
};

/** Items in a row are a list. */
const grouped = (blocks: readonly ChangedBlock[]): ChangedBlock[][] =>
  blocks.reduce<ChangedBlock[][]>((groups, block) => {
    const last = groups.at(-1);
    const goesOn = block.kind === 'item' && last?.[0]?.kind === 'item';
    return goesOn ? [...groups.slice(0, -1), [...last, block]] : [...groups, [block]];
  }, []);

export const LegalChanges = ({ before, after }: { before: LegalText; after: LegalText }) => {
  const { t } = useTranslation('legal');
  const blocks = differenceOf(before, after);
  return (
    <div className={styles.changes}>
      <p>{t(isUnchanged(blocks) ? 'archived.same' : 'archived.legend')}</p>
      {grouped(blocks).map((group, index) => {
        const shown = group.map((block, at) => <Block key={at} {...block} />);
        return group[0]?.kind === 'item' ? <ul key={index}>{shown}</ul> : <Fragment key={index}>{shown}</Fragment>;
      })}
    </div>
  );
};
