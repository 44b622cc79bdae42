/** JSON Schema, after `reduceSpec`. */
export type Schema = { [key: string]: unknown };
type Operation = {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
};
export type OpenApi = {
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
export type ReducedOperation = { request: Schema; response: Schema };
export type ReducedSpec = { operations: Record<string, ReducedOperation>; schemas: Record<string, Schema> };

/** Operations that the emulator implements. */
export const keptOperations = [
  'POST /v1/customers',
  'GET /v1/customers',
  'GET /v1/customers/{customer}',
  'POST /v1/customers/{customer}',
  'DELETE /v1/customers/{customer}',
  'GET /v1/customers/{customer}/payment_methods',
  'GET /v1/customers/{customer}/balance_transactions',
  'POST /v1/customers/{customer}/balance_transactions',
  'GET /v1/customers/{customer}/tax_ids',
  'POST /v1/customers/{customer}/tax_ids',
  'DELETE /v1/customers/{customer}/tax_ids/{id}',
  'POST /v1/products',
  'GET /v1/products',
  'GET /v1/products/{id}',
  'POST /v1/products/{id}',
  'POST /v1/prices',
  'GET /v1/prices',
  'GET /v1/prices/{price}',
  'POST /v1/prices/{price}',
  'POST /v1/coupons',
  'GET /v1/coupons',
  'GET /v1/coupons/{coupon}',
  'POST /v1/coupons/{coupon}',
  'DELETE /v1/coupons/{coupon}',
  'POST /v1/promotion_codes',
  'GET /v1/promotion_codes',
  'GET /v1/promotion_codes/{promotion_code}',
  'POST /v1/promotion_codes/{promotion_code}',
  'POST /v1/payment_methods',
  'GET /v1/payment_methods',
  'GET /v1/payment_methods/{payment_method}',
  'POST /v1/payment_methods/{payment_method}',
  'POST /v1/payment_methods/{payment_method}/attach',
  'POST /v1/payment_methods/{payment_method}/detach',
  'GET /v1/payment_method_configurations',
  'POST /v1/setup_intents',
  'GET /v1/setup_intents',
  'GET /v1/setup_intents/{intent}',
  'POST /v1/setup_intents/{intent}/confirm',
  'POST /v1/setup_intents/{intent}/cancel',
  'POST /v1/payment_intents',
  'GET /v1/payment_intents',
  'GET /v1/payment_intents/{intent}',
  'POST /v1/payment_intents/{intent}/confirm',
  'POST /v1/payment_intents/{intent}/cancel',
  'POST /v1/checkout/sessions',
  'GET /v1/checkout/sessions',
  'GET /v1/checkout/sessions/{session}',
  'GET /v1/checkout/sessions/{session}/line_items',
  'POST /v1/checkout/sessions/{session}/expire',
  'POST /v1/subscriptions',
  'GET /v1/subscriptions',
  'GET /v1/subscriptions/{subscription_exposed_id}',
  'POST /v1/subscriptions/{subscription_exposed_id}',
  'DELETE /v1/subscriptions/{subscription_exposed_id}',
  'POST /v1/subscriptions/{subscription}/resume',
  'DELETE /v1/subscriptions/{subscription_exposed_id}/discount',
  'POST /v1/invoices',
  'GET /v1/invoices',
  'GET /v1/invoices/{invoice}',
  'POST /v1/invoices/{invoice}',
  'DELETE /v1/invoices/{invoice}',
  'GET /v1/invoices/{invoice}/lines',
  'POST /v1/invoices/{invoice}/finalize',
  'POST /v1/invoices/{invoice}/pay',
  'POST /v1/invoices/{invoice}/void',
  'POST /v1/invoices/{invoice}/mark_uncollectible',
  'POST /v1/invoices/create_preview',
  'GET /v1/invoice_payments',
  'POST /v1/invoiceitems',
  'GET /v1/invoiceitems',
  'DELETE /v1/invoiceitems/{invoiceitem}',
  'POST /v1/credit_notes',
  'GET /v1/credit_notes',
  'GET /v1/credit_notes/{id}',
  'GET /v1/credit_notes/preview',
  'POST /v1/credit_notes/{id}/void',
  'POST /v1/refunds',
  'GET /v1/refunds',
  'GET /v1/refunds/{refund}',
  'GET /v1/charges',
  'GET /v1/charges/{charge}',
  'GET /v1/events',
  'GET /v1/events/{id}',
  'POST /v1/webhook_endpoints',
  'GET /v1/webhook_endpoints',
  'GET /v1/webhook_endpoints/{webhook_endpoint}',
  'POST /v1/webhook_endpoints/{webhook_endpoint}',
  'DELETE /v1/webhook_endpoints/{webhook_endpoint}',
  'POST /v1/accounts',
  'GET /v1/accounts/{account}',
  'DELETE /v1/accounts/{account}',
  'POST /v1/accounts/{account}/reject',
  'GET /v1/balance',
  'POST /v1/account_links',
  'POST /v1/transfers',
  'GET /v1/transfers',
  'POST /v1/payouts',
  'GET /v1/payouts/{payout}',
] as const;

/** Objects that `expand` may include. Other IDs stay IDs. */
const keptObjects = new Set([
  'account_capabilities',
  'bank_account',
  'card',
  'charge',
  'checkout.session',
  'coupon',
  'credit_note',
  'customer',
  'customer_balance_transaction',
  'deleted_account',
  'deleted_customer',
  'discount',
  'event',
  'invoice',
  'invoiceitem',
  'invoice_payment',
  'payment_intent',
  'payment_method',
  'payment_method_configuration',
  'price',
  'product',
  'promotion_code',
  'refund',
  'setup_intent',
  'subscription',
  'subscription_item',
  'tax_id',
  'webhook_endpoint',
]);

/** Payment kinds not offered. Their properties and parameters are left out. */
const otherPayments =
  /^(acss|affirm|afterpay|alipay|alma|amazon|au_becs|bacs|bancontact|billie|bizum|blik|boleto|card_present|cashapp|crypto|custom$|eps$|fpx|giropay|grabpay|ideal|interac|kakao|klarna|konbini|kr_|link$|mb_way|mobilepay|multibanco|naver|nz_|oxxo|p24|pay_by_bank|payco|paynow|paypal|payto|pix$|promptpay|revolut|samsung|satispay|scalapay|sepa|sofort|sunbit|swish|twint|upi|us_bank|wechat|zip$|ach_|acss_|stripe_account|mandate|cash_balance|stripe_balance|demo_pay|gopay|id_bank|qris|rechnung|shopeepay|sequra|vipps|id_credit)/;
/** Large and unused. */
const otherParameters =
  /^(excluded_payment_method_types|allowed_payment_method_types|shipping.*|optional_items|custom_text|wallet_options|payment_method_data|payment_method_options|payment_details|amount_details|hooks|radar_options|currency_options|tiers|price_data|product_data)$/;
/** Objects of unused products. */
const otherObjects =
  /^(account|application|application_fee|balance_transaction|bank_account|source|card|tax_rate|tax_code|transfer|transfer_reversal|mandate|quote|review|subscription_schedule|setup_attempt|payment_link|shipping_rate|cash_balance|payment_record|financing|entitlements|billing\.)/;

/** Schema of each kind in the configuration of offered methods. */
const configured = 'payment_method_config_resource_payment_method_properties';

type Kind = 'object' | 'request';

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const refName = (schema: Schema): string | null =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].slice('#/components/schemas/'.length) : null;

