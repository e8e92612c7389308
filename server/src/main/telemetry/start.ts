import { context } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { version } from '../../package.ts';
import { useTracer } from '../../tracing.ts';
import { OtelTracer } from './tracer.ts';

/** Sends spans by OTLP over HTTP. The standard OTEL_… variables say where to, how many and as what. */
export function startTelemetry(part: string): { stop: () => Promise<void> } {
  const own = resourceFromAttributes({
    'service.name': 'muster',
    'service.version': version,
    'service.instance.id': `${part}-${String(process.pid)}`,
    'muster.part': part,
  });
  const config = {
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  };
  const provider = new BasicTracerProvider(config);
  // What a sampled span caused is sampled, whatever the share of others: or the way from a request would break off at random.
  const linked = new BasicTracerProvider({ ...config, sampler: new AlwaysOnSampler() });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  useTracer(new OtelTracer(provider.getTracer('muster', version), linked.getTracer('muster', version)));
  return {
    stop: async () => {
      useTracer(null);
      await provider.shutdown();
      context.disable();
    },
  };
}
