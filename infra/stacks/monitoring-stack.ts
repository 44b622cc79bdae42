import { Stack } from 'aws-cdk-lib';
import { AlarmStatusWidget, Dashboard, GraphWidget, Row, type IWidget } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { resourceName } from '../config';
import { Alarms } from '../constructs/alarms';
import { stageMetrics, type Graph, type Watched } from '../metrics';
import { stackProps, type StageContext } from '../stage-context';

const graph = ({ title, left, right = [] }: Graph): IWidget =>
  new GraphWidget({ title, left: [...left], right: [...right], width: 8, height: 6 });

export class MonitoringStack extends Stack {
  constructor(scope: Construct, { config }: StageContext, watched: Watched) {
    super(scope, resourceName(config, 'monitoring'), stackProps(config, 'Alarms and dashboard'));
    const { alarms: rules, graphs } = stageMetrics(config, watched);
    const alarms = new Alarms(this, 'Alarms', config);
    for (const rule of rules) alarms.add(rule);
    const dashboard = new Dashboard(this, 'Dashboard', { dashboardName: resourceName(config, 'overview') });
    dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms: alarms.alarms, width: 24, height: 4 }));
    dashboard.addWidgets(new Row(...graphs.map(graph)));
  }
}
