import { millisecondsInDay } from 'date-fns/constants'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { cleanPhone } from '#domain/account/phone.ts'
import { positionAfter, positionsBetween } from '#domain/project/position.ts'
import { emptyQuoteData, referrerFields } from '#domain/project/project-response.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { brands } from '#themes/brands.ts'
import { freeCode } from '../cart/cart-line.ts'
import type { Db } from '../database/database.ts'
import { newId } from '../database/id.ts'
import { within } from '../database/patterns.ts'
import { accounts } from '../database/schema/accounts.ts'
import { listings, products, stores } from '../database/schema/catalogue.ts'
import { projects } from '../database/schema/projects.ts'
import { referrers, salespeople } from '../database/schema/trade.ts'
import { dayAfter } from '../lib/days.ts'
import { createOrderNumbers, quotes } from '../orders/store/order-numbers.ts'
import { editByShop } from '../project/project-change.ts'
import { newFolder, newProject } from '../project/project-create.ts'
import { logRows } from '../project/project-editing.ts'
import { contactsOf, statusEdit } from '../project/project-fields.ts'
import { lockPrices, saveQuote } from '../project/quote/project-quoting.ts'
import { shareProject } from '../project/quote/project-shared.ts'
import { insertProjectLines, type ProjectLineRow } from '../project/store/project-lines.ts'
import { insertLog } from '../project/store/project-log.ts'
import { insertComment, insertFolders, insertNotes, insertVariations } from '../project/store/project-parts.ts'
import { changeProjectRow, insertProject, type ProjectRow } from '../project/store/projects.ts'
import { insertReminders } from '../project/store/reminders.ts'
import { randomOf, uuidOf } from './catalogue/random.ts'
import { type DemoProject, demoProjects } from './seed-project-data.ts'
import { seedTrade } from './seed-trade.ts'

const idOf = ({ brand, name }: DemoProject) => uuidOf(`project ${brand} ${name}`)

type World = {
  db: Db
  now: Date
  brand: Brand
  people: (typeof salespeople.$inferSelect)[]
  storeRows: (typeof stores.$inferSelect)[]
  nextNumber: () => Promise<string>
}

const streets = ['Banksia Rise', 'Foundry Lane', 'Orchard Road', 'Tern Street', 'Kiln Lane', 'Saltbush Avenue']

/** Deterministic customer data, with a phone number reserved for fiction. */
function customerOf(fact: DemoProject, { brand, storeRows }: World) {
  const random = randomOf('customer', fact.customer)
  const [firstName = '', ...family] = fact.customer.split(' ')
  const isCompany = /Pty|Homes|House|Sons|Interiors|Lodge/.test(fact.customer)
  const place = random.pick(storeRows)
  const mailbox = fact.customer
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .replaceAll(' ', '.')
    .toLowerCase()
  const phone = brand.country === 'NZ' ? `021 555 0${random.int(100, 199)}` : `0491 570 ${random.int(156, 158)}`
  return {
    firstName: isCompany ? '' : firstName,
    lastName: isCompany ? '' : family.join(' '),
    customerName: fact.customer,
    customerEmail: `${mailbox}@example.com`,
    contactNumber: cleanPhone(phone),
    projectAddress: `${random.int(1, 90)} ${random.pick(streets)}`,
    suburb: place.suburb,
    state: place.state,
    postCode: place.postcode,
  }
}

async function referrerOf(db: Db, code: string | undefined) {
  if (!code) return null
  return (await db.select().from(referrers).where(eq(referrers.code, code)))[0] ?? null
}

const dateBefore = (now: Date, daysBack: number) => new Date(now.getTime() - daysBack * millisecondsInDay)

