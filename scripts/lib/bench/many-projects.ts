import { sql } from 'drizzle-orm'
import type { Config } from '../../../server/config.ts'
import type { Db } from '../../../server/database/database.ts'
import { tx } from '../../../server/database/transaction.ts'
import { refreshProjectRows } from '../../../server/project/store/project-rows.ts'
import { countProjects } from '../../../server/project/store/projects.ts'
import { withDemo } from './demo-database.ts'

type Options = { count: number; brand: string; now: Date }

const list = (text: string) => sql`${sql.param(text.split(', '))}::text[]`

const firstNames = list(
  'Ada, Amir, Beatrix, Bo, Carys, Dario, Edda, Farid, Greta, Hamish, Ilse, Jarrah, Kaito, Leonie, Malik, Nadia, Orla, Pavel, Quinn, Rosa, Sefton, Tamsin, Uma, Vikram, Wren, Xanthe, Yusuf, Zadie',
)
const lastNames = list(
  'Abernathy, Bellweather, Castellan, Dunmore, Eastwick, Fairburn, Galloway, Harrowgate, Inkpen, Jessop, Kellaway, Lockridge, Merriweather, Northcott, Oakes, Pemberton, Quillfeather, Ravensdale, Silverton, Thistlewood, Underhill, Vantongeren, Wetherby, Yarwood, Zimmerle, O’Farrell, Nakagawa, Petrakis, Moana, Srinivasan',
)
const kinds = list('kitchen, laundry, unit, renovation, new build, display home, granny flat, butler’s pantry')
const streets = list('Banksia Rise, Foundry Lane, Orchard Road, Tern Street, Kiln Lane, Saltbush Avenue, Harbour View')
const goals = list(
  'Move in before winter, Quiet machines for an open plan, Replace what the last owner left, Everything in black, A second kitchen, Fit into the old cabinets',
)
const rooms = list('Kitchen, Laundry, Pantry')

/** An integer below `most`, the same for the same row and salt. */
const mixing = sql`
  create or replace function pg_temp.mix(n bigint, salt integer, most integer) returns integer language sql immutable as
  $$ select ((hashint8extended(n, salt) & 2147483647) % most)::integer $$`
const mix = (salt: number, most: number) => sql`pg_temp.mix(n, ${sql.raw(String(salt))}, ${sql.raw(String(most))})`
const oneOf = (texts: ReturnType<typeof list>, salt: number) =>
  sql`(${texts})[1 + pg_temp.mix(n, ${sql.raw(String(salt))}, cardinality(${texts}))]`

/** The data of each project; ids are in the order of creation, like those of the shop. */
const projectData = ({ count, brand, now }: Options) => sql`
  create temporary table made on commit drop as
  with people as (
    select code, name, row_number() over (order by code) - 1 as at
    from salespeople where brand = ${brand}
  ), shops as (
    select id, name, suburb, state, postcode, row_number() over (order by id) - 1 as at
    from stores where brand = ${brand}
  ), partners as (
    select *, row_number() over (order by code) - 1 as at from referrers
  ), numbered as (
    select n, ${now.toISOString()}::timestamptz - interval '1100 days' * power(${mix(1, 1_000_000)} / 1e6, 1.3) as created_at,
      ${oneOf(firstNames, 2)} as first_name, ${oneOf(lastNames, 3)} as last_name,
      ${mix(4, 100)} as status_mix, ${mix(5, 100)} < 3 as is_booking
    from generate_series(1, ${count}::integer) n
  )
  select numbered.*,
    (lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(n::text), 1, 3)
      || '8' || substr(md5(n::text), 4, 15))::uuid as id,
    least(created_at + interval '60 days' * power(${mix(6, 1000)} / 1e3, 3), ${now.toISOString()}::timestamptz) as changed_at,
    case when status_mix < 18 then 'Open' when status_mix < 28 then 'Pending' when status_mix < 50 then 'Quoted'
      when status_mix < 75 then 'Lost' when status_mix < 95 then 'Won' else 'Partial' end as status,
    case when is_booking then 0 else 1 + (28 * power(${mix(7, 1000)} / 1e3, 2.5))::integer end as line_count,
    ${mix(8, 4)} as folder_count,
    status_mix >= 28 and not is_booking as is_quoted,
    people.code as person_code, people.name as person, shops.id as shop_id, shops.name as shop,
    shops.suburb, shops.state, shops.postcode, partners.code as partner_code, partners.name as partner,
    partners.business_name as partner_business, partners.phone as partner_phone, partners.contact as partner_contact
  from numbered
  left join people on people.at = ${mix(9, 1_000_000)} % (select count(*) from people) and ${mix(10, 100)} < 96
  left join shops on shops.at = ${mix(9, 1_000_000)} % (select count(*) from shops)
  left join partners on partners.at = ${mix(11, 1_000_000)} % (select count(*) from partners) and ${mix(12, 100)} < 12`

const email = sql`lower(regexp_replace(first_name || '.' || last_name, '[^A-Za-z.]', '', 'g')) || n || '@example.com'`
// Numbers of this range are reserved for fiction.
const phone = sql`'025550' || lpad(${mix(13, 10_000)}::text, 4, '0')`
const hasSecond = sql`${mix(14, 100)} < 8`
const hasGoal = sql`${mix(15, 100)} < 30`

