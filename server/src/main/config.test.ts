import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settings, standardVariables } from './variables.ts';

describe('MUSTER_ENV', () => {
  it('is development unless it is set', () => {
    expect([readConfig({}).isProduction, readConfig({ MUSTER_ENV: ' ' }).isProduction]).toEqual([false, false]);
  });

  it.each(['Production', 'PRODUCTION', 'prod', 'prodution'])('%s is refused: production was meant', (value) => {
    expect(() => readConfig({ MUSTER_ENV: value })).toThrow(
      `MUSTER_ENV must be development or production, not "${value}". Did you mean production?`,
    );
  });

  it('a value that is close to none is refused, too', () => {
    expect(() => readConfig({ MUSTER_ENV: 'staging' })).toThrow(/not "staging"\.$/);
  });
});

describe('names of variables', () => {
  it.each([
    ['MUSTER_ENVIRONMENT', 'There is no setting MUSTER_ENVIRONMENT'],
    ['MUSTER_SECRET_KEYS', 'did you mean MUSTER_SECRET_KEY?'],
    ['MUSTER_WEBHOOKS_ALLOW_PRIVATE', 'did you mean MUSTER_WEBHOOK_ALLOW_PRIVATE?'],
    ['MUSTER_METRIC_PORT', 'did you mean MUSTER_METRICS_PORT?'],
  ])('%s is refused', (name, telling) => {
    expect(() => readConfig({ [name]: '1' })).toThrow(telling);
  });

  it.each(['MUSTER_TOKEN', 'MUSTER_URL', 'MUSTER_TEST_DATABASE_URL', 'MUSTER_FAULTS'])(
    '%s of another program is let through',
    (name) => {
      expect(readConfig({ [name]: 'x' }).isProduction).toBe(false);
    },
  );

  it('the services that Kubernetes tells a pod of are let through, there alone', () => {
    const links = {
      MUSTER_SERVICE_HOST: '10.0.0.1',
      MUSTER_SERVICE_PORT: '80',
      MUSTER_SERVICE_PORT_HTTP: '80',
      MUSTER_PORT: 'tcp://10.0.0.1:80',
      MUSTER_PORT_80_TCP: 'tcp://10.0.0.1:80',
      MUSTER_PORT_80_TCP_ADDR: '10.0.0.1',
    };
    const inside = { KUBERNETES_SERVICE_HOST: '10.0.0.2' };
    expect(readConfig({ ...links, ...inside }).isProduction).toBe(false);
    expect(() => readConfig(links)).toThrow('There is no setting MUSTER_');
    expect(() => readConfig({ ...inside, MUSTER_PORT: '9000' })).toThrow('There is no setting MUSTER_PORT');
  });

  it('each setting that is declared is read, and no other', () => {
    const asked = new Set<string>();
    readConfig(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
    asked.delete('KUBERNETES_SERVICE_HOST');
    const declared = [...Object.keys(settings), ...Object.keys(standardVariables)];
    // Read only where traces are on.
    const conditional = ['OTEL_EXPORTER_OTLP_PROTOCOL', 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'AWS_REGION'];
    expect([...asked, ...conditional].sort()).toEqual(declared.sort());
  });
});

it.each(['true', 'yes', 'on', '2'])('MUSTER_WEBHOOK_ALLOW_PRIVATE=%s is refused: it is 0 or 1', (value) => {
  expect(() => readConfig({ MUSTER_WEBHOOK_ALLOW_PRIVATE: value })).toThrow('must be 0 or 1');
});
