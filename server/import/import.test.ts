import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { backOffice } from '../../tests/manage.ts'
import { type Shop, testShop } from '../../tests/test-app.ts'
import { watchChanges } from '../database/shop-changes.ts'
import type { Importer } from './importer.ts'
import { localityImporter, storeImporter, warehouseImporter } from './places.ts'
import { priceImporter } from './prices.ts'
import { problemText } from './problem.ts'
import { noMapping, readMapping } from './products/mapping.ts'
import { attributeValue } from './products/product-row.ts'
import { productImporter } from './products/products.ts'
import { runImport } from './run-import.ts'
import { stockImporter } from './stock.ts'
import { storeStockImporter } from './store-stock.ts'

let shop: Shop
const folder = mkdtempSync(join(tmpdir(), 'hearth-import-'))
const today = '2026-11-24'
const now = new Date('2026-11-24T01:00:00Z')
const options = { brands: ['wa'] as const, today, now }

beforeAll(async () => {
  shop = await testShop()
})
afterAll(async () => {
  await shop.close()
  rmSync(folder, { recursive: true })
})

function fileOf(name: string, text: string | Buffer) {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

type Flags = Partial<Pick<Parameters<typeof runImport>[1], 'isWriting' | 'skipsBad' | 'isComplete' | 'allowsLarge'>>

async function run<Row>(importer: Importer<Row>, file: string, flags: Flags = {}) {
  const usual = { db: shop.db, file, isWriting: true, skipsBad: false }
  const { problems, ...report } = await runImport(importer, { ...usual, ...flags })
  return { ...report, problems: problems.map(problemText) }
}

const counts = (added: number, changed: number, same: number) => ({ added, changed, same })

const products = (given: Partial<Parameters<typeof productImporter>[0]> = {}) =>
  productImporter({ ...options, mapping: noMapping, addsCategories: true, ...given })

const slug = 'ravel-gas-cooktop-60-cm-imp-1'
const headings = 'sku,title,manufacturer,category,price,rrp,gtin,width,description,attribute:burners'
const cooktop =
  'imp-1,"Ravel Gas Cooktop, 60 cm",Ravel,kitchen/cooking/gas-cooktops,"$1,299.00",1499,,60 cm,<p>Four</p><p>burners &amp; a wok.</p>,4'

it('adds products that the shop finds and shows, and changes nothing when run again', async () => {
  const file = fileOf('plain.csv', `\ufeff${headings}\n${cooktop}\n`)
  expect(await run(products(), file)).toEqual({
    ...{ rows: 1, bad: 0, problems: [], doubts: [] },
    ...{ written: counts(1, 0, 0), removed: null },
  })
  const found = await shop.api.product.bySlug({ params: { slug }, query: {} })
  expect(found).toMatchObject({
    title: 'Ravel Gas Cooktop, 60 cm',
    description: 'Four\nburners & a wok.',
    price: 1299,
  })
  const { totalCount } = await shop.api.search.products({
    params: { term: 'ravel cooktop' },
    query: { page: 1, size: 5 },
  })
  expect(totalCount).toBe(1)
  expect((await run(products(), file)).written).toEqual(counts(0, 0, 1))
})

it('changes only what the file has, keeps addresses, and notes prices in the history', async () => {
  const file = fileOf(
    'renamed.csv',
    'sku,title,manufacturer,category,price\nIMP-1,Ravel Four,Ravel,kitchen/cooking/gas-cooktops,999\n',
  )
  expect((await run(products(), file)).written).toEqual(counts(0, 1, 0))
  expect(await shop.api.product.bySlug({ params: { slug }, query: {} })).toMatchObject({
    title: 'Ravel Four',
    description: 'Four\nburners & a wok.',
    price: 999,
  })
  const { points } = await shop.api.product.priceHistory({ params: { sku: 'IMP-1' } })
  expect(points.at(-1)).toMatchObject({ price: 999 })
})

it('names line, column and reason of each bad row, and writes nothing', async () => {
  const file = fileOf(
    'bad.csv',
    [
      headings,
      cooktop.replace('imp-1', 'IMP-2'),
      'IMP-3,Kettle,Ravel,kitchen/cooking/gas-cooktops,free,,,,,',
      'IMP-2,Kettle,,kitchen/cooking/gas-cooktops,10,5,4006381333932,12 miles,,',
      'imp-2,Kettle,Ravel,kitchen/cooking/gas-cooktops,10,,,,,',
      'IMP-4,Cooktop,Ravel,kitchen/cooking/gas-cooktops,10,,,,,four',
      'IMP-5,Pot,Ravel,a > b > c > d,10,5,,,,',
    ].join('\n'),
  )
  expect(await run(products(), file)).toEqual({
    rows: 6,
    bad: 5,
    problems: [
      'line 3, price: must be a price above 0 such as 1299.00, not "free"',
      'line 4, manufacturer: must not be empty',
      'line 4, gtin: must be the number of a barcode, with a right check digit, not "4006381333932"',
      'line 4, width: must be a length such as 900 or 90 cm, not "12 miles"',
      'line 7, rrp: must not be less than the price',
      'line 5, sku: IMP-2 is in line 2 already',
      'line 6, attribute:burners: must be a number, not "four"',
    ],
    doubts: [],
    ...{ written: null, removed: null },
  })
  expect((await run(products(), file, { skipsBad: true })).written).toEqual(counts(1, 0, 0))
})

it('refuses unknown categories, unless they are to be added, and adds what a mapping defines', async () => {
  const file = fileOf(
    'mapped.csv',
    'Code,Name,Make,Kind,Cost,Flow\nIMP-6,Rain Shower,Ravel,Bathroom > Showers,320,9 L\n',
  )
  const mapping = readMapping(
    fileOf(
      'mapping.json',
      JSON.stringify({
        columns: { sku: 'Code', title: 'Name', manufacturer: 'Make', category: 'Kind', price: 'Cost' },
        attributes: { Flow: { key: 'flow', name: 'Flow rate', kind: 'range', unit: 'L/min' } },
      }),
    ),
  )
  expect((await run(products({ mapping, addsCategories: false }), file)).problems).toEqual([
    'line 2, category: "Bathroom > Showers" is no category: add it by --add-categories, or map it',
  ])
  expect((await run(products({ mapping }), file)).written).toEqual(counts(1, 0, 0))
  const { rows } = await shop.pool.query(
    `select uri, c.attributes->0->>'key' as key, p.attributes from products p join categories c on c.id = p.category_id where sku = 'IMP-6'`,
  )
  expect(rows).toEqual([{ uri: 'bathroom/showers', key: 'flow', attributes: { flow: 9 } }])
})

it('skips rows with another number of columns than the headings, and writes the others', async () => {
  const rows = [
    headings,
    'IMP-8,Kettle, steel,Ravel,kitchen/cooking/gas-cooktops,10,,,,,',
    cooktop.replace('imp-1', 'IMP-8'),
    'IMP-9,Kettle,Ravel',
  ]
  const report = await run(products(), fileOf('columns.csv', rows.join('\n')), { skipsBad: true })
  expect(report).toMatchObject({
    bad: 2,
    problems: [
      'line 2, all: has 11 columns, not 10 as the headings',
      'line 4, all: has 3 columns, not 10 as the headings',
    ],
    written: counts(1, 0, 0),
  })
  const prices = fileOf('columns-prices.csv', 'sku,price\nIMP-8\nIMP-8,1,299.00\nIMP-8,1300\n')
  expect(await run(priceImporter(options), prices, { skipsBad: true })).toMatchObject({
    problems: ['line 2, all: has 1 column, not 2 as the headings', 'line 3, all: has 3 columns, not 2 as the headings'],
    written: counts(0, 1, 0),
  })
  const shopify = [
    'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'pan,Pan,Ravel,Pans,Colour,Red,PA-R,10',
    'pan,,,,,Blue, navy,PA-B,12',
    'pot,Pot,Ravel,Pans,Title,Default Title,PO-1,14',
  ]
  expect(await run(products(), fileOf('columns-shopify.csv', shopify.join('\n')), { skipsBad: true })).toMatchObject({
    problems: ['line 3, all: has 9 columns, not 8 as the headings'],
    written: counts(1, 0, 0),
  })
})

it('names all mistakes of a mapping, up to ten', () => {
  const file = (content: object) => fileOf('wrong.json', JSON.stringify(content))
  const wrong = file({ columns: { sku: 1 }, attributes: { Flow: { key: 'flow', name: 'Flow', kind: 'option' } } })
  expect(() => readMapping(wrong)).toThrow(
    `${wrong}, columns.sku: must be a text, not a number.\n${wrong}, attributes.Flow.kind: must be one of: choice, range.`,
  )
  const many = file({ categories: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`C${index}`, 'A b'])) })
  expect(() => readMapping(many)).toThrow(/^(?:[^\n]+, categories\.C\d: [^\n]+\n){10}and 2 more\.$/)
})

