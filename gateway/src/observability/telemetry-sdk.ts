import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** Polled every few seconds by machines. */
const untracedPaths = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * OpenTelemetry, told by its standard environment variables: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and so on.
 * Requests and statements are traced by their instrumentations, operations by tracing.ts.
 */
const sdk = new NodeSDK({
  // The environment's own name goes before this one.
  resource: resourceFromAttributes({ 'service.name': 'visioncloud' }),
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '/' }) => untracedPaths.has(url.split('?', 1)[0] ?? ''),
    }),
    new PgInstrumentation({
      requireParentSpan: true,
      // Values travel beside named statements; a few statements of libraries have some inside.
      requestHook: (span, { query: { name, text } }) => {
        span.setAttribute('db.query.text', text.replaceAll(/'(?:[^']|'')*'/g, '?'));
        if (name) span.updateName(name);
      },
    }),
  ],
});
sdk.start();
