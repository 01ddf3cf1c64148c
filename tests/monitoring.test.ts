import { readFileSync } from 'node:fs'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildOps } from '../server/observability/ops.ts'
import { type Shop, testShop } from './test-app.ts'

const alerts = readFileSync('deploy/alerts.yaml', 'utf8')
const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync('deploy/dashboard.json', 'utf8'),
)

let shop: Shop
let metrics = ''
beforeAll(async () => {
  shop = await testShop()
  await shop.inject({ url: '/healthz' })
  const registry = new Registry()
  const ops = buildOps({ registry, database: 'PostgreSQL 18', problems: async () => [] })
  metrics = `${await shop.figures()}\n${(await ops.inject('/metrics')).body}`
  await ops.close()
})
afterAll(() => shop.close())

/** The names and labels that an expression reads, without functions and the label of Prometheus itself. */
const readBy = (text: string) => ({
  names: [...text.matchAll(/\b[a-z]\w*_(?:total|seconds(?:_bucket|_count|_sum)?|bytes|problems)\b/g)].map(
    ([name]) => name,
  ),
  labels: [...text.matchAll(/\b(?:by \(|\{)([a-z_, ]+)/g)].flatMap(([, list = '']) => list.split(', ')),
})

const declared = (name: string) => metrics.includes(`# TYPE ${name.replace(/_(?:bucket|count|sum)$/, '')} `)

it.each([
  ['alerts', alerts, 5],
  ['dashboard', JSON.stringify(dashboard), 9],
])('reads only metrics that the server has: %s', (_file, text, least) => {
  const { names } = readBy(text)
  expect(names.length).toBeGreaterThanOrEqual(least)
  expect(names.filter((name) => !declared(name))).toEqual([])
})

it('groups by labels that the server or Prometheus sets', () => {
  const exprs = [...alerts.matchAll(/expr: (.+)/g)].map(([, expr = '']) => expr)
  const all = [...exprs, ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))].join('\n')
  const { labels } = readBy(all)
  const own = [...metrics.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)
  expect(labels).toContain('route')
  expect(labels.filter((label) => !['job', 'instance', 'brand', ...own].includes(label))).toEqual([])
})

it('has five alerts, each with what to do', () => {
  const rules = alerts.split(/^ {6}- alert: /m).slice(1)
  expect(rules).toHaveLength(5)
  for (const rule of rules) expect(rule).toMatch(/expr: [\s\S]+summary: .+\n.+action: .+/)
})
