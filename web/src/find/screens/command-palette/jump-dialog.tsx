import { Combobox, createListCollection } from '@ark-ui/react/combobox';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { Dialog } from '@/components/ui/records/dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './jump.module.css';
import { useTargets, type Target, type TargetKind } from './use-targets';

type Props = { me: Me; pages: readonly Pick<Target, 'label' | 'to'>[]; onClose: () => void };

/** Kinds in the order of the sections. */
const kinds: readonly TargetKind[] = ['page', 'job', 'person', 'search'];

const Section = ({ kind, targets }: { kind: TargetKind; targets: readonly Target[] }) => {
  const { t } = useTranslation('jump');
  if (targets.length === 0) return null;
  return (
    <Combobox.ItemGroup>
      <Combobox.ItemGroupLabel className={styles.section}>{t(`kind.${kind}`)}</Combobox.ItemGroupLabel>
      {targets.map((target) => (
        <Combobox.Item key={target.value} item={target} className={styles.target}>
          <span className={styles.label}>{target.label}</span>
          {target.detail && <span className={styles.detail}>{target.detail}</span>}
        </Combobox.Item>
      ))}
    </Combobox.ItemGroup>
  );
};

/** Search over everything that has an address. */
export const JumpDialog = ({ me, pages, onClose }: Props) => {
  const { t } = useTranslation('jump');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The dialog, once shown, focuses its first button.
  useEffect(() => {
    input.current?.focus();
  }, []);
  const targets = useTargets(me, pages, text);
  const collection = useMemo(() => createListCollection<Target>({ items: targets }), [targets]);
  const go = (target: Target | undefined) => {
    if (!target) return;
    onClose();
    void navigate(target.to);
  };
  return (
    <Dialog opened onClose={onClose} title={t('title')}>
      <Combobox.Root
        collection={collection}
        open
        value={[]}
        inputValue={text}
        inputBehavior="autohighlight"
        selectionBehavior="preserve"
        loopFocus
        disableLayer
        onInputValueChange={({ inputValue, reason }) => reason === 'input-change' && setText(inputValue)}
        onValueChange={({ items: [target] }) => go(target)}
        onOpenChange={({ open, reason }) => !open && reason === 'escape-key' && onClose()}
      >
        <Combobox.Control className={styles.field}>
          <Search size={16} aria-hidden="true" />
          <Combobox.Input
            className={styles.input}
            aria-label={t('title')}
            placeholder={t('placeholder')}
            autoComplete="off"
            ref={input}
          />
        </Combobox.Control>
        <Combobox.Content className={styles.targets} aria-label={t('title')}>
          {kinds.map((kind) => (
            <Section key={kind} kind={kind} targets={targets.filter((it) => it.kind === kind)} />
          ))}
        </Combobox.Content>
        {targets.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      </Combobox.Root>
    </Dialog>
  );
};
