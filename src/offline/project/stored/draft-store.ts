import { debounceMs } from '#lib/debounce.ts'
import { reportFailure } from '#lib/network/report-failure.ts'
import { type Database, ownDatabase } from '#offline/database.ts'
import { withConnection } from '#offline/database-faults.ts'

type Options = { readonly brand: string; readonly account: () => Promise<string>; readonly database?: Database }

const prefix = 'draft:'

const isDraft = (value: unknown): value is { account: string; text: string } =>
  typeof value === 'object' && value !== null && 'account' in value && 'text' in value

/** Typed texts that were not sent yet; they survive a reload and a crash. */
export function createDraftStore({ brand, account, database = ownDatabase() }: Options) {
  const texts = new Map<string, string>()
  const loaded = new Set<string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of [...listeners]) listener()
  }

  async function store(name: string) {
    const key: [string, string] = [brand, prefix + name]
    const owner = await account()
    // Read after the await: the text may have been sent meanwhile.
    const text = texts.get(name) ?? ''
    await withConnection(database, async () => {
      if (text === '') await database.kept.delete(key)
      else await database.kept.put({ brand, key: key[1], value: { account: owner, text } })
    })
  }

  return {
    read: (name: string) => texts.get(name) ?? '',
    /** Stores the text 400 ms after the last key, an empty one immediately. */
    write(name: string, text: string) {
      texts.set(name, text)
      clearTimeout(timers.get(name))
      const run = () => void store(name).catch((cause: unknown) => reportFailure('draft', cause))
      if (text === '') run()
      else timers.set(name, setTimeout(run, debounceMs.form))
      notify()
    },
    /** Restores what was stored before this page was opened, unless something was typed meanwhile. */
    async load(name: string) {
      if (loaded.has(name)) return
      loaded.add(name)
      const stored = await withConnection(database, () => database.kept.get([brand, prefix + name]))
      if (texts.has(name) || !isDraft(stored?.value) || stored.value.account !== (await account())) return
      texts.set(name, stored.value.text)
      notify()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** At sign-out. */
export async function forgetDrafts({ kept }: Database, brand: string) {
  await kept
    .where('[brand+key]')
    .between([brand, prefix], [brand, `${prefix}\uffff`])
    .delete()
}