it('cuts a long value of a choice at 80 characters, never within an emoji', () => {
  const named = { key: 'mood', name: 'Mood', unit: '', group: 'General', facet: true, keyFact: false }
  const value = (text: string) => attributeValue({ ...named, kind: 'choice' }, text)
  expect(value(`${'a'.repeat(79)}😀b`)).toBe(`${'a'.repeat(79)}😀`)
  expect(value('😀'.repeat(81))).toBe('😀'.repeat(80))
})

it('finds renamed and moved categories by what they were called, and adds none of them again', async () => {
  const owner = await backOffice(shop, 'owner')
  const add = (name: string, parent: string | null) =>
    owner.api.manageCategories.create({ body: { name, parent, description: '', attributes: [] } })
  const top = await add('Garden', null)
  await add('Water pumps', top.id)
  await add('Yard', null)
  await owner.api.manageCategories.update({
    params: { id: 'garden/water-pumps' },
    body: { name: 'Fountains', slug: 'fountains', description: '', added: [] },
  })
  await owner.api.manageCategories.update({
    params: { id: 'garden' },
    body: { name: 'Outside', slug: 'outside', parent: 'yard', description: '', added: [] },
  })
  const names = ['Garden > Water pumps', 'garden/water-pumps', 'Water pumps', 'Garden > Hoses']
  const rows = names.map((name, index) => `REN-${index},Product ${index},Ravel,${name},10`)
  const file = fileOf('former.csv', `sku,title,manufacturer,category,price\n${rows.join('\n')}\n`)
  expect((await run(products({ addsCategories: false }), file)).problems).toEqual([
    'line 5, category: "Garden > Hoses" is no category: add it by --add-categories, or map it',
  ])
  expect((await run(products(), file)).written).toEqual(counts(4, 0, 0))
  const { rows: found } = await shop.pool.query(
    `select sku, category_uri as uri from products where sku like 'REN-%' order by sku`,
  )
  expect(found.map(({ uri }) => uri)).toEqual([...Array(3).fill('yard/outside/fountains'), 'yard/outside/hoses'])
})

