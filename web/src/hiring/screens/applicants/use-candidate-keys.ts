import { useNavigate } from 'react-router-dom';
import { openStages } from '@shared/core/model/vocabulary';
import type { ReceivedApplication } from '@shared/hiring/model/application';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { conversationWith } from '@/messages/parts/messages/message-button';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { transitionTo } from './moves/status-transitions';
import type { Moves } from './moves/use-moves';
import { usePageKeys } from '@/lib/browser/use-page-keys';

/** The stages of the keys 1 to 6. No key hires: that takes an accepted offer. */
const keyedStages: readonly ApplicationStatus[] = [...openStages, 'rejected'];

const cardAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-candidate]') ?? null;

const focusBy = (step: 1 | -1): void => {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-candidate]')];
  const current = cardAt(document.activeElement);
  const at = current ? cards.indexOf(current) : step > 0 ? -1 : cards.length;
  cards[at + step]?.querySelector<HTMLElement>('a[data-name]')?.focus();
};

type Options = {
  rows: readonly ReceivedApplication[];
  open: string | null;
  moves: Moves;
  onOpen: (applicationId: string) => void;
  onSelect: (applicationId: string) => void;
  onHelp: () => void;
  onSearch: () => void;
};

/** Keys of the list and of the candidate open over it. */
export const useCandidateKeys = ({ rows, open, moves, onOpen, onSelect, onHelp, onSearch }: Options): void => {
  const { t } = useTranslation('applicants');
  const navigate = useNavigate();

  const current = (): ReceivedApplication | undefined => {
    const wanted = open ?? cardAt(document.activeElement)?.dataset['candidate'];
    return rows.find(({ applicationId }) => applicationId === wanted);
  };
  const step = (by: 1 | -1) => {
    if (open === null) return focusBy(by);
    const at = rows.findIndex(({ applicationId }) => applicationId === open);
    const next = at < 0 ? undefined : rows[at + by];
    if (next) onOpen(next.applicationId);
  };
  const moveTo = (to: ApplicationStatus) => {
    const row = current();
    if (!row) return;
    const way = transitionTo(row, to, moves.mayOffer);
    if (way.way === 'refused') toast.error(t(`refusal.${way.why}`));
    else moves.start(row, to);
  };

  usePageKeys({
    j: () => step(1),
    k: () => step(-1),
    x: () => {
      const row = current();
      if (row) onSelect(row.applicationId);
    },
    m: () => {
      const row = current();
      if (row) void navigate(conversationWith(row.candidate.userId));
    },
    '/': onSearch,
    '?': onHelp,
    ...Object.fromEntries(keyedStages.map((status, index) => [String(index + 1), () => moveTo(status)])),
  });
};
