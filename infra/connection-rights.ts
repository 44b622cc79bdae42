import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type Method = 'POST' | 'DELETE';
type ByMethod = (method: Method) => string;
export type Connections = { url: string; arn: ByMethod; finding: ByMethod };

export const connectionRights = ({ url, arn, finding }: Connections, method: Method) => ({
  environment: { WEBSOCKET_MANAGEMENT_URL: url },
  statements: [new PolicyStatement({ actions: ['execute-api:ManageConnections'], resources: [arn(method)] })],
  findings: [
    {
      id: `AwsSolutions-IAM5[Resource::${finding(method)}]`,
      reason: 'Ids of connections are known at run time only; the right is to connections of this stage.',
    },
  ],
});
