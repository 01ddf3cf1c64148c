import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { type Desk, ownedShop } from '../../../tests/manage.ts'
import type { Shop } from '../../../tests/test-app.ts'
import { categories, redirects } from '../../database/schema/catalogue.ts'

let shop: Shop
let owner: Desk
beforeAll(async () => {
  ;({ shop, owner } = await ownedShop())
})
afterAll(() => shop.close())

const word = () => `q${randomUUID().slice(0, 8)}`
const redirectOf = async (fromUri: string, inShop = shop.api) =>
  (await inShop.content.redirectDestination({ query: { fromUri } })).destinationUri
const category = (uri: string) => shop.api.catalogue.category({ query: { uri } })
const titlesIn = async (uri: string) =>
  (await shop.api.catalogue.listing({ query: { category: uri } })).products.map(({ title }) => title)

type Change = { name?: string; slug?: string; parent?: string | null }
async function rename(id: string, change: Change) {
  const { name, slug, description } = await owner.api.manageCategories.view({ params: { id } })
  return owner.api.manageCategories.update({
    params: { id },
    body: { name, slug, description, added: [], ...change },
  })
}

/** A department with a category that has a product. */
async function department() {
  const [top, leaf] = [word(), word()]
  const above = await owner.api.manageCategories.create({
    body: { name: top, parent: null, description: '', attributes: [] },
  })
  const below = await owner.api.manageCategories.create({
    body: { name: leaf, parent: above.id, description: '', attributes: [] },
  })
  const product = await owner.api.manageProducts.create({
    body: {
      ...{ sku: word().toUpperCase(), title: `Moved ${leaf}`, manufacturer: 'Testa', category: below.id, price: 60 },
      ...{ rrp: null, stock: [{ warehouse: 'TEST_SYDNEY', quantity: 3, was: 0 }] },
    },
  })
  return { above, below, product }
}

describe('a renamed category', () => {
  it('has its products, lists, crumbs and words at the new address, and the old ones lead there', async () => {
    const { above, below, product } = await department()
    const [slug, name] = [word(), `Kettles ${word()}`]
    const renamed = await rename(above.id, { slug })
    expect(renamed).toMatchObject({ id: slug, slug, name: above.name })
    const uri = `${slug}/${below.slug}`
    expect(await rename(uri, { name })).toMatchObject({ id: uri, path: `${above.name} > ${name}` })

    expect((await category(uri)).crumbs.map((crumb) => [crumb.name, crumb.uri])).toEqual([
      ['Home', '/'],
      [above.name, `/c/${slug}`],
      [name, `/c/${uri}`],
    ])
    expect(await titlesIn(slug)).toEqual([product.title])
    const page = await shop.api.product.bySlug({ params: { slug: product.slug }, query: {} })
    expect(page.crumbs.map((crumb) => crumb.uri)).toEqual(['/', `/c/${slug}`, `/c/${uri}`])
    const found = await shop.api.search.results({
      params: { type: 'products', term: name.split(' ')[1] ?? '' },
      query: {},
    })
    expect(JSON.stringify(found)).toContain(product.title)

    expect((await apiErrorOf(category(below.id))).status).toBe(404)
    expect(await redirectOf(`/c/${above.id}`)).toBe(`/c/${slug}`)
    expect(await redirectOf(`/c/${below.id}`, shop.visitor('fk.localhost'))).toBe(`/c/${uri}`)
    const { rows } = await owner.api.manageAudit.list({ query: { q: name } })
    expect(rows).toMatchObject([
      { action: 'changed a category', changes: [{ field: 'name', before: below.name, after: name }] },
    ])
  })

  it('leads every former address to the last one in one step, and one that is taken back to itself', async () => {
    const { above, below } = await department()
    const [second, third] = [word(), word()]
    await shop.db.insert(redirects).values({
      brand: 'wa',
      fromPath: `/${second}-brochure`,
      destination: `/c/${below.id}?sort=price-asc`,
    })
    await rename(above.id, { slug: second })
    await rename(second, { slug: third })
    expect(await redirectOf(`/c/${above.id}`)).toBe(`/c/${third}`)
    expect(await redirectOf(`/c/${below.id}`)).toBe(`/c/${third}/${below.slug}`)
    expect(await redirectOf(`/c/${second}`)).toBe(`/c/${third}`)
    expect(await redirectOf(`/${second}-brochure`)).toBe(`/c/${third}/${below.slug}?sort=price-asc`)

    await rename(third, { slug: above.slug })
    for (const path of [`/c/${above.id}`, `/c/${below.id}`]) expect(await redirectOf(path)).toBe('')
    expect(await redirectOf(`/c/${second}/${below.slug}`)).toBe(`/c/${below.id}`)
    expect(await redirectOf(`/c/${third}`)).toBe(`/c/${above.id}`)

    const { above: other } = await department()
    await rename(other.id, { slug: word() })
    await owner.api.manageCategories.create({
      body: { name: other.name, parent: null, description: '', attributes: [] },
    })
    expect(await redirectOf(`/c/${other.id}`)).toBe('')
  })

  it('stays in the offers that name it', async () => {
    const { above, below, product } = await department()
    const code = word().toUpperCase()
    await owner.api.manageCoupons.create({
      body: {
        ...{ code, kind: 'percent', value: 10, minimum: 0, startsAt: null, endsAt: null, maxUses: null },
        ...{ skus: [], categories: ['testing', below.id, above.id], manufacturers: [] },
      },
    })
    const slug = word()
    await rename(above.id, { slug })
    const coupon = await owner.api.manageCoupons.view({ params: { id: code } })
    expect(coupon.categories).toEqual(['testing', `${slug}/${below.slug}`, slug])
    const visitor = shop.visitor()
    await visitor.cart.addProduct({ body: { sku: product.sku, quantity: 1 } })
    expect(await visitor.cart.addCoupon({ body: { couponCode: code } })).toMatchObject({ discount: 6 })
  })

  it('is in the lists that ask for it by its former address, such as blocks of the home page', async () => {
    const { above, product } = await department()
    await rename(above.id, { slug: word() })
    expect(await titlesIn(above.id)).toEqual([product.title])
    const best = await shop.api.catalogue.best({ query: { category: above.id } })
    expect(best.map(({ title }) => title)).toEqual([product.title])
    expect(await titlesIn(word())).toEqual([])
  })

  it('cannot have the address of another one, nor one with other signs', async () => {
    const [{ above }, { above: other }] = [await department(), await department()]
    expect((await apiErrorOf(rename(above.id, { slug: other.slug }))).fields).toEqual({
      slug: ['Another category has this address'],
    })
    for (const slug of ['With Spaces', 'a/b', '-a', ''])
      expect(Object.keys((await apiErrorOf(rename(above.id, { slug }))).fields ?? {})).toEqual(['slug'])
    expect(
      await shop.db
        .select()
        .from(redirects)
        .where(eq(redirects.fromPath, `/c/${above.id}`)),
    ).toEqual([])
  })
})

