import {
  context,
  type ProxyTracerProvider,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/**
 * Spans of operations, because compiled execution bypasses the instrumentation of `graphql`. Without a started SDK (see telemetry.ts)
 * these functions do nothing.
 */
const tracer = trace.getTracer('visioncloud');

/** Names the span of an HTTP request after its route, not its path. */
export function nameRequestSpan(method: string, route: string, requestId: string): void {
  const span = trace.getSpan(context.active());
  if (!span) return;
  span.updateName(`${method} ${route}`);
  span.setAttributes({
    'http.route': route,
    'http.request.header.x-request-id': [requestId],
    // Paths and query strings contain mailed links and keys.
    'url.path': route,
    'url.query': '',
  });
}

/** Sends pending spans before the process ends. */
export async function flushSpans(): Promise<void> {
  const provider = trace.getTracerProvider();
  const started =
    'getDelegate' in provider ? (provider as ProxyTracerProvider).getDelegate() : provider;
  if ('forceFlush' in started) await (started as { forceFlush: () => Promise<void> }).forceFlush();
}

/** Runs an operation within a span, without its document and variables. */
export async function inOperationSpan<Result extends { errors?: readonly unknown[] | undefined }>(
  type: string,
  name: string | null,
  run: () => Promise<Result>,
): Promise<Result> {
  const options = {
    kind: SpanKind.INTERNAL,
    attributes: {
      'graphql.operation.type': type,
      ...(name ? { 'graphql.operation.name': name } : {}),
    },
  };
  return tracer.startActiveSpan(name ? `${type} ${name}` : type, options, (span) =>
    endSpan(span, run),
  );
}

async function endSpan<Result extends { errors?: readonly unknown[] | undefined }>(
  span: Span,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await run();
    if (result.errors?.length) span.setStatus({ code: SpanStatusCode.ERROR });
    return result;
  } finally {
    span.end();
  }
}
