import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister'
import { dehydrate, hydrate, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { browserStorage } from '#lib/browser/expiring-storage.ts'

/** The queries stored in local storage: small, the same for every shopper, and valid for an hour. */
const persisted: ReadonlySet<unknown> = new Set(['navbar', 'settings'])
export const isPersisted = ([name, part]: QueryKey) =>
  part === undefined ? persisted.has(name) : name === 'navbar' && part === 'cooking-demos'

const hourMs = 60 * 60_000
const throttleMs = 1_000

export const storageKey = (brand: string) => `hearth:${brand}:cache`

/** Each build has its own entry file; entries of other builds are ignored. */
const ownBuild = () => document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset.entry ?? ''

type Options = { brand: string; storage?: Storage | null; build?: string }

const persisterOf = ({ brand, storage = browserStorage() }: Options) =>
  createSyncStoragePersister({ storage, key: storageKey(brand), throttleTime: throttleMs })

/** Restores navigation and settings of the last hour, for a page rendered without them [S1-7-44]. */
export async function restoreQueries(queryClient: QueryClient, options: Options) {
  const { build = ownBuild() } = options
  try {
    const stored = await persisterOf(options).restoreClient()
    if (!stored || stored.buster !== build) return
    const isFresh = ({ state }: { state: { dataUpdatedAt: number } }) => Date.now() - state.dataUpdatedAt < hourMs
    hydrate(queryClient, { queries: stored.clientState.queries.filter(isFresh), mutations: [] })
  } catch {
    // An unreadable entry counts as missing.
  }
}

/** Restores the stored queries once; they must not be fetched before. */
export const broughtBack = (queryClient: QueryClient, options: Options) =>
  queryOptions({
    queryKey: ['brought-back'],
    queryFn: () => restoreQueries(queryClient, options).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/** Stores them as they load. */
export function persistQueries(queryClient: QueryClient, options: Options) {
  const { build: buster = ownBuild() } = options
  const persister = persisterOf(options)
  const shouldDehydrateQuery = ({ queryKey, state }: { queryKey: QueryKey; state: { status: string } }) =>
    isPersisted(queryKey) && state.status === 'success'
  const persist = () => {
    const clientState = dehydrate(queryClient, { shouldDehydrateQuery, shouldDehydrateMutation: () => false })
    if (clientState.queries.length > 0) void persister.persistClient({ buster, timestamp: Date.now(), clientState })
  }
  persist()
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isPersisted(query.queryKey)) persist()
  })
}
