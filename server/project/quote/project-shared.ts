import { millisecondsInDay } from 'date-fns/constants'
import type { SharedProject } from '#contract/project/project-quote.ts'
import { suburbLine } from '#domain/location/locality.ts'
import { toDollars } from '#domain/money/money.ts'
import { isLockRunning } from '#domain/project/price/project-price.ts'
import { endedLinkText } from '#domain/project/project-texts.ts'
import { shopDay } from '#domain/time/shop-day.ts'
import type { Brand } from '#themes/brand.ts'
import { findSalesperson } from '../../accounts/trade.ts'
import type { Db } from '../../database/database.ts'
import { type AttemptLimit, attemptLimit } from '../../http/caller/attempt-limit.ts'
import { notFound } from '../../http/request/errors.ts'
import { hashOfShareId, newShareNonce, shareIdOf } from '../../identity/links/share-link.ts'
import { storeBy } from '../../locations/store/shop-stores.ts'
import { projectLineResponse } from '../lines/project-line-response.ts'
import type { Editing } from '../project-editing.ts'
import { lockOf, totalOf } from '../project-pricing.ts'
import {
  categoriesOf,
  fileResponse,
  loadProject,
  noteResponse,
  ordersOf,
  totalsResponse,
  variationResponse,
} from '../project-response.ts'
import { findShared, type ProjectRow } from '../store/projects.ts'

/** The same message for an unknown link, an ended one and one of another shop. */
const noLink = () => notFound(endedLinkText)

/** Counts wrong ids, to limit guessing. */
export const shareDoor = (clock: () => Date) => attemptLimit(clock, { max: 30, perMs: 60_000 })

export type ShareDoor = AttemptLimit

const shareDays = 90
const neverOpened = { shareOpenedAt: null, shareLastOpenedAt: null }

/** Creates a link that ends after 90 days. */
export async function shareProject({ db, now, user, set, log }: Editing) {
  const shareNonce = newShareNonce()
  const shareHash = hashOfShareId(await shareIdOf(db, shareNonce, now))
  const shareEndsAt = new Date(now.getTime() + shareDays * millisecondsInDay)
  set({ shareNonce, shareHash, sharedAt: now, sharedBy: user, shareEndsAt, ...neverOpened })
  log({ action: 'shared', target: 'project', field: 'link' })
}

/** Ends the link for good: sharing again creates another link. */
export function endSharing({ set, log }: Editing) {
  set({ shareNonce: null, shareHash: null, sharedAt: null, sharedBy: null, shareEndsAt: null, ...neverOpened })
  log({ action: 'unshared', target: 'project', field: 'link' })
}

type Caller = { brand: Brand; ip: string }

/** The project of a link. Throws the same error for every wrong id. */
export async function openShared(
  { db, clock, door }: { db: Db; clock: () => Date; door: ShareDoor },
  shareId: string,
  { brand, ip }: Caller,
): Promise<ProjectRow> {
  door.check(ip)
  const project = await findShared(db, { brand: brand.key, hash: hashOfShareId(shareId), now: clock() })
  if (project) return project
  door.count(ip)
  throw noLink()
}

/** The project as the customer sees it. Every field is named here or in the schema, so no other field leaks [S15]. */
export async function sharedResponse(
  db: Db,
  project: ProjectRow,
  { brand, now }: { brand: Brand; now: Date },
): Promise<SharedProject> {
  const [loaded, person, store] = await Promise.all([
    loadProject(db, project, { brand, now }),
    project.salespersonCode === null ? null : findSalesperson(db, project.salespersonCode),
    project.storeId === null ? null : storeBy(db, brand.key, project.storeId),
  ])
  const { lines, folders, notes, variations, files } = loaded
  const [names, orders] = await Promise.all([categoriesOf(db, lines), ordersOf(db, project, lines)])
  const lock = lockOf(project)
  const isLocked = isLockRunning(lock, shopDay(now, brand.country))
  return {
    projectName: project.name,
    quoteId: project.quoteId,
    quoteVersion: project.quoteId === null ? null : project.quoteVersion,
    customerName: project.quoteData.customerName,
    cart: {
      products: lines.map((line, place) => ({
        ...projectLineResponse(line, names, place),
        ordered: (orders.get(line.line.productCode) ?? []).length > 0,
      })),
    },
    folders: folders
      .filter((group) => group.lines.length > 0)
      .map(({ folder, lines: own }) => ({
        id: folder.id,
        title: folder.title,
        products: own.map(({ line }) => line.productCode),
        total: toDollars(totalOf(own)),
      })),
    files: files.filter(({ showToCustomer }) => showToCustomer).map(fileResponse),
    productNotes: notes.map(noteResponse),
    productVariations: variations.map(variationResponse),
    totals: totalsResponse(lines, brand),
    heldUntil: isLocked ? (lock?.endsOn ?? null) : null,
    salesperson: person && { name: person.name, email: person.email },
    store: store
      ? {
          name: store.name,
          storeUri: store.uri,
          phone: store.phone,
          address: `${store.address}, ${suburbLine(store, brand.country)}`,
        }
      : null,
  }
}
