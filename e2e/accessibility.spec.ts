import { expectNoFindings } from './axe.ts'
import { shops } from './brands.ts'
import { expect, test } from './fixtures.ts'
import { buyingStates, phoneStates } from './page-states.ts'

/** long/accessibility.spec.ts checks the other states, and these in the other shops. */
const walks = [
  ['on a phone with its menu and suggestions', 'andoo', phoneStates],
  ['from the full cart to a checkout with errors', 'hc', buyingStates],
] as const

for (const [name, brand, walk] of walks)
  test(`has no axe violations ${name}, ${brand}`, async ({ page, shop, shopper }) => {
    await walk({ page, shop, shopper }, brand, (state) => expectNoFindings(page, state))
  })

test('keeps the focused control visible below fixed bars', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await shop('wa', shops.wa.category)
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(hiddenFocus)
    expect(hidden, 'has the focus and is covered').toBeNull()
  }
})

/** The focused control when it is completely covered. */
function hiddenFocus() {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const { left, top, width, height } = focused.getBoundingClientRect()
  const spots = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const),
  )
  const isSeen = ([x, y]: readonly [number, number]) => {
    const over = document.elementFromPoint(x, y)
    return (
      over !== null && (focused.contains(over) || over.contains(focused) || over.closest('label')?.contains(focused))
    )
  }
  return spots.some(isSeen) ? null : focused.outerHTML.slice(0, 160)
}