const isObjectOfTheApi = (schema: Schema | undefined): boolean =>
  isSchema(schema?.['properties']) && isSchema(schema['properties']['object']) && isSchema(schema['properties']['id']);

const nullable = (schema: Schema, isNullable: boolean): Schema => {
  if (!isNullable) return schema;
  if (typeof schema['type'] === 'string' && !schema['enum']) return { ...schema, type: [schema['type'], 'null'] };
  return { anyOf: [schema, { type: 'null' }] };
};

const keptKeywords = ['type', 'enum'] as const;

/** JSON Schema without descriptions, where unknown properties are errors. */
export const reduceSpec = (spec: OpenApi): ReducedSpec => {
  const all = spec.components.schemas;
  const schemas: Record<string, Schema> = {};

  const isDropped = (name: string): boolean =>
    !keptObjects.has(name) && (isObjectOfTheApi(all[name]) || otherObjects.test(name) || otherPayments.test(name));

  const reference = (name: string, kind: Kind): Schema => {
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = reduce(all[name] ?? {}, kind);
    }
    return { $ref: `#/schemas/${name}` };
  };

  const union = (schema: Schema, kind: Kind): Schema => {
    const choices = (schema['anyOf'] as Schema[]).filter((choice) => {
      const name = refName(choice);
      return name === null || !isDropped(name);
    });
    if (choices.length === 0) return { type: 'null' };
    return choices.length === 1 ? reduce(choices[0]!, kind) : { anyOf: choices.map((choice) => reduce(choice, kind)) };
  };

  const propertiesOf = (schema: Schema, kind: Kind): [string, Schema][] =>
    Object.entries(schema['properties'] as Record<string, Schema>)
      .filter(([name, property]) => {
        const target = refName(property);
        return (
          (target === configured || !otherPayments.test(name)) &&
          (kind === 'object' || !otherParameters.test(name)) &&
          (target === null || !isDropped(target))
        );
      })
      .map(([name, property]) => [name, reduce(property, kind)]);

  const reduce = (schema: Schema, kind: Kind): Schema => {
    const name = refName(schema);
    if (name !== null) return reference(name, kind);
    if (schema['anyOf']) return nullable(union(schema, kind), schema['nullable'] === true);
    const reduced: Schema = {};
    for (const keyword of keptKeywords) if (keyword in schema) reduced[keyword] = schema[keyword];
    if (isSchema(schema['items'])) reduced['items'] = reduce(schema['items'], kind);
    if (isSchema(schema['properties'])) {
      const properties = Object.fromEntries(propertiesOf(schema, kind));
      const required = ((schema['required'] ?? []) as string[]).filter((property) => property in properties);
      Object.assign(reduced, { properties, ...(required.length > 0 && { required }) });
      if (schema['additionalProperties'] !== true) reduced['additionalProperties'] = false;
    } else if (isSchema(schema['additionalProperties'])) {
      reduced['additionalProperties'] = reduce(schema['additionalProperties'], kind);
    }
    return nullable(reduced, schema['nullable'] === true);
  };

  const requestOf = (operation: Operation): Schema => {
    const query = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
    if (query.length > 0) {
      const properties = Object.fromEntries(query.map((parameter) => [parameter.name, parameter.schema]));
      const required = query.filter((parameter) => parameter.required).map((parameter) => parameter.name);
      return reduce({ type: 'object', properties, required }, 'request');
    }
    const [content] = Object.values(operation.requestBody?.content ?? {});
    return reduce(content?.schema ?? { type: 'object', properties: {} }, 'request');
  };

  const operations = Object.fromEntries(
    keptOperations.map((key): [string, ReducedOperation] => {
      const [method, path] = key.split(' ') as [string, string];
      const operation = spec.paths[path]?.[method.toLowerCase()];
      const answer = operation?.responses['200']?.content?.['application/json'];
      if (!operation || !answer) throw new Error(`${key} is not an operation`);
      return [key, { request: requestOf(operation), response: reduce(answer.schema, 'object') }];
    }),
  );
  return { operations, schemas };
};
