import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { drawerModules, drawerTags } from './assets.ts'

it('names modules that exist', () => {
  expect(
    Object.values(drawerModules)
      .flat()
      .filter((module) => !existsSync(module)),
  ).toEqual([])
})

it('lists for each drawer of a page the files that its page does not load itself', () => {
  const pageFiles = (_brand: string, _routes: readonly string[], modules: readonly string[] = []) => [
    '/assets/start.js',
    ...modules.map((module) => module.replace(/.*\/([\w-]+)\.tsx?$/, '/assets/$1.js')),
  ]
  const tags = drawerTags('<dialog data-early="add"></dialog><dialog data-early="cart"></dialog>', 'wa', {
    pageFiles,
    own: ['/assets/start.js'],
  })
  expect(tags).toBe(
    '<meta name="cart-files" content="/assets/mini-cart.js">' +
      '<meta name="add-files" content="/assets/mini-cart.js /assets/cart-edits.js">',
  )
})