async function makeProject(fact: DemoProject, world: World): Promise<ProjectRow> {
  const { db, now, people, storeRows } = world
  const random = randomOf('project', fact.name)
  const person = fact === demoProjects[0] ? people.find(({ code }) => code === 'NH01') : random.pick(people)
  const place = storeRows.find(({ subdivision }) => subdivision === person?.subdivision)
  const quoteData = {
    ...emptyQuoteData,
    ...customerOf(fact, world),
    ...referrerFields(await referrerOf(db, fact.referrer)),
    projectGoal: fact.goal ?? '',
    projectStart: fact.goal ? dayAfter(shopDay(now, world.brand.country), 45) : '',
    interests: random.pick(['Cooking', 'Cooking, laundry', 'Quiet machines', '']),
    comments: fact.goal ? 'Cabinet cut-outs to be confirmed with the joiner before delivery.' : '',
    showCulinaryBookings: fact.isBooking ?? false,
  }
  const user = person?.name ?? world.brand.name
  const project: ProjectRow = {
    ...newProject({ brand: world.brand.key, name: fact.name, changedBy: user }, dateBefore(now, fact.made)),
    id: idOf(fact),
    status: fact.isQuoted ? 'Open' : fact.status,
    quoteData,
    contacts: contactsOf(quoteData),
    salespersonCode: person?.code ?? null,
    salespersonName: person?.name ?? null,
    storeId: place?.id ?? null,
    storeName: place?.name ?? null,
  }
  await insertProject(db, project)
  const of = { projectId: project.id, version: 1, madeAt: project.createdAt, user }
  await insertLog(db, logRows([{ action: 'created', target: 'project', to: fact.name }], of))
  return project
}

const sellingProducts = (db: Db, brand: string, category: string, limit: number) =>
  db
    .select({ id: products.id, sku: products.sku, group: products.variantGroup })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    .where(
      and(
        eq(listings.brand, brand),
        isNotNull(listings.priceCents),
        eq(listings.priceUponRequest, false),
        limit > 50 ? undefined : within(category),
      ),
    )
    .orderBy(desc(listings.rank), products.id)
    .limit(limit > 50 ? 300 : 40)

async function fillProject(fact: DemoProject, project: ProjectRow, { db, brand, now }: World) {
  const random = randomOf('lines', fact.name)
  const lines: ProjectLineRow[] = []
  const titles = fact.folders.filter(([title]) => title !== '')
  const positions = positionsBetween(null, null, titles.length)
  const folders = titles.map(([title], place) => newFolder(project, { title, position: positions[place] ?? '' }))
  await insertFolders(db, folders)
  for (const [title, category, count] of fact.folders) {
    const offered = await sellingProducts(db, brand.key, category, count)
    if (offered.length === 0) continue
    const chosen =
      count > offered.length
        ? Array.from({ length: count }, (_, n) => offered[n % offered.length])
        : random.some(offered, count)
    for (const product of chosen) {
      if (!product) continue
      lines.push({
        projectId: project.id,
        productCode: freeCode(lines, product.sku),
        productId: product.id,
        sku: product.sku,
        folderId: folders.find((folder) => folder.title === title)?.id ?? null,
        position: positionAfter(lines.slice(-1).map(({ position }) => position)),
        quantity: random.chance(0.15) ? random.int(2, 4) : 1,
        warrantyId: null,
        installId: null,
        agreedCents: null,
        priceReason: null,
        competitor: null,
        competitorUrl: null,
        lockedCents: null,
        addedAt: dateBefore(now, fact.made),
      })
    }
  }
  await insertProjectLines(db, lines)
  const { id, changedAt } = project
  await changeProjectRow(db, { id, effect: 'products' }, { lineCount: lines.length, changedAt })
  return { lines, folders }
}

/** Notes, a variation and comments, in the first project of each shop. */
async function addNotes(project: ProjectRow, lines: readonly ProjectLineRow[], { db, now, brand }: World) {
  const [first, second, third] = lines
  if (!first || !second || !third) return
  const user = project.changedBy
  const note = (sku: string, notes: string, days: number) => ({
    id: newId(dateBefore(now, days).getTime()),
    projectId: project.id,
    sku,
    notes,
    createdBy: user,
    changedAt: dateBefore(now, days),
    changedBy: user,
  })
  await insertNotes(db, [
    note(first.sku, 'Door must open toward the window. Allow 25 mm each side.', 3),
    note(third.sku, 'Needs a 32 A circuit. Electrician to check before delivery.', 4),
  ])
  await insertVariations(db, [
    {
      id: newId(),
      projectId: project.id,
      productCode: first.productCode,
      brand: brand.name,
      variationSku: `${first.sku}-LH`,
      comments: 'Left-hinged doors',
      rrpCents: null,
    },
  ])
  const comments = ['Waiting on the joiner for the oven tower height.', 'Customer prefers calls after four.']
  for (const [index, message] of comments.entries()) {
    const writtenAt = dateBefore(now, 2 - index)
    await insertComment(db, { id: newId(writtenAt.getTime()), projectId: project.id, user, message, writtenAt })
  }
}

