import { expect, it } from 'vitest'
import type { NavCategory } from '#contract/content/navigation.ts'
import { barCategories, barWords, categoryPath, footerColumns, headWords } from './links.ts'

const subCategory = (title: string) => ({ title, uri: `/c/${title}`, productCount: 1, subCategories: [] })
const group = (title: string, titles: string[]): NavCategory => ({
  title,
  uri: `/c/${title}`,
  picture: null,
  productCount: titles.length,
  subCategories: titles.map(subCategory),
  brands: [],
})

it('picks categories from every group in turn and shows them in menu order', () => {
  const groups = [group('kitchen', ['a', 'b', 'c', 'd', 'e', 'f', 'g']), group('laundry', ['x', 'y'])]
  expect(barCategories(groups).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'x', 'y'])
})

it('reads category addresses with and without their prefix', () => {
  expect(['kitchen/ovens', '/c/kitchen/ovens', 'c/kitchen/ovens'].map(categoryPath)).toEqual(
    Array.from({ length: 3 }, () => '/c/kitchen/ovens'),
  )
})

it('links what the server names, but what has its own place', () => {
  const topNav = ['products', 'brands', 'sale', 'clearance', 'catalogue', 'stores'].map((name) => ({
    title: name,
    uri: `/${name}`,
  }))
  expect(headWords(topNav).map(({ to }) => to)).toEqual(['/brands', '/sale', '/catalogue'])
  expect(barWords(topNav).map(({ to }) => to)).toEqual(['/brands', '/sale'])
})

it('links to the clearance from the footer while the server lists it', () => {
  const linksFor = (topNav: { title: string; uri: string }[]) =>
    footerColumns([], topNav)
      .find(({ title }) => title === 'Find')
      ?.links.map(({ to }) => to)
  expect(linksFor([{ title: 'Clearance', uri: '/clearance' }])).toContain('/clearance')
  expect(linksFor([{ title: 'Sale', uri: '/sale' }])).toEqual([
    '/products',
    '/brands',
    '/promotions',
    '/catalogue',
    '/stores',
  ])
})
