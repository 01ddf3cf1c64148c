// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { layOutTheRest } from './deferred-layout.ts'

const settled = () => document.documentElement.dataset.settled !== undefined

it('lays out deferred sections after the first view, including ones added meanwhile', async () => {
  vi.stubEnv('DEV', false)
  const firstView = Promise.withResolvers<void>()
  const done = layOutTheRest(firstView.promise)
  document.body.innerHTML = '<p data-later="true"></p>'
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(settled()).toBe(false)
  firstView.resolve()
  await done
  expect(document.querySelector('p')?.style.contentVisibility).toBe('visible')
  expect(settled()).toBe(true)
})
