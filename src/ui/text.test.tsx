// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { renderUi } from '../../tests/render-ui.tsx'
import { Clamp } from './layout/clamp.tsx'
import { Heading } from './layout/heading.tsx'
import { List } from './layout/list.tsx'

const levels = [1, 2, 3, 4, 5, 6] as const
const lines = [1, 2, 3, 4, 5] as const

it('has headings of six levels, and text that is clamped after one to five lines [S1-9-17]', () => {
  renderUi(
    levels.map((level) => (
      <Heading key={level} level={level}>
        Level {level}
      </Heading>
    )),
  )
  for (const level of levels) expect(screen.getByRole('heading', { level }).tagName).toBe(`H${level}`)
  // happy-dom drops the property, so the test reads the markup.
  for (const count of lines) {
    const html = renderToString(<Clamp lines={count}>Long</Clamp>)
    expect(html).toContain(`-webkit-box-orient:vertical;-webkit-line-clamp:${count};overflow:hidden`)
  }
})

it('has lists in five sizes and with four marks [S1-9-18]', () => {
  const sizes = ['extra-large', 'large', 'default', 'small', 'extra-small'] as const
  const markers = ['tick', 'minus', 'number', 'decimal'] as const
  renderUi(
    <>
      {sizes.map((size) => (
        <List key={size} size={size}>
          <li>One</li>
        </List>
      ))}
      {markers.map((mark) => (
        <List key={mark} mark={mark}>
          <li>One</li>
        </List>
      ))}
    </>,
  )
  const lists = screen.getAllByRole('list')
  const bySize = lists.slice(0, 5)
  expect(bySize.map(({ className }) => sizes.find((size) => className.split(' ').includes(`list-${size}`)))).toEqual(
    sizes,
  )
  expect(new Set(bySize.map((list) => getComputedStyle(list).fontSize)).size).toBe(5)
  const byMark = lists.slice(5)
  expect(byMark.map(({ className }) => markers.find((mark) => className.split(' ').includes(`list-${mark}`)))).toEqual(
    markers,
  )
  // The rule of the list's own class paints the mark, so different marks mean different classes.
  expect(new Set(byMark.map(({ className }) => className.split(' ').at(-1))).size).toBe(4)
})
