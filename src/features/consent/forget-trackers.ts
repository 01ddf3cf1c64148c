import { reportFailure } from '#lib/network/report-failure.ts'
import { cookieDomains, isOwnDatabase, isOwnKey } from './rules/own-storage.ts'

/** Deletes each cookie that scripts can read: those of the shop cannot be read, except the number of a variant test. */
function forgetCookies() {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '')
  const domains = ['', ...cookieDomains(location.hostname).map((domain) => `; domain=${domain}`)]
  for (const name of names.filter((name) => name !== ''))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that the shop supports
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
}

function forgetKeys(storage: Storage) {
  for (const key of Object.keys(storage)) if (!isOwnKey(key)) storage.removeItem(key)
}

async function forgetDatabases() {
  const found = (await indexedDB.databases?.()) ?? []
  for (const { name } of found) if (name && !isOwnDatabase(name)) indexedDB.deleteDatabase(name)
}

/** Deletes what scripts of other companies stored under the shop's address. What they store under their own is out of reach. */
export async function forgetTrackers() {
  try {
    forgetCookies()
    forgetKeys(localStorage)
    forgetKeys(sessionStorage)
    await forgetDatabases()
  } catch (cause) {
    reportFailure('consent', cause)
  }
}
