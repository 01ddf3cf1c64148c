import type { bannerStyles, PageDetail, PageSummary } from '#contract/manage/manage-content.ts'
import type { manageContract } from '#contract/manage/manage-contract.ts'
import { staticAddress } from '../../content/site-pages.ts'
import type { StoredBanner } from '../../database/schema/catalogue.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { invalidField, notFound } from '../../http/request/errors.ts'
import type { Handlers } from '../../http/serve.ts'
import { audited } from '../audited.ts'
import { textPage } from '../keyset.ts'
import { checkPicture, managedPictureOrNull } from '../pictures.ts'
import { periodColumns, periodOf, stateOf } from './period.ts'
import { findPage, insertPage, listPages, type PageRow, updatePage } from './store/manage-content.ts'
import { writtenHtml } from './written-html.ts'

type Style = (typeof bannerStyles)[number]

/** Styles of banners by the class that pages know them by. */
const classes: Readonly<Record<Style, StoredBanner['class']>> = {
  usual: undefined,
  tall: 'lg-masthead',
  'wide picture': 'blog-masthead',
  tour: 'virtual-tour-masthead',
  plain: 'no-masthead',
}
const styleOf = (banner: StoredBanner) =>
  (Object.keys(classes) as Style[]).find((style) => classes[style] === banner.class) ?? 'usual' // its own keys

const bannerOf = ({ heading, text, subTitles, buttons, ...banner }: StoredBanner): PageDetail['banner'] => ({
  ...{ heading, text, subTitles },
  style: styleOf({ heading, text, subTitles, buttons, ...banner }),
  buttons: buttons.map((button) => ({ ...button, url: button.url ?? '' })),
  picture: managedPictureOrNull(banner.picture),
})

const summaryOf = (row: PageRow, now: Date): PageSummary => ({
  id: row.name,
  title: row.title,
  ...staticAddress(row.name),
  state: stateOf(row, now),
})

const detailOf = (row: PageRow, now: Date): PageDetail => ({
  ...summaryOf(row, now),
  ...periodOf(row),
  description: row.description,
  html: row.html,
  banner: row.banner && bannerOf(row.banner),
})

const loggedOf = ({ title, description, html, banner, ...row }: PageRow) => ({
  ...{ title, description, html, ...periodOf(row) },
  banner: banner && JSON.stringify(banner),
})

type Areas = Handlers<typeof manageContract>['managePages']
type Fields = Parameters<Areas['update']>[0]['body']
type Banner = NonNullable<Fields['banner']>

/** Links have an address, the other buttons none. */
function buttonsOf({ buttons }: Banner): StoredBanner['buttons'] {
  return buttons.map(({ type, text, url }, index) => {
    if (type === 'refine' || type === 'search') return { type, text }
    const isOutside = url.startsWith('https://')
    if (url === '' || isOutside !== (type === 'externalLink'))
      throw invalidField(
        `banner.buttons.${index}.url`,
        type === 'link'
          ? 'Enter an address of this shop, such as /stores'
          : 'Enter an address that begins with https://',
      )
    return { type, text, url }
  })
}

/** The stored banner; a video, which the form does not show, stays. */
function storedBanner({ style, picture, ...banner }: Banner, former: StoredBanner | null): StoredBanner {
  const [layout, video] = [classes[style], former?.video]
  return {
    ...{ heading: banner.heading, text: banner.text, subTitles: banner.subTitles, picture },
    buttons: buttonsOf({ style, picture, ...banner }),
    ...(layout ? { class: layout } : {}),
    ...(video ? { video } : {}),
  }
}

function columnsOf(name: string, { banner, ...fields }: Fields, former: PageRow | null) {
  const { title, description, html } = fields
  if (staticAddress(name).isFixed && (fields.startsAt || fields.endsAt))
    throw invalidField(fields.startsAt ? 'startsAt' : 'endsAt', 'The shop needs this page: it is always shown')
  const stored = banner && storedBanner(banner, former?.banner ?? null)
  return { title, description, html: writtenHtml(html), banner: stored, ...periodColumns(fields) }
}

type Wanted = { banner: StoredBanner | null; former: PageRow | null; now: Date }

const checkBanner = (tx: Tx, { banner, former, now }: Wanted) =>
  checkPicture(tx, {
    key: banner?.picture ?? null,
    former: former?.banner?.picture ?? null,
    now,
    field: 'banner.picture',
  })

export function pageHandlers(deps: Deps): Areas {
  const { db, clock } = deps
  async function find(brand: string, name: string, source = db) {
    const row = await findPage(source, brand, name)
    if (!row) throw notFound('There is no such page in this shop')
    return row
  }

  return {
    list: async ({ query }, { brand }) => {
      const page = await textPage(
        query,
        (page) => listPages(db, brand.key, page),
        ({ name }) => name,
      )
      return { rows: page.rows.map((row) => summaryOf(row, clock())), next: page.next }
    },

    view: async ({ params: { id } }, { brand }) => detailOf(await find(brand.key, id), clock()),

    create: async ({ body: { name, ...fields } }, context) => {
      const row: PageRow = { brand: context.brand.key, name, ...columnsOf(name, fields, null) }
      return audited(deps, context, {
        action: 'added a page',
        subject: 'page',
        work: async (tx, now) => {
          await checkBanner(tx, { banner: row.banner, former: null, now })
          if (!(await insertPage(tx, row))) throw invalidField('name', 'Another page has this name')
          return { result: detailOf(row, now), subjectId: name, label: row.title, before: null, after: loggedOf(row) }
        },
      })
    },

    update: async ({ params: { id }, body }, context) => {
      await find(context.brand.key, id)
      return audited(deps, context, {
        action: 'changed a page',
        subject: 'page',
        work: async (tx, now) => {
          const former = await find(context.brand.key, id, tx)
          const row = { ...former, ...columnsOf(id, body, former) }
          await checkBanner(tx, { banner: row.banner, former, now })
          await updatePage(tx, row)
          const [before, after] = [loggedOf(former), loggedOf(row)]
          return { result: detailOf(row, now), subjectId: id, label: row.title, before, after }
        },
      })
    },

    takeDown: async ({ params: { id } }, context) => {
      const { brand } = await find(context.brand.key, id)
      if (staticAddress(id).isFixed) throw invalidField('id', 'The shop needs this page: it is always shown')
      return audited(deps, context, {
        action: 'took down a page',
        subject: 'page',
        work: async (tx, now) => {
          const former = await find(brand, id, tx)
          const row = { ...former, shownUntil: now }
          await updatePage(tx, row)
          const [before, after] = [loggedOf(former), loggedOf(row)]
          return { result: null, subjectId: id, label: row.title, before, after }
        },
      })
    },
  }
}
