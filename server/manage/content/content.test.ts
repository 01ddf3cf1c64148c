import { randomUUID } from 'node:crypto'
import { millisecondsInHour } from 'date-fns/constants'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorOf } from '../../../tests/buyer.ts'
import { backOffice } from '../../../tests/manage.ts'
import { type Shop, testShop } from '../../../tests/test-app.ts'

let shop: Shop
let owner: Awaited<ReturnType<typeof backOffice>>
beforeAll(async () => {
  shop = await testShop({ brand: 'wa' })
  owner = await backOffice(shop, 'owner')
})
afterAll(() => shop.close())

const inHours = (hours: number) => new Date(shop.clock().getTime() + hours * millisecondsInHour).toISOString()
const statusOf = async (request: Promise<unknown>) => (await apiErrorOf(request)).status
const unique = () => randomUUID().slice(0, 8)
const actionsOn = async (q: string) =>
  (await owner.api.manageAudit.list({ query: { q } })).rows.map(({ action }) => action).toSorted()

async function upload() {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#b87333' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'front.jpg')
  const request = new Request('http://admin.localhost', { method: 'POST', body: form })
  const response = await owner.inject({
    url: '/manage/api/pictures',
    method: 'POST',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return (response.json() as { key: string }).key
}

describe('a page', () => {
  const form = (changes: object = {}) => ({
    title: 'Gift cards',
    description: 'From $20',
    html: 'Choose one.\n\nSend it.',
    ...{ startsAt: null, endsAt: null, banner: null, ...changes },
  })
  const add = (changes: object = {}) =>
    owner.api.managePages.create({ body: { name: `gift-${unique()}`, ...form(changes) } })
  const inShop = (name: string) => shop.api.content.static({ params: { name } })

  it('is shown with its banner, changed and taken down', async () => {
    const picture = await upload()
    const banner = {
      ...{ heading: 'Give a kettle', text: 'Or a card.', subTitles: ['Valid for three years'], style: 'tall' as const },
      buttons: [
        { type: 'link' as const, text: 'Stores', url: '/stores' },
        { type: 'search' as const, text: 'Search', url: '' },
      ],
      picture,
    }
    const { id, address, state } = await add({ banner })
    expect([address, state]).toEqual([`/article/${id}`, 'shown'])
    const shown = await inShop(id)
    expect(shown).toMatchObject({ title: 'Gift cards', html: '<p>Choose one.</p>\n<p>Send it.</p>' })
    expect(shown.banner).toMatchObject({ heading: 'Give a kettle', class: 'lg-masthead', picture: { width: 800 } })
    expect(shown.banner?.buttons).toEqual([
      { type: 'link', text: 'Stores', url: '/stores' },
      { type: 'search', text: 'Search' },
    ])
    const { banner: kept } = await owner.api.managePages.view({ params: { id } })
    expect(kept).toMatchObject({ style: 'tall', picture: { key: picture } })

    const body = form({ html: '<p onclick="x()">Soon<script>steal()</script></p>' })
    await owner.api.managePages.update({ params: { id }, body })
    expect(await inShop(id)).toMatchObject({ html: '<p>Soon</p>' })
    expect((await inShop(id)).banner).toBeUndefined()
    await owner.api.managePages.takeDown({ params: { id } })
    expect(await statusOf(inShop(id))).toBe(404)
    expect(JSON.stringify(await shop.api.content.siteMap())).not.toContain(id)
    expect(await owner.api.managePages.view({ params: { id } })).toMatchObject({ state: 'ended' })
    const { rows } = await owner.api.manageAudit.list({ query: { q: 'Gift cards' } })
    const own = rows.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)
    expect(own.toSorted()).toEqual(['added a page', 'changed a page', 'took down a page'])
  })

  it('is missing before and after its period', async () => {
    const planned = await add({ startsAt: inHours(1) })
    const ended = await add({ endsAt: inHours(-1) })
    expect([planned.state, ended.state]).toEqual(['planned', 'ended'])
    expect(await statusOf(inShop(planned.id))).toBe(404)
    expect(await statusOf(inShop(ended.id))).toBe(404)
    const now = await add({ startsAt: inHours(-1), endsAt: inHours(1) })
    expect(await inShop(now.id)).toMatchObject({ title: 'Gift cards' })
    expect(JSON.stringify(await shop.api.content.siteMap())).toContain(now.address)
  })

  it('that the shop needs has no period and stays', async () => {
    const { title, description, html, banner, isFixed } = await owner.api.managePages.view({ params: { id: 'blog' } })
    expect(isFixed).toBe(true)
    const changes = { title, description, html, banner: banner && { ...banner, picture: banner.picture?.key ?? null } }
    const error = await apiErrorOf(
      owner.api.managePages.update({ params: { id: 'blog' }, body: form({ ...changes, endsAt: inHours(1) }) }),
    )
    expect(error.fields).toEqual({ endsAt: ['The shop needs this page: it is always shown'] })
    expect(await statusOf(owner.api.managePages.takeDown({ params: { id: 'blog' } }))).toBe(400)
    await owner.api.managePages.update({ params: { id: 'blog' }, body: form({ ...changes, title: 'Our kitchen' }) })
    const shown = await inShop('blog')
    expect([shown.title, shown.banner?.class]).toEqual(['Our kitchen', 'blog-masthead'])
  })

  it('names the fields of a wrong form', async () => {
    const errors = async (changes: object) => (await apiErrorOf(add(changes))).fields
    const banner = { heading: 'Hi', text: '', subTitles: [], style: 'usual', picture: null, buttons: [] as object[] }
    const button = (type: string, url: string) => ({ banner: { ...banner, buttons: [{ type, text: 'Go', url }] } })
    const outside = 'Enter an address that begins with https://'
    expect(await errors(button('externalLink', '/stores'))).toEqual({ 'banner.buttons.0.url': [outside] })
    const inside = 'Enter an address of this shop, such as /stores'
    expect(await errors(button('link', 'https://elsewhere.example/'))).toEqual({ 'banner.buttons.0.url': [inside] })
    const unsafe = await errors(button('link', 'javascript:steal()'))
    expect(unsafe).toEqual({ 'banner.buttons.0.url': ['Enter an address such as /sale or https://…'] })
    const gone = { 'banner.picture': ['This picture is gone: choose it again'] }
    expect(await errors({ banner: { ...banner, picture: 'photo-nowhere' } })).toEqual(gone)
    expect(await errors({ name: 'Über uns' })).toEqual({ name: ['Letters, digits and - only, such as gift-cards'] })
    expect(await errors({ startsAt: inHours(2), endsAt: inHours(1) })).toEqual({ endsAt: ['End after the beginning'] })
    const { id } = await add()
    expect(await errors({ name: id })).toEqual({ name: ['Another page has this name'] })
  })

  it('of one shop is missing in another', async () => {
    const { id } = await add()
    const elsewhere = await backOffice(shop, 'owner', 'andoo')
    expect(await statusOf(elsewhere.api.managePages.view({ params: { id } }))).toBe(404)
    expect(await statusOf(elsewhere.api.managePages.update({ params: { id }, body: form() }))).toBe(404)
    expect(await statusOf(shop.visitor('andoo.localhost').content.static({ params: { name: id } }))).toBe(404)
  })
})

describe('an article', () => {
  const form = (changes: object = {}) => ({
    title: `Lemon tart ${unique()}`,
    description: 'Sharp and sweet',
    html: '<p>Bake it.</p>',
    picture: null,
    pictureAlt: '',
    chapter: 'Sweet',
    facts: [{ name: 'Serves', value: '6 people' }],
    ingredients: ['3 lemons'],
    category: null,
    stores: [] as string[],
    publishedOn: '2026-11-20',
    position: 0,
    ...{ startsAt: null, endsAt: null, ...changes },
  })
  const add = (changes: object = {}) =>
    owner.api.manageArticles.create({ body: { kind: 'recipe' as const, ...form(changes) } })
  const titles = async () => (await shop.api.article.list({ params: { kind: 'recipe' } })).map(({ title }) => title)

  it('is in its list at its place, is changed and taken down', async () => {
    const picture = await upload()
    const { rows } = await owner.api.manageStores.list({ query: { limit: 1 } })
    const stores = rows.map(({ id }) => id)
    const { id, title, address } = await add({ picture, pictureAlt: ' A tart, cut open ', category: 'kitchen', stores })
    expect(address).toBe(`/recipes/${id.split('/')[1]}`)
    expect(await titles()).toContain(title)
    const uri = id.split('/')[1] ?? ''
    const shown = await shop.api.article.view({ params: { kind: 'recipe', uri } })
    expect(shown).toMatchObject({ ingredients: ['3 lemons'], chapter: 'Sweet', category: 'kitchen' })
    expect([shown.picture?.width, shown.picture?.alt, shown.stores.length]).toEqual([800, 'A tart, cut open', 1])
    expect(await owner.api.manageArticles.view({ params: { id } })).toMatchObject({
      ...{ stores, picture: { key: picture }, pictureAlt: 'A tart, cut open' },
    })
    await owner.api.manageArticles.update({ params: { id }, body: form({ title, position: 90_000 }) })
    expect((await titles()).at(-1)).toBe(title)
    await owner.api.manageArticles.takeDown({ params: { id } })
    expect(await titles()).not.toContain(title)
    expect(await statusOf(shop.api.article.view({ params: { kind: 'recipe', uri } }))).toBe(404)
    expect(await actionsOn(title)).toEqual(['added an article', 'changed an article', 'took down an article'])
  })

  it('keeps what a colleague has written since it was opened, until it is saved in knowledge of that', async () => {
    const { id, title } = await add()
    const colleague = await backOffice(shop, 'merchandiser')
    const save = (openedAt: string) =>
      owner.api.manageArticles.update(
        { params: { id }, body: form({ title, chapter: 'Mine' }) },
        { headers: { 'if-unmodified-since': new Date(openedAt).toUTCString() } },
      )
    const chapter = async () => (await owner.api.manageArticles.view({ params: { id } })).chapter
    // One's own changes are no reason to ask.
    await save(inHours(0))
    await save(inHours(0))
    await colleague.api.manageArticles.update({ params: { id }, body: form({ title, chapter: 'Theirs' }) })
    const { status, message } = await apiErrorOf(save(inHours(0)))
    expect([status, message]).toEqual([409, expect.stringContaining('has changed this since you opened it')])
    expect(await chapter()).toBe('Theirs')
    await save(inHours(1))
    expect(await chapter()).toBe('Mine')
  })

  it('is found page by page, once each, also by kind', async () => {
    const ids: string[] = []
    let after: string | undefined
    do {
      const page = await owner.api.manageArticles.list({ query: { limit: 5, ...(after ? { after } : {}) } })
      ids.push(...page.rows.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(10)
    const { rows } = await owner.api.manageArticles.list({ query: { kind: 'recipe', limit: 100 } })
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.filter((id) => id.startsWith('recipe/')).toSorted())
    expect(await statusOf(owner.api.manageArticles.list({ query: { after: 'WyJhIiwiYiIsImMiXQ' } }))).toBe(400)
  })

  it('names the fields of a wrong form', async () => {
    const errors = async (changes: object) => (await apiErrorOf(add(changes))).fields
    expect(await errors({ category: 'nowhere' })).toEqual({ category: ['Choose one of the categories'] })
    expect(await errors({ stores: ['nowhere'] })).toEqual({ stores: ['Choose stores of this shop'] })
    expect(await errors({ publishedOn: '2026-02-30' })).toEqual({ publishedOn: ['Choose a day'] })
    expect(await errors({ picture: 'photo-nowhere' })).toEqual({ picture: ['This picture is gone: choose it again'] })
    const { title } = await add()
    expect(await errors({ title })).toEqual({ title: ['Another article has this title'] })
  })
})

describe('the announcement', () => {
  const fields = (changes: object = {}) => ({
    ...{ desktopHtml: 'Open on Sunday', mobileHtml: '', url: '/stores', colour: '#123456' },
    ...{ startsAt: null, endsAt: null, ...changes },
  })
  const inShop = () => shop.visitor('hc.localhost').content.alertBanner()

  it('is above every page in its period, and is taken down', async () => {
    const { api } = await backOffice(shop, 'owner', 'hc')
    expect(await api.manageAnnouncement.save({ body: fields() })).toMatchObject({ state: 'shown' })
    const text = '<p>Open on Sunday</p>'
    expect(await inShop()).toEqual({
      bannerURL: '/stores',
      backgroundColor: '#123456',
      desktopContent: text,
      mobileContent: text,
    })
    await api.manageAnnouncement.save({ body: fields({ startsAt: inHours(1) }) })
    expect(await inShop()).toBeNull()
    await api.manageAnnouncement.save({ body: fields() })
    await api.manageAnnouncement.takeDown()
    expect(await inShop()).toBeNull()
    expect(await api.manageAnnouncement.view()).toMatchObject({ desktopHtml: text, state: 'ended' })
    const unsafe = await apiErrorOf(api.manageAnnouncement.save({ body: fields({ url: 'javascript:steal()' }) }))
    expect(Object.keys(unsafe.fields ?? {})).toEqual(['url'])
  })
})

describe('the sale', () => {
  const sale = () => shop.visitor('hc.localhost').promotion.sale({ query: {} })

  it('has its banners in its period, and ends', async () => {
    const { api } = await backOffice(shop, 'owner', 'hc')
    const picture = await upload()
    const banner = { words: '', sign: null, picture: null }
    const fields = (changes: object = {}) => ({
      ...{ name: 'Kettle week', url: '/c/kitchen', colour: '#123456', startsAt: inHours(-1), endsAt: inHours(1) },
      banners: [
        { ...banner, slot: 'homePageBanner' as const, words: 'All kettles', picture },
        { ...banner, slot: 'navIcon' as const, sign: 'percent' as const },
      ],
      ...changes,
    })
    expect(await api.manageSale.save({ body: fields() })).toMatchObject({ state: 'shown' })
    const shown = await sale()
    expect(shown).toMatchObject({ isSaleOn: true, name: 'Kettle week', url: '/c/kitchen' })
    expect(Object.keys(shown.images ?? {}).toSorted()).toEqual(['homePageBanner', 'navIcon'])
    expect(shown.images?.homePageBanner?.src).toMatch(/-1200\.webp$/)
    expect(shown.images?.homePageBanner?.attributes).toMatchObject({ width: '640', 'data-words': 'All kettles' })
    expect(shown.images?.navIcon?.src).toBe('/signs/percent.svg')
    expect((await api.manageSale.view()).banners[0]).toMatchObject({
      slot: 'homePageBanner',
      picture: { key: picture },
    })

    const errors = async (changes: object) => (await apiErrorOf(api.manageSale.save({ body: fields(changes) }))).fields
    const twice = [1, 2].map(() => ({ ...banner, slot: 'navIcon', sign: 'tag' }))
    expect(await errors({ banners: twice })).toEqual({ 'banners.1.slot': ['This place has a banner already'] })
    const empty = [{ ...banner, slot: 'navIcon' }]
    expect(await errors({ banners: empty })).toEqual({ 'banners.0.picture': ['Choose a picture or a sign'] })
    const gone = [{ ...banner, slot: 'navIcon', picture: 'photo-nowhere' }]
    expect(await errors({ banners: gone })).toEqual({ 'banners.0.picture': ['This picture is gone: choose it again'] })
    expect(await errors({ endsAt: inHours(-2) })).toEqual({ endsAt: ['End after the beginning'] })

    await api.manageSale.takeDown()
    expect(await sale()).toEqual({ isSaleOn: false })
  })
})
