import { useQuery } from '@tanstack/react-query';
import { providerOf } from '@shared/connect/integrations/providers';
import {
  interviewTypes,
  meetingServices,
  type InterviewType,
  type MeetingService,
} from '@shared/hiring/model/hiring-vocabulary';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';

export type PlaceValues = { type: InterviewType; meeting: MeetingService | null; place: string };

type Format = InterviewType | MeetingService;
type Props = { values: PlaceValues; set: (part: Partial<PlaceValues>) => void };

const isService = (format: Format): format is MeetingService => meetingServices.some((it) => it === format);

/** Formats, with the organization's connected services. */
export const FormatField = ({ values: { type, meeting }, set }: Props) => {
  const { t } = useTranslation(['interviews', 'labels/hiring']);
  const connected = useQuery(queryOf('listMeetingServices')).data?.items ?? [];
  const services = meetingServices.filter((it) => it === meeting || connected.includes(it));
  const data: { value: Format; label: string }[] = [
    ...interviewTypes.map((value) => ({ value, label: t(`interviewType.${value}`) })),
    ...services.map((value) => ({
      value,
      label: t('form.meetingIn', { name: providerOf(value).name }),
    })),
  ];
  const choose = (format: Format) =>
    set(isService(format) ? { type: 'external', meeting: format } : { type: format, meeting: null });
  return (
    <SelectField
      label={t('form.type')}
      data={data}
      value={meeting ?? type}
      onChange={(format) => format !== null && choose(format)}
    />
  );
};