it('reads the export of Shopify: a product for each variant, drafts left out', async () => {
  const file = fileOf(
    'shopify.csv',
    [
      'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Status',
      'stool,Bar Stool,<p>Oak.</p>,Ravel,Furniture > Stools,,"oak, stool",true,Colour,Sand,ST-S,199.00,249.00,,a.jpg,active',
      'stool,,,,,,,,,Moss,ST-M,189.00,,,,',
      'stool,,,,,,,,,,,,,,b.jpg,',
      'shelf,Shelf,,Ravel,Furniture > Shelves,,,true,Title,Default Title,SH-1,99.00,,,,draft',
    ].join('\n'),
  )
  expect(await run(products(), file)).toMatchObject({ rows: 2, problems: [], written: counts(2, 0, 0) })
  const { rows } = await shop.pool.query(
    `select sku, title, finish, variant_group, price_cents::int from products p join listings l on l.product_id = p.id where sku like 'ST-_' order by 1`,
  )
  expect(rows.map(Object.values)).toEqual([
    ['ST-M', 'Bar Stool, Moss', 'Moss', 'stool', 18900],
    ['ST-S', 'Bar Stool, Sand', 'Sand', 'stool', 19900],
  ])
})

it.each([
  [
    'feed.xml',
    `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item>
     <g:id>MC-1</g:id><g:title><![CDATA[Lamp & shade]]></g:title><g:brand>Ravel</g:brand><g:product_type>Lights &gt; Lamps</g:product_type>
     <g:price>149.00 AUD</g:price><g:sale_price>99.00 AUD</g:sale_price><g:availability>in_stock</g:availability><g:product_height>160 cm</g:product_height>
     <g:product_detail><g:section_name>Light</g:section_name><g:attribute_name>Lumen</g:attribute_name><g:attribute_value>810</g:attribute_value></g:product_detail>
     <g:product_detail><g:section_name>Light</g:section_name><g:attribute_name>Colour</g:attribute_name><g:attribute_value>2,700 K</g:attribute_value></g:product_detail>
     </item></channel></rss>`,
  ],
  [
    'feed.tsv',
    'id\ttitle\tbrand\tproduct type\tprice\tsale price\tavailability\tproduct height\tproduct detail\nMC-1\tLamp & shade\tRavel\tLights > Lamps\t149.00 AUD\t99.00 AUD\tin_stock\t160 cm\tLight:Lumen:810,Light:Colour:2,700 K\n',
  ],
])('reads a feed for Google Merchant Center: %s', async (name, text) => {
  await shop.pool.query(`delete from price_history where product_id in (select id from products where sku = 'MC-1');
    delete from listings where product_id in (select id from products where sku = 'MC-1'); delete from products where sku = 'MC-1'`)
  const file = fileOf(`${name}.gz`, gzipSync(text))
  expect(await run(products(), file)).toMatchObject({ rows: 1, bad: 0, problems: [], written: counts(1, 0, 0) })
  const { rows } = await shop.pool.query(
    `select title, height, price_cents::int, rrp_cents::int, specifications from products p join listings l on l.product_id = p.id where sku = 'MC-1'`,
  )
  const cells = [
    { name: 'Lumen', value: '810' },
    { name: 'Colour', value: '2,700 K' },
  ]
  expect(rows.map(Object.values)).toEqual([['Lamp & shade', 1600, 9900, 14900, [{ name: 'Light', rows: cells }]]])
})

