import { Stack } from 'aws-cdk-lib';
import { Alarm, Dashboard, Row } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { namedAlarms } from '../monitoring/alarm-rules';
import { resourceName } from '../config';
import { addAlarms, alarmArn, AlarmTopic } from '../monitoring/alarms';
import { dashboardRows } from '../monitoring/dashboard';
import { stackProps, type StageContext } from '../stage-context';

/** Imports nothing, so a release or its rollback can add and remove watched resources. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, { config }: StageContext) {
    super(scope, resourceName(config, 'monitoring'), stackProps(config, 'Alarms and dashboard'));
    // Alarms of deployed stages have logical IDs with this construct's name.
    const topic = new AlarmTopic(this, 'Alarms', config);
    addAlarms(topic, config, namedAlarms(config));
    const shown = new Map<string, ReturnType<typeof Alarm.fromAlarmArn>>();
    const alarmNamed = (name: string) => {
      const alarm = shown.get(name) ?? Alarm.fromAlarmArn(this, `Shown-${name}`, alarmArn(this, config, name));
      shown.set(name, alarm);
      return alarm;
    };
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: resourceName(config, 'overview') });
    for (const row of dashboardRows(config, alarmNamed)) dashboard.addWidgets(new Row(...row));
  }
}
