import { expect, it } from 'vitest'
import { paths } from '#lib/page/paths.ts'
import type { Handle } from '#lib/page/route-handle.ts'
import { moreRoutes } from './more-routes.ts'
import { pageRoutes } from './routes.ts'

async function typeOf(path: string) {
  const { lazy } = [...pageRoutes, ...moreRoutes].find((route) => route.path === path) ?? {}
  const page = typeof lazy === 'function' ? await lazy() : {}
  return ('handle' in page ? (page.handle as Handle) : undefined)?.pageType // every page's handle is a Handle
}

it('gives search results, project and dashboard their page types [S3-2-29]', async () => {
  expect(await typeOf(paths.search.pattern)).toBe('search')
  expect(await typeOf(paths.project.pattern)).toBe('project')
  expect(await typeOf(paths.projects.pattern)).toBe('project')
  expect(await typeOf(paths.performanceDashboard.pattern)).toBe('performanceDashboard')
})
