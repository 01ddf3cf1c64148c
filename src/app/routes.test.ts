import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { measuredPages } from '#contract/vitals.ts'
import { routes } from './routes.tsx'

const idsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ id, children = [] }) => [...(id ? [id] : []), ...idsOf(children)])

it('has figures of its own for every kind of page', () => {
  const kinds = new Set(idsOf(routes).map((id) => id.split(':')[0]))
  expect([...kinds].filter((kind) => kind && !measuredPages.includes(kind))).toEqual([])
})