describe('a moved category', () => {
  it('takes those below it and its products along, and the former addresses lead to the new ones in one step', async () => {
    const [{ above, below, product }, { above: target }] = [await department(), await department()]
    const former = word()
    await rename(above.id, { slug: former })
    const moved = await rename(former, { parent: target.id })
    expect(moved).toMatchObject({
      id: `${target.id}/${former}`,
      parent: target.id,
      path: `${target.name} > ${above.name}`,
    })
    const uri = `${moved.id}/${below.slug}`
    expect((await category(uri)).crumbs.map((crumb) => crumb.uri)).toEqual([
      '/',
      `/c/${target.id}`,
      `/c/${moved.id}`,
      `/c/${uri}`,
    ])
    expect(await titlesIn(target.id)).toContain(product.title)
    for (const path of [above.id, former]) {
      expect(await redirectOf(`/c/${path}`)).toBe(`/c/${moved.id}`)
      expect(await redirectOf(`/c/${path}/${below.slug}`)).toBe(`/c/${uri}`)
    }
    const { mainNav } = await shop.api.navigation.navbar()
    expect(mainNav.categories.find((top) => top.uri === `/c/${target.id}`)?.subCategories).toContainEqual(
      expect.objectContaining({
        uri: `/c/${moved.id}`,
        subCategories: [expect.objectContaining({ uri: `/c/${uri}` })],
      }),
    )
    const departmentOf = async (address: string) =>
      (await shop.db.select().from(categories).where(eq(categories.uri, address)))[0]?.group
    expect([await departmentOf(moved.id), await departmentOf(uri)]).toEqual([target.slug, target.slug])

    expect(await rename(moved.id, { parent: null })).toMatchObject({ id: former, parent: null })
    expect(await redirectOf(`/c/${uri}`)).toBe(`/c/${former}/${below.slug}`)
    expect(await departmentOf(former)).toBe(former)
    expect(await titlesIn(target.id)).not.toContain(product.title)
  })

  it('cannot be below itself, below products, on a fourth level, nor where its address is taken', async () => {
    const [{ above, below }, { above: other, below: full }] = [await department(), await department()]
    const problemOf = async (id: string, change: Change) => (await apiErrorOf(rename(id, change))).fields
    const itself = { parent: ['A category cannot be below itself'] }
    expect(await problemOf(above.id, { parent: above.id })).toEqual(itself)
    expect(await problemOf(above.id, { parent: below.id })).toEqual(itself)
    expect(await problemOf(below.id, { parent: full.id })).toEqual({
      parent: ['This category has products: choose one that only holds others'],
    })
    expect(await problemOf(below.id, { parent: word() })).toEqual({ parent: ['Choose one of the categories'] })
    const middle = await owner.api.manageCategories.create({
      body: { name: word(), parent: other.id, description: '', attributes: [] },
    })
    expect(await problemOf(above.id, { parent: middle.id })).toEqual({
      parent: ['Menus have three levels: with those below it, this category would be on a fourth'],
    })
    expect(await problemOf(below.id, { parent: other.id, slug: full.slug })).toEqual({
      slug: ['Another category has this address'],
    })
    expect(await rename(below.id, { parent: middle.id })).toMatchObject({ id: `${middle.id}/${below.slug}` })
  })
})

