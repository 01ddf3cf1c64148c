import { expect, it } from 'vitest'
import { type InstallWay, installWay } from './install-way.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const chrome = 'Chrome/140.0.0.0'

const cases: readonly (readonly [InstallWay, string, number])[] = [
  ['ios', `${iphone} Version/18.5 Mobile/15E148 Safari/604.1`, 5],
  ['ios', `${iphone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 5],
  ['ios-inside-app', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 5],
  ['ios', `${mac}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 5],
  ['mac-safari', `${mac}/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, 0],
  ['chromium', `${mac}/537.36 (KHTML, like Gecko) ${chrome} Safari/537.36`, 0],
  ['chromium', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${chrome} Safari/537.36 Edg/140.0`, 10],
  ['android', `${android} ${chrome} Mobile Safari/537.36`, 5],
  ['android-samsung', `${android} SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`, 5],
  ['android-firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 5],
  ['none', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
  ['none', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
]

it.each(cases)('returns the install method of %s from %s with %i touches', (way, userAgent, maxTouchPoints) => {
  expect(installWay({ userAgent, maxTouchPoints })).toBe(way)
})
