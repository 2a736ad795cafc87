import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTenant } from '../database/tenant.js';
import { metricsRegistry } from '../observability/metrics.js';
import { useTestGateway } from '../../test/hooks.js';

const file = (name: string) =>
  readFileSync(new URL(`../../docs/operations/${name}`, import.meta.url), 'utf8');

interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}
const { panels } = JSON.parse(file('grafana-dashboard.json')) as { panels: Panel[] };
const dashboard = panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => ({ title, expr })),
);
const alerts = [...file('prometheus-alerts.yml').matchAll(/- alert: (\w+)\n +expr: (.+)\n/g)].map(
  ([, title = '', expr = '']) => ({ title, expr }),
);

/** Metrics with the labels that they have, as GET /metrics declares them. */
const known = new Map<string, Set<string>>([['up', new Set()]]);
const gateway = useTestGateway();
beforeAll(async () => {
  for (const metric of metricsRegistry.getMetricsAsArray()) {
    const { labelNames = [] } = metric as unknown as { labelNames?: string[] };
    known.set(metric.name, new Set(labelNames));
    for (const ending of ['_bucket', '_sum', '_count'])
      known.set(`${metric.name}${ending}`, new Set([...labelNames, 'le']));
  }
  // Queues show once they have jobs.
  await inTenant(gateway.app.dataSource, null, (db) =>
    gateway.app.jobs.send(db, 'forget-old-rows', null),
  );
  const { body } = await gateway.server.inject('/metrics');
  for (const [, name = '', labels = ''] of body.matchAll(/^([a-z_]\w*)(?:\{(.*)\})? /gm)) {
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
    known.set(name, new Set([...(known.get(name) ?? []), ...names]));
  }
});

/** Words of PromQL in the place of metrics, and labels that Grafana and Prometheus add to every metric. */
const words = new Set(
  'sum by avg max min rate increase topk histogram_quantile label_replace avg_over_time min_over_time and or offset without'.split(
    ' ',
  ),
);
const labelsOfAll = new Set(['job', 'instance']);

function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
    .replaceAll(/offset \d+\w/g, '');
  return [...bare.matchAll(/[a-z_]\w*/gi)].map(([word]) => word).filter((word) => !words.has(word));
}

describe('the dashboard and the alert rules', () => {
  it('the dashboard and the alert rules are not empty', () => {
    expect(dashboard.length).toBeGreaterThan(20);
    expect(alerts.length).toBe(file('prometheus-alerts.yml').match(/- alert:/g)?.length);
    expect(new Set(alerts.map(({ title }) => title)).size).toBe(alerts.length);
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });

  it.each([...dashboard, ...alerts])('uses existing metrics: $title', ({ expr }) => {
    const metrics = metricsIn(expr);
    expect(metrics.length).toBeGreaterThan(0);
    for (const metric of metrics) expect([...known.keys()]).toContain(metric);
  });

  it.each([...dashboard, ...alerts])('uses existing labels: $title', ({ expr }) => {
    for (const [, metric = '', matchers = ''] of expr.matchAll(/([a-z_]\w*)\{([^}]*)\}/g))
      for (const [, label = ''] of matchers.matchAll(/(\w+)(?:=|!=|=~|!~)"/g))
        if (!labelsOfAll.has(label)) expect([...(known.get(metric) ?? [])]).toContain(label);
    const all = new Set([...labelsOfAll, 'class']);
    for (const metric of metricsIn(expr))
      for (const label of known.get(metric) ?? []) all.add(label);
    for (const [, labels = ''] of expr.matchAll(/\bby \(([^)]*)\)/g))
      for (const label of labels.split(', ')) expect([...all]).toContain(label);
  });

  it('no panels of the dashboard overlap', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});