/** Creates quote, lock and share link with the shop's own functions, at past dates. */
async function moveOn(fact: DemoProject, project: ProjectRow, { db, now, brand, nextNumber }: World) {
  const user = project.changedBy
  const by = (daysBack: number) => ({ brand, user, now: dateBefore(now, daysBack) })
  const quotedOn = Math.max(fact.changed, 1)
  const { lock } = fact
  if (lock !== undefined) {
    const until = lock === 'open' ? null : dayAfter(shopDay(now, brand.country), lock)
    await editByShop(db, by(quotedOn + 1), project.id, (editing) => lockPrices(editing, until))
  }
  if (fact.isQuoted) {
    const number = Number(await nextNumber())
    await editByShop(db, by(quotedOn), project.id, (editing) => saveQuote(editing, fact.customer, { number }))
  }
  await editByShop(db, by(fact.changed), project.id, async (editing) => {
    const { project: own } = editing
    if (own.status !== fact.status) {
      editing.set({ status: fact.status })
      editing.put(statusEdit(own, fact.status))
    }
    if (fact.isEmailed) {
      editing.set({ emailedAt: dateBefore(now, quotedOn), emailedTo: [own.quoteData.customerEmail] })
      editing.log({
        action: 'emailed',
        target: 'project',
        field: 'quote',
        to: `${own.quoteId} version ${own.quoteVersion}`,
      })
    }
    if (fact.isShared) await shareProject(editing)
  })
  // Sets the time of the last change, which the edits above have overwritten.
  await changeProjectRow(db, { id: project.id, effect: 'time' }, { changedAt: dateBefore(now, fact.changed) })
}

async function remind(fact: DemoProject, project: ProjectRow, { db, now, brand }: World) {
  if (!fact.reminders) return
  const code = brand.key === 'aol-nz' ? 'wiremu@hearth.example' : 'noor@hearth.example'
  const [account] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, code))
  if (!account) return
  const today = shopDay(now, brand.country)
  await insertReminders(
    db,
    fact.reminders.map(([days, name, notes]) => ({
      id: newId(now.getTime()),
      accountId: account.id,
      projectId: project.id,
      name,
      notes,
      date: dayAfter(today, days),
      status: 'Open' as const,
      createdAt: project.createdAt,
      changedAt: project.createdAt,
    })),
  )
}

async function worldOf(db: Db, now: Date, key: DemoProject['brand'], nextNumber: World['nextNumber']): Promise<World> {
  const people = await db.select().from(salespeople).where(eq(salespeople.brand, key)).orderBy(salespeople.code)
  const storeRows = await db.select().from(stores).where(eq(stores.brand, key)).orderBy(stores.id)
  return { db, now, brand: brands[key], people, storeRows, nextNumber }
}

/** Inserts the demo projects once. */
export async function seedProjects(db: Db, now: Date) {
  const ids = demoProjects.map(idOf)
  const known = await db.select({ id: projects.id }).from(projects).where(inArray(projects.id, ids)).limit(1)
  if (known.length > 0) return
  await seedTrade(db, now)
  const nextNumber = createOrderNumbers(db, quotes)
  const worlds = new Map<string, World>()
  // Oldest first, so that quote numbers increase with time.
  for (const fact of demoProjects.toSorted((a, b) => b.made - a.made)) {
    const world = worlds.get(fact.brand) ?? (await worldOf(db, now, fact.brand, nextNumber))
    worlds.set(fact.brand, world)
    const project = await makeProject(fact, world)
    const { lines } = await fillProject(fact, project, world)
    if (fact.isShared) await addNotes(project, lines, world)
    await moveOn(fact, project, world)
    await remind(fact, project, world)
  }
}
