import { sql } from 'drizzle-orm'
import { cleanPhone } from '#domain/account/phone.ts'
import type { Db } from '../database/database.ts'
import { stores } from '../database/schema/catalogue.ts'
import { competitorPrices, referrers, salespeople } from '../database/schema/trade.ts'
import { stripAccents } from '../lib/strip-accents.ts'

const first = 'Ines Tomas Yuki Farah Callum Oona Priyanka Dragan Lottie Samir Greer Mateo Noa Ruben Tilda Kofi'.split(
  ' ',
)
const last =
  'Albrecht Novotny Sato Rahimi Drummond Lindqvist Menon Petrov Haines Aziz Whitlock Cardoso Levi Ortega Berg Mensah'.split(
    ' ',
  )

type Person = { code: string; name: string; email: string }

/** Salespeople with a demo account; the others exist by name only. */
const withAccounts: Record<string, Person> = {
  'crows-nest-showroom': { code: 'NH01', name: 'Noor Haddad', email: 'noor@hearth.example' },
  addington: { code: 'WT02', name: 'Wiremu Tane', email: 'wiremu@hearth.example' },
}

function personAt(number: number): Person {
  const [given = '', family = ''] = [first[number % first.length], last[(number * 7) % last.length]]
  const code = `${given[0]}${family[0]}${String(number + 10).padStart(2, '0')}`
  return { code, name: `${given} ${family}`, email: `${given}.${family}@hearth.example`.toLowerCase() }
}

/** Adds a salesperson to every store. */
async function seedSalespeople(db: Db) {
  const rows = await db
    .select({ uri: stores.uri, brand: stores.brand, subdivision: stores.subdivision })
    .from(stores)
    .orderBy(stores.id)
  const people = rows.flatMap(({ uri, brand, subdivision }, number) => {
    const own = withAccounts[uri]
    const of = { brand, subdivision }
    return [...(own ? [{ ...own, ...of }] : []), { ...personAt(number), ...of }]
  })
  await db.insert(salespeople).values(people).onConflictDoNothing()
}

type Partner = readonly [code: string, name: string, business: string, phone: string]

// Phone numbers reserved for fiction.
const partners: readonly Partner[] = [
  ['OAK-214', 'Rhys Calder', 'Oakline Joinery', '03 5550 0142'],
  ['FER-101', 'Maeve Ferncroft', 'Ferncroft Homes', '02 5550 0161'],
  ['QUI-077', 'Nadia Bashir', 'Quill Street Interiors', '02 5550 0162'],
  ['STU-330', 'Étienne Moreau', 'Studio Moreau Architects', '03 5550 0163'],
  ['KIT-018', 'Hana Suzuki', 'Kitchens by Hana', '07 5550 0164'],
  ['HAR-256', 'Piet van Rooyen', 'Harbour Cabinets', '02 5550 0165'],
  ['LIN-402', 'Signe Lindgren', 'Lindgren Build', '08 5550 0166'],
  ['BAN-093', 'Colm Byrne', 'Banksia Court Developments', '03 5550 0167'],
  ['TUI-511', 'Aroha Ngata', 'Tui Design', '03 555 0121'],
  ['SOU-120', 'Angus Fraser', 'Southern Joiners', '03 555 0122'],
  ['RED-064', 'Lena Vogel', 'Red Gum Kitchens', '03 5550 0168'],
  ['BAY-188', 'Tomasz Zielinski', 'Bayside Renovations', '07 5550 0169'],
  ['COR-275', 'Imani Clarke', 'Corner Block Builders', '08 5550 0170'],
  ['PAP-009', 'Juniper Lowe', 'Paper Crane Interiors', '02 5550 0171'],
  ['MOR-347', 'Bao Tran', 'Morningside Kitchens', '07 5550 0172'],
  ['WIL-222', 'Freya Holm', 'Willow and Beam', '02 5550 0173'],
]

async function seedReferrers(db: Db) {
  const rows = partners.map(([code, name, businessName, phone]) => {
    const contact = `${name.split(' ')[0]}@${businessName.split(' ')[0]}.example`
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\x20-\x7e]/g, '')
    const words = stripAccents([code, name, businessName, phone, cleanPhone(phone), contact].join(' '))
    return { code, name, businessName, phone: cleanPhone(phone), contact, words }
  })
  await db.insert(referrers).values(rows).onConflictDoNothing()
}

/** Recent prices of fictional competitors: up to three for a third of all products. */
async function seedCompetitors(db: Db, now: Date) {
  await db.execute(sql`
    insert into ${competitorPrices} (brand, product_id, competitor, price_cents, url, checked_at)
    select l.brand, l.product_id, c.name, greatest(100, (l.price_cents * c.percent / 10000) * 100 - 100),
      'https://' || c.host || '/p/' || p.slug, ${now.toISOString()}::timestamptz - make_interval(hours => c.hours)
    from listings l
    join products p on p.id = l.product_id
    cross join (values
      ('Boxford Electrical', 'boxford.example', 97, 5, 0),
      ('Kettle and Crate', 'kettle-and-crate.example', 103, 29, 1),
      ('Harbour Home', 'harbour-home.example', 94, 52, 2)
    ) as c(name, host, percent, hours, part)
    where l.price_cents is not null and (p.product_id + c.part) % 3 <> 0
    on conflict do nothing`)
}

/** Data that staff look up: salespeople, trade partners, competitor prices. */
export async function seedTrade(db: Db, now: Date) {
  await seedSalespeople(db)
  await seedReferrers(db)
  await seedCompetitors(db, now)
}
