import { trusted } from './trusted-types.ts'

// Without an icon link the browser requests /favicon.ico.
const noIcon = Object.assign(document.createElement('link'), { rel: 'icon', href: 'data:,' })
document.head.append(noIcon)

/** The browser requests manifest and icon when their tags appear, and the first view needs neither. */
export function nameApp() {
  const tags = document.querySelector('noscript[data-app]')
  noIcon.remove()
  document.head.insertAdjacentHTML('beforeend', trusted(tags?.textContent ?? ''))
}
