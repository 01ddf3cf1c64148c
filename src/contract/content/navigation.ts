import * as z from 'zod/mini'
import { Picture } from '../fields/values.ts'
import { endpoint } from '../protocol/endpoint.ts'

export const NavLink = z.object({ title: z.string(), uri: z.string() })
export type NavLink = z.infer<typeof NavLink>

export const NavCategory = z.object({
  title: z.string(),
  uri: z.string(),
  picture: z.nullable(Picture),
  productCount: z.number(),
  subCategories: z.array(
    z.object({ title: z.string(), uri: z.string(), productCount: z.number(), subCategories: z.array(NavLink) }),
  ),
  brands: z.array(NavLink),
})
export type NavCategory = z.infer<typeof NavCategory>

export const Navbar = z.object({
  topNav: z.array(NavLink),
  mainNav: z.object({ categories: z.array(NavCategory) }),
})
export type Navbar = z.infer<typeof Navbar>

/** What the menu shows of a category beside its subcategories: its picture, and links to narrowed lists. */
export const MenuColumns = z.object({
  picture: z.nullable(Picture),
  columns: z.array(z.object({ title: z.string(), links: z.array(NavLink) })),
})
export type MenuColumns = z.infer<typeof MenuColumns>

export const navigation = {
  navbar: endpoint({ method: 'GET', path: '/api/navbar/', summary: 'The navigation of the shop', response: Navbar }),
  columns: endpoint({
    added: true,
    method: 'GET',
    path: '/api/navbar/columns',
    summary: 'Picture and narrowed lists of a category, for the menu of wide screens',
    query: z.object({ category: z.string() }),
    response: MenuColumns,
    errors: ['not_found'],
  }),
  cookingDemos: endpoint({
    method: 'GET',
    path: '/api/navbar/cooking-demos/:storeUri',
    summary: 'The cooking demos of a store; an unknown store has none',
    params: z.object({ storeUri: z.string() }),
    response: z.array(NavLink),
  }),
}