it('changes stock and prices by SKU, and rejects unknown ones', async () => {
  const { rows } = await shop.pool.query<{ code: string }>(`select code from warehouses where country = 'AU' limit 1`)
  const code = rows[0]?.code
  const stock = fileOf(
    'stock.csv',
    `sku;warehouse;quantity;next_date\nIMP-1;${code};4;\nNONE;${code};1;\nIMP-1;MOON;1;1/2/2027\n`,
  )
  const { problems, ...report } = await run(stockImporter({ now }), stock, { skipsBad: true })
  expect(problems.map((text) => text.split(':')[0])).toEqual(['line 3, sku', 'line 4, warehouse'])
  expect(problems[1]).toContain('there is no warehouse "MOON": they are ')
  expect(report.written).toEqual(counts(1, 0, 0))
  const inStock = await shop.pool.query(
    `select in_stock from listings l join products p on p.id = l.product_id where sku = 'IMP-1' and brand = 'wa'`,
  )
  expect(inStock.rows).toEqual([{ in_stock: true }])
  const prices = fileOf('prices.csv', 'sku,price\nIMP-1,1099\n')
  expect((await run(priceImporter(options), prices)).written).toEqual(counts(0, 1, 0))
  expect(await shop.api.product.bySku({ params: { sku: 'IMP-1' } })).toMatchObject({ price: 1099 })
})

