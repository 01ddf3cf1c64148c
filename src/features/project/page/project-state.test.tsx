// @vitest-environment happy-dom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { withLines } from '#features/project/rules/project-selection.ts'
import { modeChoice, useIsChosen, useSelection } from './project-state.ts'

afterEach(() => {
  cleanup()
  modeChoice.set('View')
})

it('renders one line again when it is chosen, not its neighbours', () => {
  const rendered: string[] = []
  function Line({ code }: { code: string }) {
    rendered.push(`${code} ${useIsChosen('P1', code) ? 'on' : 'off'}`)
    return null
  }
  const lines = ['OVEN', 'KETTLE', 'FRIDGE'].map((code) => <Line key={code} code={code} />)
  render(lines)
  const { result } = renderHook(() => useSelection('P1'))
  expect(rendered).toEqual(['OVEN on', 'KETTLE on', 'FRIDGE on'])
  act(() => result.current.select((now) => withLines(now, ['KETTLE'], false)))
  expect(rendered.slice(3)).toEqual(['KETTLE off'])
})

it('shows the mode that is chosen at once, and the page in it afterwards', async () => {
  const rendered: string[] = []
  function Page() {
    rendered.push(`page ${modeChoice.useLater()}`)
    return null
  }
  function Switch() {
    const mode = modeChoice.use()
    rendered.push(`switch ${mode}`)
    return <p>{mode}</p>
  }
  render(
    <>
      <Switch />
      <Page />
    </>,
  )
  rendered.length = 0
  await act(async () => modeChoice.set('Edit'))
  expect(await screen.findByText('Edit')).toBeTruthy()
  expect([...new Set(rendered)]).toEqual(['switch Edit', 'page Edit'])
})
