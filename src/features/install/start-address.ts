const searchStart = 'source=pwa-search'

const isStart = (part: string) => part === 'source=pwa' || part === searchStart

/** What the icon or one of its shortcuts wrote into the address, and the address without it. */
export function readStart(search: string) {
  const parts = search.replace(/^\?/, '').split('&')
  const others = parts.filter((part) => part !== '' && !isStart(part))
  return {
    isStart: parts.some(isStart),
    opensSearch: parts.includes(searchStart),
    rest: others.length > 0 ? `?${others.join('&')}` : '',
  }
}
