import { ids, number, text, type EventCandidate, type ItemChange, type StreamImage } from '../stream-image';

const part = (image: StreamImage | null, name: string): StreamImage | null => image?.[name]?.M ?? null;
const whose = (image: StreamImage) => ids(image, 'placementId', 'jobId', 'organizationId', 'professionalId');

const decided = ({ before, after }: ItemChange): EventCandidate[] => {
  const news = part(after, 'news');
  const at = text(news, 'at');
  if (!at || at === text(part(before, 'news'), 'at')) return [];
  const { jobId: _job, ...data } = whose(after);
  const kind = text(news, 'kind');
  return [{ type: 'compliance.decided', id: [text(after, 'placementId'), kind, at], at, data: { ...data, kind } }];
};

const reminderId = (reminder: StreamImage | null): string[] => [
  text(reminder, 'step') ?? '',
  text(reminder, 'on') ?? '',
  number(reminder, 'days'),
];

const reminded = ({ before, after }: ItemChange): EventCandidate[] => {
  const reminder = part(after, 'reminder');
  const id = reminderId(reminder);
  if (!reminder || id.join() === reminderId(part(before, 'reminder')).join()) return [];
  const data = {
    ...whose(after),
    step: text(reminder, 'step'),
    days: Number(number(reminder, 'days')),
    professional: Number(number(reminder, 'professional')),
    employer: Number(number(reminder, 'employer')),
  };
  return [{ type: 'compliance.reminder_due', id: [text(after, 'placementId'), ...id], at: null, data }];
};

/** Never names items, because they include health records. */
export const complianceEvents = (change: ItemChange): EventCandidate[] => [...decided(change), ...reminded(change)];
