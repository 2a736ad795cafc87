import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { NodeSDK } from '@opentelemetry/sdk-node';

/** Paths that machines poll every few seconds. */
const untracedPaths = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Starts OpenTelemetry with its standard environment variables: OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME, OTEL_TRACES_SAMPLER and
 * so on. Instrumentations trace requests and statements, spans.ts traces operations.
 */
const sdk = new NodeSDK({
  // OTEL_SERVICE_NAME takes precedence.
  resource: resourceFromAttributes({ 'service.name': 'visioncloud' }),
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '/' }) => untracedPaths.has(url.split('?', 1)[0] ?? ''),
    }),
    new PgInstrumentation({
      requireParentSpan: true,
      // Some statements of libraries contain values.
      requestHook: (span, { query: { name, text } }) => {
        span.setAttribute('db.query.text', text.replaceAll(/'(?:[^']|'')*'/g, '?'));
        if (name) span.updateName(name);
      },
    }),
  ],
});
sdk.start();
