import { expect, it } from 'vitest'
import { isUnsupportedBrowser, unsupportedBrowser } from './unsupported-browser.ts'

it('detects old Internet Explorers and nothing else [S1-2.2-04]', () => {
  const old = [
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1)',
  ]
  const current = [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    '',
  ]
  expect(old.map(isUnsupportedBrowser)).toEqual([true, true, true])
  expect(current.map(isUnsupportedBrowser)).toEqual([false, false, false, false])
})

it('says so, names IE11 and offers four browsers [S1-2.2-03]', () => {
  expect(unsupportedBrowser.heading).toBe('Your browser is not supported')
  expect(unsupportedBrowser.text).toContain('IE11')
  expect(unsupportedBrowser.text).toContain('no longer supported')
  expect(unsupportedBrowser.browsers.map(({ name }) => name)).toEqual(['Edge', 'Chrome', 'Safari', 'Firefox'])
  for (const { name, url } of unsupportedBrowser.browsers) expect(url).toMatch(new RegExp(`^https://.*${name}`, 'i'))
})
