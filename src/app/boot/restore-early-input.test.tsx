// @vitest-environment happy-dom
import { act, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreEarlyInput } from './restore-early-input.ts'

const reported = vi.fn<(name: string, value: unknown) => void>()

/** One controlled field of each kind used in the shop. */
function Fields() {
  const [values, setValues] = useState({ text: '', words: 'as it was', size: 'small', isOn: false, isOff: true })
  const take = (change: Partial<typeof values>) => {
    for (const [name, value] of Object.entries(change)) reported(name, value)
    setValues((now) => ({ ...now, ...change }))
  }
  return (
    <form>
      <input aria-label="text" value={values.text} onChange={(event) => take({ text: event.target.value })} />
      <textarea aria-label="words" value={values.words} onChange={(event) => take({ words: event.target.value })} />
      <select aria-label="size" value={values.size} onChange={(event) => take({ size: event.target.value })}>
        <option>small</option>
        <option>large</option>
      </select>
      <input aria-label="on" type="checkbox" checked={values.isOn} onChange={(e) => take({ isOn: e.target.checked })} />
      <input
        aria-label="off"
        type="checkbox"
        checked={values.isOff}
        onChange={(event) => take({ isOff: event.target.checked })}
      />
      <input aria-label="free" type="checkbox" onChange={(event) => reported('isFree', event.target.checked)} />
      <output>{JSON.stringify(values)}</output>
    </form>
  )
}

const field = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLInputElement // rendered above
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
/** What a shopper does before hydration. */
function fillIn() {
  field('text').value = 'fridge'
  field('words').value = ''
  field('size').value = 'large'
  field('on').checked = true
  field('off').checked = false
  field('free').checked = true
  return ['text', 'words', 'size', 'on', 'off', 'free'].map(field)
}
const expected = { text: 'fridge', words: '', size: 'large', isOn: true, isOff: false }
const shown = () => ({
  text: field('text').value,
  words: field('words').value,
  size: field('size').value,
  isOn: field('on').checked,
  isOff: field('off').checked,
})

beforeEach(() => {
  reported.mockClear()
  document.body.innerHTML = `<div id="root">${renderToString(<Fields />)}</div>`
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => vi.unstubAllGlobals())

const app = { hydrated: Promise.resolve(), router: { navigate: vi.fn<(to: unknown) => Promise<void>>(async () => {}) } }
const restore = (used: HTMLInputElement[]) => restoreEarlyInput(used, app)

const takeOver = () => {
  const root = document.getElementById('root') as HTMLElement // written above
  startTransition(() => void hydrateRoot(root, <Fields />))
}

it.each(['before', 'after'] as const)(
  'reports to the app what was typed and ticked, called %s hydration',
  async (when) => {
    const used = fillIn()
    await act(async () => {
      takeOver()
      if (when === 'before') await restore(used)
    })
    if (when === 'after') await act(async () => restore(fillIn()))
    await settle()
    expect(shown()).toEqual(expected)
    expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual(expected)
    expect(Object.fromEntries(reported.mock.calls)).toEqual({ ...expected, isFree: true })
    expect(field('free').checked).toBe(true)
  },
)

it('reports nothing for untouched fields', async () => {
  await act(async () => takeOver())
  await restore([])
  expect(reported).not.toHaveBeenCalled()
})

it('keeps the chosen files', async () => {
  document.body.innerHTML = '<input type="file" aria-label="file">'
  const heard = vi.fn()
  field('file').addEventListener('change', heard)
  await restore([field('file')])
  expect(heard).toHaveBeenCalledTimes(1)
})

it('filters the list by what was ticked in its drawer', async () => {
  document.body.innerHTML =
    '<dialog data-early="refine"><fieldset name="brand"><input type="checkbox" value="calder" aria-label="on"></fieldset></dialog>'
  field('on').checked = true
  const heard = vi.fn()
  field('on').addEventListener('change', heard)
  await restore([field('on')])
  await vi.waitFor(() => expect(app.router.navigate).toHaveBeenCalled(), { timeout: 10_000 })
  expect(app.router.navigate.mock.calls[0]?.[0]).toEqual({ search: '?filter=brand%3Acalder' })
  expect(heard).not.toHaveBeenCalled()
})
