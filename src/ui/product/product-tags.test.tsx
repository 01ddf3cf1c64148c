// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { ConditionTag, MissingParts } from './condition-tag.tsx'
import { ProductPicture } from './product-picture.tsx'
import type { CardProduct } from './product-view.ts'
import { Ribbon } from './ribbon.tsx'

it('shows a condition in a style of its own [S1-2.10-08]', () => {
  const tags = [
    ['cosmetic', 'Cosmetic Imperfection'],
    ['new', 'New Condition'],
    ['runout', 'Brand New Runout'],
    ['brand-new', 'New Condition'],
    ['unavailable', 'Unavailable'],
  ] as const
  const { container } = renderUi(tags.map(([condition]) => <ConditionTag key={condition} condition={condition} />))
  const rendered = [...container.querySelectorAll<HTMLElement>('.condition')]
  expect(rendered.map((tag) => tag.textContent)).toEqual(tags.map(([, words]) => words))
  tags.forEach(([condition], index) => {
    expect(rendered[index]?.classList.contains(`condition-${condition}`)).toBe(true)
  })
  const styles = rendered.map((tag) => {
    const { color, borderStyle, backgroundColor } = getComputedStyle(tag)
    return `${color} ${borderStyle} ${backgroundColor}`
  })
  expect(new Set(styles).size).toBe(5)
})

it('shows missing parts only where there are any [S1-2.10-09]', () => {
  const { container, rerender } = renderUi(<MissingParts text="shelf" />)
  expect(container.textContent).toBe('Missing parts: shelf')
  rerender(<MissingParts text={null} />)
  expect(container.textContent).toBe('')
})

it('has a ribbon for eight kinds in two sizes [S1-2.10-10]', () => {
  const kinds = ['save', 'catalogue-item', 'cashback', 'win', 'new', 'bonus', 'special-offer', 'sale']
  const { container } = renderUi(
    <>
      {kinds.map((type) => (
        <Ribbon key={type} ribbon={{ type, text: `On ${type}` }} />
      ))}
      <Ribbon ribbon={{ type: 'sale', text: 'Small' }} size="xs" />
      <Ribbon ribbon={{ type: 'unheard-of', text: 'No' }} />
      <Ribbon ribbon={null} />
    </>,
  )
  const ribbons = [...container.querySelectorAll('.ribbon')]
  expect(ribbons.map((ribbon) => ribbon.textContent)).toEqual([...kinds.map((kind) => `On ${kind}`), 'Small'])
  kinds.forEach((kind, index) => {
    expect(ribbons[index]?.classList.contains(`ribbon-${kind}`)).toBe(true)
    expect(ribbons[index]?.classList.contains('ribbon-sm')).toBe(true)
  })
  const small = screen.getByText('Small')
  expect(small.classList.contains('ribbon-xs')).toBe(true)
  const large = screen.getByText('On sale')
  expect(getComputedStyle(small).fontSize).not.toBe(getComputedStyle(large).fontSize)
})

it('puts nothing over the picture for a ribbon of an unknown kind', () => {
  const itemsFor = (type: string) => {
    const image = { path: 'oven', alt: '', width: 1200, height: 1200 }
    const product = { image, conditionType: 'brand-new', ribbon: { type, text: 'Win' } } as unknown as CardProduct // all that the picture reads
    const { container } = renderUi(<ProductPicture product={product} sizes="100vw" showRibbon />)
    return container.firstElementChild?.childElementCount
  }
  expect([itemsFor('win'), itemsFor('unheard-of')]).toEqual([2, 1])
})
