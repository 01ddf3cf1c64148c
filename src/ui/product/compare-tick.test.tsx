// @vitest-environment happy-dom
import { ThemeProvider } from '@mui/material/styles'
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { themeOf } from '#themes/theme.ts'
import { brand } from '#themes/wa/brand.ts'
import { CompareTick } from './compare-tick.tsx'

const onChange = vi.fn()

function Tick() {
  const [checked, setChecked] = useState(false)
  const change = (next: boolean) => {
    onChange(next)
    setChecked(next)
  }
  return (
    <ThemeProvider theme={themeOf(brand)}>
      <CompareTick name="an oven" checked={checked} onChange={change} />
    </ThemeProvider>
  )
}

it('applies a box that was ticked before hydration, and leaves the other unticked', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(
    <>
      <Tick />
      <Tick />
    </>,
  )
  const boxes = [...page.querySelectorAll('input')]
  expect(boxes.map((box) => [box.disabled, box.getAttribute('aria-label')])).toEqual([
    [false, 'Compare an oven'],
    [false, 'Compare an oven'],
  ])
  boxes[1]?.click()
  await act(async () => {
    hydrateRoot(
      page,
      <>
        <Tick />
        <Tick />
      </>,
    )
  })
  expect(onChange.mock.calls).toEqual([[true]])
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
  await act(async () => boxes[1]?.click())
  expect(onChange.mock.calls).toEqual([[true], [false]])
})