const given = (skus: readonly string[], price: (index: number) => string | number) =>
  `sku,title,manufacturer,category,price\n${skus.map((sku, index) => `${sku},Pan,Ravel,kitchen/cooking/gas-cooktops,${price(index)}\n`).join('')}`
const many = Array.from({ length: 15 }, (_, index) => `MANY-${index}`)
const onlyHere = { brands: ['fk'] as const }

it('takes no price for right that was cut off or is in cents, unless large changes are allowed', async () => {
  const written = await run(
    products(onlyHere),
    fileOf(
      'many.csv',
      given(many, () => 1299),
    ),
  )
  expect(written).toMatchObject({ bad: 0, doubts: [] })
  const cut = fileOf('cut.csv', `sku,price\n${many[0]},1199\n${many[1]},12`)
  const prices = () => priceImporter({ ...options, ...onlyHere })
  expect(await run(prices(), cut)).toMatchObject({
    problems: ['line 3, price: 12.00 in place of 1299.00: if that is right, add --large-changes'],
    written: null,
  })
  expect((await run(prices(), cut, { skipsBad: true })).written).toEqual(counts(0, 1, 0))
  const inCents = fileOf(
    'cents.csv',
    given(many.slice(2, 4), () => 129900),
  )
  expect((await run(products(onlyHere), inCents)).problems).toHaveLength(2)
  expect((await run(prices(), cut, { allowsLarge: true })).written).toEqual(counts(0, 1, 1))
})

it('writes no file that takes many prices or much stock away, unless large changes are allowed', async () => {
  const all = await shop.pool.query(
    `select count(*)::int as count from listings where brand = 'fk' and price_cents > 0`,
  )
  const lost = Math.ceil(all.rows[0].count / 5) + 1
  const { rows } = await shop.pool.query<{ sku: string }>(
    `select sku from products p join listings l on l.product_id = p.id where brand = 'fk' and price_cents > 0 order by sku limit ${lost}`,
  )
  const free = fileOf('free.csv', `sku,price\n${rows.map(({ sku }) => `${sku},\n`).join('')}`)
  const prices = priceImporter({ ...options, ...onlyHere })
  expect(await run(prices, free)).toMatchObject({
    doubts: [
      `${lost} of ${all.rows[0].count} products with a price would have none: if that is right, add --large-changes.`,
    ],
    written: null,
  })
  const pieces = await shop.pool.query<{ sku: string; warehouse: string }>(
    'select sku, warehouse from stock s join products p on p.id = s.product_id where quantity > 0',
  )
  const none = pieces.rows.map(({ sku, warehouse }) => `${sku},${warehouse},0\n`).join('')
  const { doubts, written } = await run(stockImporter({ now }), fileOf('none.csv', `sku,warehouse,quantity\n${none}`))
  expect(doubts.join()).toMatch(/^([\d,]+) of \1 quantities above zero would be zero: /)
  expect(written).toBeNull()
})

it('withdraws what a complete file leaves out, and brings it back with its rating', async () => {
  const api = shop.visitor('fk.localhost').product
  const find = (sku = '') => api.bySku({ params: { sku } }).catch(({ status }: { status: number }) => status)
  const back = fileOf(
    'back.csv',
    given(many, () => 1299),
  )
  await run(products(onlyHere), back, { allowsLarge: true })
  await shop.pool.query(
    `insert into reviews (id, brand, style, sku, author, suburb, stars, title, text, state, created_at)
     values (gen_random_uuid(), 'fk', $1, $1, 'Lou', 'Perth', 4, 'Good', 'Good', 'published', now())`,
    [many[1]],
  )
  const few = fileOf(
    'few.csv',
    given([many[0] ?? '', ...many.slice(2)], () => 1299),
  )
  const guarded = await run(products(onlyHere), few, { isComplete: true })
  expect(guarded.doubts[0]).toMatch(
    /^\d+ of \d+ products would leave the shop: if that is right, add --large-changes\.$/,
  )
  expect([guarded.written, (await find(many[1])) instanceof Object]).toEqual([null, true])
  const { removed } = await run(products(onlyHere), few, { isComplete: true, allowsLarge: true })
  expect(removed).toBeGreaterThan(60)
  expect([await find(many[1]), (await find(many[0])) instanceof Object]).toEqual([404, true])
  const { totalCount } = await shop.visitor('fk.localhost').catalogue.listing({ query: {} })
  expect(totalCount).toBe(many.length - 1)
  const prices = priceImporter({ ...options, ...onlyHere })
  expect((await run(prices, fileOf('gone.csv', `sku,price\n${many[1]},1199\n`))).problems).toEqual([
    `line 2, sku: fk does not sell ${many[1]}`,
  ])
  expect(await run(products(onlyHere), back, { isComplete: true })).toMatchObject({
    written: counts(0, 1, 14),
    removed: 0,
  })
  expect(await find(many[1])).toMatchObject({ price: 1299, rating: { average: 4, count: 1 } })
})

