import type { ModerationChange } from '@shared/trust/model/report-vocabulary';
import { number, text, type EventCandidate, type ItemChange, type StreamImage } from '../stream-image';

const part = (image: StreamImage | null, name: string): StreamImage | null => image?.[name]?.M ?? null;

const changeOf = ({ before, after }: ItemChange): ModerationChange | null => {
  const [had, has] = [part(before, 'decision'), part(after, 'decision')];
  if (!has) return null;
  if (!had) return text(has, 'action') === 'dismiss' ? 'dismissed' : 'decided';
  const outcome = text(part(after, 'appeal'), 'outcome');
  if (outcome && outcome !== text(part(before, 'appeal'), 'outcome')) return 'appeal_decided';
  const effect = text(has, 'effect');
  if (effect === text(had, 'effect')) return null;
  return effect === 'lifted' || effect === 'ended' ? effect : null;
};

export const moderationEvents = (change: ItemChange): EventCandidate[] => {
  const news = changeOf(change);
  if (news === null) return [];
  const { after } = change;
  const caseId = text(after, 'caseId');
  const id = [caseId, number(after, 'version')];
  return [{ type: 'moderation.changed', id, at: text(after, 'updatedAt'), data: { caseId, change: news } }];
};
