// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Glide, itemsOf } from './glide.ts'

type Glided = { name: string | null; from: string }
const cancel = vi.fn()
let glided: Glided[]
let lessMotion: boolean
/** Places that a running animation shows in place of the real ones. */
let moved: Record<string, number>

const rowHeight = 100

beforeEach(() => {
  glided = []
  lessMotion = false
  moved = {}
  vi.stubGlobal('innerHeight', 600)
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: lessMotion }) as MediaQueryList)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = Array.from(this.parentElement?.children ?? []).indexOf(this)
    const top = moved[this.textContent ?? ''] ?? index * rowHeight
    return { left: 0, top, bottom: top + rowHeight } as DOMRect
  })
  Element.prototype.animate = function (this: Element, frames) {
    glided.push({ name: this.textContent, from: String((frames as Keyframe[])[0]?.transform) })
    return { cancel } as unknown as Animation
  }
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'animate')
})

function Names({ of, note }: { of: readonly string[]; note?: string }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={list}>
        {of.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <Glide order={of.join()} items={itemsOf(list)} />
      {note}
    </>
  )
}

it('lets the items below a removed one glide up from where they were', () => {
  const { rerender } = render(<Names of={['a', 'b', 'c']} />)
  rerender(<Names of={['b', 'c']} />)
  expect(glided).toEqual([
    { name: 'b', from: 'translate(0px, 100px)' },
    { name: 'c', from: 'translate(0px, 100px)' },
  ])
})

it('lets sorted items glide both ways, and leaves those that keep their place', () => {
  const { rerender } = render(<Names of={['a', 'b', 'c']} />)
  rerender(<Names of={['c', 'b', 'a']} />)
  expect(glided).toEqual([
    { name: 'a', from: 'translate(0px, -200px)' },
    { name: 'c', from: 'translate(0px, 200px)' },
  ])
})

it('goes on from where an item is while it still glides', () => {
  const { rerender } = render(<Names of={['a', 'b', 'c']} />)
  rerender(<Names of={['b', 'c']} />)
  glided = []
  moved = { c: 150 }
  cancel.mockImplementation(() => {
    moved = {}
  })
  rerender(<Names of={['c']} />)
  expect(cancel).toHaveBeenCalled()
  expect(glided).toEqual([{ name: 'c', from: 'translate(0px, 150px)' }])
})

it('lets nothing glide that is out of sight, or from further than a window', () => {
  const names = Array.from({ length: 30 }, (_, index) => `item ${index}`)
  const { rerender } = render(<Names of={names} />)
  rerender(<Names of={names.slice(20)} />)
  expect(glided.map(({ name }) => name)).toEqual(names.slice(20, 26))
  expect(glided[0]?.from).toBe('translate(0px, 600px)')
})

it('reads no places while the list stays the same', () => {
  const { rerender } = render(<Names of={['a', 'b']} />)
  rerender(<Names of={['a', 'b']} note="another render" />)
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled()
})

it('lets items jump for shoppers who prefer less motion', () => {
  lessMotion = true
  const { rerender } = render(<Names of={['a', 'b']} />)
  rerender(<Names of={['b']} />)
  expect(glided).toEqual([])
})