it('withdraws nothing while a row is bad, since it may be of any product', async () => {
  const file = fileOf(
    'one-bad.csv',
    `${given(many.slice(0, 13), () => 1299)},Pan,Ravel,kitchen/cooking/gas-cooktops,10\n`,
  )
  const report = await run(products(onlyHere), file, { isComplete: true, skipsBad: true })
  expect(report).toMatchObject({ bad: 1, doubts: [], written: counts(0, 0, 13), removed: null })
})

it('takes the stock that a complete file leaves out, in the warehouses that it names', async () => {
  const codes = (await shop.pool.query<{ code: string }>('select code from warehouses order by code limit 2')).rows
  const [first = '', second = ''] = codes.map(({ code }) => code)
  const text = (rows: readonly (readonly [number, string])[]) =>
    `sku,warehouse,quantity\n${rows.map(([index, code]) => `${many[index]},${code},5\n`).join('')}`
  const complete = { isComplete: true, allowsLarge: true }
  await run(
    stockImporter({ now }),
    fileOf(
      'both.csv',
      text([
        [0, first],
        [1, first],
        [1, second],
      ]),
    ),
  )
  const { removed } = await run(stockImporter({ now }), fileOf('first.csv', text([[0, first]])), complete)
  expect(removed).toBeGreaterThan(0)
  const { rows } = await shop.pool.query(
    `select sku, warehouse, quantity from stock s join products p on p.id = s.product_id where sku like 'MANY-%' order by 1, 2`,
  )
  expect(rows).toEqual([
    { sku: many[0], warehouse: first, quantity: 5 },
    { sku: many[1], warehouse: first, quantity: 0 },
    { sku: many[1], warehouse: second, quantity: 5 },
  ])
})

it('sets what a store has to take away, and rejects unknown stores and products', async () => {
  const { rows } = await shop.pool.query<{ id: string }>(`select id from stores where brand = 'wa' order by id limit 1`)
  const id = rows[0]?.id
  const file = fileOf('own.csv', `${headings}\nstore-1,"Take-away",Ravel,kitchen/cooking/gas-cooktops,10,,,,,\n`)
  await run(products(), file)
  const text = (quantity: number) => `sku,store,quantity\nSTORE-1,${id},${quantity}\nNONE,${id},1\nSTORE-1,moon,1\n`
  const { problems, ...report } = await run(storeStockImporter(), fileOf('take.csv', text(3)), { skipsBad: true })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['line 3, sku', 'line 4, store'])
  expect(report.written).toEqual(counts(1, 0, 0))
  const again = (quantity: number) => run(storeStockImporter(), fileOf('take.csv', text(quantity)), { skipsBad: true })
  expect((await again(3)).written).toEqual(counts(0, 0, 1))
  expect((await again(0)).written).toEqual(counts(0, 1, 0))
  const stored = `select s.quantity from store_stock s join products p on p.id = s.product_id where sku = 'STORE-1'`
  expect((await shop.pool.query(stored)).rows).toEqual([{ quantity: 0 }])
})