const insertProjects = ({ brand }: Options) => sql`
  insert into projects (id, brand, name, status, quote_data, contacts, salesperson_code, salesperson_name, store_id,
    store_name, version, content_version, line_count, created_at, changed_at, changed_by, quote_id, quote_version,
    quoted_cents, quoted_at, quoted_by, quoted_version, emailed_to)
  select id, ${brand}, last_name || ' ' || ${oneOf(kinds, 16)}, status,
    jsonb_build_object(
      'projectAddress', (1 + ${mix(17, 180)}) || ' ' || ${oneOf(streets, 18)}, 'suburb', suburb, 'postCode', postcode,
      'state', state, 'firstName', first_name, 'lastName', last_name, 'customerName', first_name || ' ' || last_name,
      'customerEmail', ${email}, 'customerEmailSecondary', case when ${hasSecond} then 'office.' || ${email} else '' end,
      'contactNumber', ${phone}, 'customerNumberSecondary', case when ${hasSecond} then '035550' || lpad(${mix(19, 10_000)}::text, 4, '0') else '' end)
    || jsonb_build_object(
      'projectGoal', case when ${hasGoal} then ${oneOf(goals, 20)} else '' end,
      'projectStart', case when ${hasGoal} then to_char(created_at + interval '45 days', 'YYYY-MM-DD') else '' end,
      'referrerCode', coalesce(partner_code, ''), 'referrerName', coalesce(partner, ''),
      'referrerBusinessName', coalesce(partner_business, ''), 'referrerPhone', coalesce(partner_phone, ''),
      'referrerContact', coalesce(partner_contact, ''), 'interests', '', 'comments', '', 'showCulinaryBookings', is_booking),
    array[${email}, ${phone}], person_code, person, shop_id, shop, 1, 1, line_count, created_at, changed_at,
    coalesce(person, 'Noor Haddad'),
    case when is_quoted then 7000000 + n end, case when is_quoted then 1 else 0 end,
    case when is_quoted then (40000 + ${mix(21, 3_000_000)})::bigint end, case when is_quoted then changed_at end,
    case when is_quoted then coalesce(person, 'Noor Haddad') end, case when is_quoted then 1 end, '{}'
  from made`

const folderId = sql`md5('folder ' || id || at)::uuid`

const insertFolders = sql`
  insert into project_folders (id, project_id, title, position, made_version, quote_id, quoted_cents, quoted_at)
  select ${folderId}, id, (${rooms})[at], 'a' || at, 1,
    case when is_apart then 8000000 + n end, case when is_apart then 25000 + ${mix(22, 500_000)} end,
    case when is_apart then changed_at end
  from (select *, at = 1 and ${mix(23, 100)} < 3 as is_apart from made, generate_series(1, folder_count) at) parts`

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const insertLines = ({ brand }: Options) => sql`
  with offered as (
    select id as product_id, sku, row_number() over (order by md5(sku)) - 1 as place
    from products join listings on listings.product_id = products.id and listings.brand = ${brand}
    where price_cents is not null and not price_upon_request
  )
  insert into project_lines (project_id, product_code, product_id, sku, folder_id, position, quantity, added_at)
  select id, sku, product_id, sku,
    case when folder_count > 0 and at % 5 > 0 then md5('folder ' || id || (1 + at % folder_count))::uuid end,
    'a' || substr(${digits}, at, 1), case when ${mix(24, 7)} = at % 7 then 2 else 1 end, created_at
  from made cross join generate_series(1, line_count) at
  join offered on offered.place = (${mix(25, 1_000_000)} + at * (1 + ${mix(26, 7)})) % (select count(*) from offered)
  on conflict do nothing`

const insertNotes = sql`
  insert into project_notes (id, project_id, sku, notes, created_by, changed_at, changed_by)
  select md5('note ' || made.id)::uuid, made.id, line.sku, 'Check the height of the cut-out before delivery.',
    coalesce(person, 'Noor Haddad'), changed_at, coalesce(person, 'Noor Haddad')
  from made cross join lateral (select sku from project_lines where project_id = made.id order by position limit 1) line
  where ${mix(27, 100)} < 20`

/** Adds invented projects to one shop of a demo in bulk, always the same ones. */
export async function seedManyProjects(db: Db, options: Options) {
  await tx(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(mixing)
    await tx.execute(projectData(options))
    await tx.execute(insertProjects(options))
    await tx.execute(insertFolders)
    await tx.execute(insertLines(options))
    await tx.execute(insertNotes)
    // Without statistics of the new rows the next statement would use a nested loop over all projects.
    await tx.execute(sql`analyze projects, project_folders, project_lines`)
    await refreshProjectRows(tx)
  })
  // Autovacuum does this at some time; done here so that runs are comparable.
  await db.execute(sql`vacuum (analyze)`)
}

/**
 * The same in a database that is empty or a demo; any other is rejected. Returns the number of projects of the shop.
 */
export const addProjects = (config: Config, options: Options): Promise<number> =>
  withDemo(config, options.now, async (db) => {
    await seedManyProjects(db, options)
    return countProjects(db, options)
  })
