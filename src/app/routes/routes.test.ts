import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { measuredPages } from '#contract/tracking/vitals.ts'
import { pageTypes } from '#domain/catalogue/page-types.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { pageRoutes } from './routes.ts'

const idsOf = (all: readonly RouteObject[]): string[] =>
  all.flatMap(({ id, children = [] }) => [...(id ? [id] : []), ...idsOf(children)])

it('has separate web vitals for every kind of page', () => {
  const kinds = new Set(idsOf(pageRoutes).map((id) => id.split(':')[0]))
  expect([...kinds].filter((kind) => kind && !measuredPages.includes(kind))).toEqual([])
})

it('names one page file by every id, as the server finds the files of a page', () => {
  const pages = globSync('src/pages/**/*.tsx').map((file) => basename(file, '.tsx'))
  const names = new Set(idsOf(pageRoutes).map((id) => id.split(':')[0]))
  expect([...names].filter((name) => pages.filter((page) => page === name).length !== 1)).toEqual([])
})

it('gives every page a type the specification knows, and the search results theirs', async () => {
  const types = new Map<string, string | undefined>()
  for (const { id = '', lazy } of pageRoutes) {
    if (typeof lazy !== 'function') continue
    const page = await lazy()
    types.set(id, ('handle' in page ? (page.handle as Handle) : undefined)?.pageType) // every page's handle is a Handle
  }
  expect([...types].filter(([, type]) => !pageTypes.some((known) => known === type))).toEqual([])
  expect(types.get('search')).toBe('search')
  expect(types.get('product')).toBe('product')
})