it('lets running instances make their pages anew when an import changed something, and only then', async () => {
  const changes = watchChanges(shop.db, 10)
  const heard = vi.fn()
  changes.subscribe(heard)
  const isHeard = () => vi.waitFor(() => expect(heard).toHaveBeenCalled())
  try {
    await isHeard() // the first look
    heard.mockClear()
    const prices = fileOf('dearer.csv', 'sku,price\nIMP-1,1199\n')
    await run(priceImporter(options), prices, { isWriting: false })
    await sleep(200)
    expect(heard).not.toHaveBeenCalled()
    await run(priceImporter(options), prices)
    await isHeard()
    await sleep(50) // a look of before
    heard.mockClear()
    await run(priceImporter(options), prices)
    await sleep(200)
    expect(heard).not.toHaveBeenCalled()
  } finally {
    changes.close()
  }
})

it('adds warehouses, localities from the nearest one, and stores with their hours', async () => {
  const warehouses = fileOf(
    'warehouses.csv',
    'code,name,state,country,latitude,longitude\nDEPOT,Depot,TAS,AU,-42.9,147.31\n',
  )
  expect((await run(warehouseImporter(), warehouses)).written).toEqual(counts(1, 0, 0))
  const localities = fileOf(
    'localities.csv',
    'postcode,locality,state,latitude,longitude\n7199,Nové Bay,TAS,-42.9,147.3\n199,Far,TAS,-42.9,147.3\n',
  )
  expect(await run(localityImporter(), localities, { skipsBad: true })).toMatchObject({
    problems: ['line 3, postcode: must have four digits: format the column as text'],
    written: counts(1, 0, 0),
  })
  expect(
    (await shop.pool.query(`select id, suburb_key, warehouse from localities where postcode = '7199'`)).rows,
  ).toEqual([{ id: '7199_NOVE_BAY', suburb_key: 'nove bay', warehouse: 'DEPOT' }])
  const days = 'monday,tuesday,wednesday,thursday,friday,saturday,sunday'
  const stores = fileOf(
    'stores.csv',
    `id,brand,name,address,suburb,state,postcode,phone,latitude,longitude,${days}\n900,wa,Nové Bay,1 Quay,Nové Bay,TAS,7199,03 5550 1234,-42.9,147.3,9:00-17:30,9:00-17:30,9:00-17:30,9:00-17:30,9:00-20:00,closed,\n`,
  )
  expect((await run(storeImporter(), stores)).written).toEqual(counts(1, 0, 0))
  expect((await run(storeImporter(), stores)).written).toEqual(counts(0, 0, 1))
})

it('says what is wrong with a file that cannot be read', async () => {
  const failure = (name: string, text: string | Buffer) =>
    run(products(), fileOf(name, text)).then(
      () => null,
      (error: Error) => error.message.replace(folder, ''),
    )
  expect(await failure('a.csv', 'sku,title\nA,B\n')).toMatch('has no column "manufacturer", "category", "price"')
  expect(await failure('b.csv', 'sku,sku\nA,B\n')).toBe('The column "sku" is there twice.')
  expect(await failure('c.csv', `${headings}\nA,B"C"\n`)).toMatch('/c.csv is no table: ')
  expect(await failure('d.csv', headings)).toBe('/d.csv has no rows.')
  expect(await failure('e.xml', '<rss><channel><item><id>1</item>')).toMatch('/e.xml is no XML: ')
  expect(await failure('f.csv.gz', 'no gzip')).toMatch('/f.csv.gz cannot be read: ')
  await expect(run(priceImporter(options), fileOf('empty.csv', 'sku,price\n'))).rejects.toThrow(
    /empty\.csv has no rows\./,
  )
  const latin = Buffer.from('sku,price\nIMP-1,5\xe9\n', 'latin1')
  expect((await run(priceImporter(options), fileOf('g.csv', latin))).problems[0]).toMatch('line 2, all: is not UTF-8')
})