const blocked = `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Holds writes to a table, and goes on when as many connections wait as should. */
async function whileHeld(table: string, work: (held: { waiting: (count: number) => Promise<void> }) => Promise<void>) {
  const client = await shop.pool.connect()
  const waiting = async (count: number) => {
    for (let tries = 0; tries < 100; tries++) {
      const { rows } = await shop.pool.query<{ count: number }>(blocked)
      if ((rows[0]?.count ?? 0) >= count) return
      await sleep(10)
    }
  }
  try {
    await client.query(`begin; lock table ${table} in exclusive mode`)
    await work({ waiting })
  } finally {
    await client.query('commit')
    client.release()
  }
}

describe('a category that moves while the form of a product is open', () => {
  type Opened = Awaited<ReturnType<typeof department>>['product']
  const save = ({ id, version, category }: Opened, changes: object) =>
    owner.api.manageProducts.update({
      params: { id },
      body: {
        ...{ title: 'Typed', manufacturer: 'Testa', category, price: 60, rrp: null, stock: [], version },
        ...changes,
      },
    })

  it('takes what was typed, and leaves the product in it', async () => {
    const { above, below, product } = await department()
    const slug = word()
    await rename(above.id, { slug, name: 'Another name' })
    const saved = await save(product, { title: 'Typed meanwhile' })
    expect(saved).toMatchObject({ title: 'Typed meanwhile', category: `${slug}/${below.slug}` })
    expect(await titlesIn(slug)).toEqual(['Typed meanwhile'])
  })

  it('leaves the product in it when another category has the address by now', async () => {
    const { above, below, product } = await department()
    await rename(below.id, { slug: word() })
    const other = await owner.api.manageCategories.create({
      body: { name: below.name, parent: above.id, description: '', attributes: [] },
    })
    expect(other.id).toBe(product.category)
    const saved = await save(product, {})
    expect(saved.category).not.toBe(other.id)
    expect(await titlesIn(other.id)).toEqual([])
  })

  it('puts the product where the person chose, at its present address', async () => {
    const [{ product }, { below: chosen }] = [await department(), await department()]
    const slug = word()
    await rename(chosen.id, { slug })
    expect((await save(product, { category: chosen.id })).category).toMatch(new RegExp(`/${slug}$`))
  })

  it('still notices that another person changed the product', async () => {
    const { above, product } = await department()
    await save(product, { title: 'Theirs' })
    await rename(above.id, { slug: word() })
    expect(await apiErrorOf(save(product, {}))).toMatchObject({ status: 409 })
  })
})

describe('a category that moves while a product is added to one below it', () => {
  const add = (id: string) =>
    owner.api.manageProducts.create({
      body: {
        ...{ sku: word().toUpperCase(), title: `Late ${word()}`, manufacturer: 'Testa', category: id, price: 60 },
        ...{ rrp: null, stock: [] },
      },
    })

  it.each([
    ['begins while the product is written', 'manufacturers', false],
    ['has begun before', 'redirects', true],
  ])('takes it along when the move %s', async (_name, table, movesFirst) => {
    const [{ above, below }, { above: target }] = [await department(), await department()]
    let ends: Promise<[Awaited<ReturnType<typeof add>>, Awaited<ReturnType<typeof rename>>]> | undefined
    await whileHeld(table, async ({ waiting }) => {
      const start = [() => add(below.id), () => rename(above.id, { parent: target.id })] as const
      const first = movesFirst ? start[1]() : start[0]()
      await waiting(1)
      const second = movesFirst ? start[0]() : start[1]()
      // The second waits, too, or is done at once.
      await Promise.race([waiting(2), second])
      ends = Promise.all((movesFirst ? [second, first] : [first, second]) as never) // in the order of the type
    })
    const [product, moved] = (await ends) ?? []
    const uri = `${moved?.id}/${below.slug}`
    const stored = await owner.api.manageProducts.view({ params: { id: product?.id ?? '' } })
    expect([stored.category, await titlesIn(uri)]).toEqual([uri, expect.arrayContaining([product?.title])])
  })

  it('takes no product when another one was put below it meanwhile, and names the field', async () => {
    const { above } = await department()
    const leaf = await owner.api.manageCategories.create({
      body: { name: word(), parent: above.id, description: '', attributes: [] },
    })
    let ended: Promise<[Awaited<ReturnType<typeof apiErrorOf>>, unknown]> | undefined
    await whileHeld('redirects', async ({ waiting }) => {
      const below = owner.api.manageCategories.create({
        body: { name: word(), parent: leaf.id, description: '', attributes: [] },
      })
      await waiting(1)
      const rejected = apiErrorOf(add(leaf.id))
      ended = Promise.all([rejected, below])
      await Promise.race([waiting(2), rejected])
    })
    expect((await ended)?.[0].fields).toEqual({
      category: ['This category has others below it now: choose one of them'],
    })
  })
})
