// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderUi } from '../../../tests/render-ui.tsx'
import { Drawer } from './drawer.tsx'
import { Modal, type ModalLayout, modalWidths } from './modal.tsx'
import { OverlayHistory } from './overlay-history.tsx'

const dialog = (name: string) => screen.getByRole('dialog', { name })
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

function Single(props: { layout?: ModalLayout; dismissible?: boolean; onClosed?: () => void }) {
  const [open, setOpen] = useState(true)
  const { onClosed, ...rest } = props
  return (
    <Modal
      {...rest}
      open={open}
      title="Help"
      image="/picture.webp"
      onClose={() => {
        setOpen(false)
        onClosed?.()
      }}
    >
      Text
    </Modal>
  )
}

it('has the widths 560, 700, 800 and 970; two columns are large [S1-9-15]', () => {
  expect(modalWidths).toEqual({ small: 560, default: 700, medium: 800, large: 970 })
  renderUi(<Single layout="two-columns" />)
  expect(document.querySelector<HTMLElement>('.MuiDialog-root')?.style.getPropertyValue('--modal-width')).toBe('970px')
})

it.each(['left', 'center', 'two-columns', 'no-styles', 'no-padding'] as const)(
  'has a separate layout %s [S1-2.10-30]',
  (layout) => {
    renderUi(<Single layout={layout} />)
    const paper = dialog('Help')
    expect(paper.classList.contains(`modal-${layout}`)).toBe(true)
    const content = paper.querySelector('.modal-content')
    const { textAlign, padding } = getComputedStyle(content ?? paper)
    expect(textAlign === 'center').toBe(layout === 'center')
    expect(padding === '0px').toBe(layout === 'no-styles' || layout === 'no-padding')
    const image = paper.querySelector<HTMLElement>('[style*="/picture.webp"]')
    expect(image?.style.backgroundImage.includes('/picture.webp') ?? false).toBe(layout === 'two-columns')
  },
)

it('closes on Escape and on a click outside', async () => {
  renderUi(<Single />)
  fireEvent.keyDown(dialog('Help'), { key: 'Escape' })
  await gone('Help')
  renderUi(<Single />)
  const around = document.querySelector('.MuiDialog-container')
  if (around) {
    fireEvent.mouseDown(around)
    fireEvent.click(around)
  }
  await gone('Help')
})

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('closes a %s without arguments: a caller may have optional ones of its own', (_, Overlay) => {
  const onClose = vi.fn()
  renderUi(
    <Overlay open title="Help" onClose={onClose}>
      Text
    </Overlay>,
  )
  fireEvent.keyDown(dialog('Help'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onClose.mock.calls).toEqual([[], []])
})

it('stays open where only its content may close it', () => {
  const onClosed = vi.fn()
  renderUi(<Single dismissible={false} onClosed={onClosed} />)
  fireEvent.keyDown(dialog('Help'), { key: 'Escape' })
  const around = document.querySelector('.MuiDialog-container')
  if (around) fireEvent.click(around)
  expect(onClosed).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

it('closes on browser back', async () => {
  renderUi(<Single />)
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  await gone('Help')
})

it('closes when the page is left', async () => {
  let leave = () => {}
  const onLeave = (listener: () => void) => {
    leave = listener
    return () => {}
  }
  renderUi(
    <OverlayHistory value={onLeave}>
      <Single />
    </OverlayHistory>,
  )
  act(() => leave())
  await gone('Help')
})

function Stack({ Lower = Modal }: { Lower?: typeof Modal | typeof Drawer }) {
  const [child, setChild] = useState(false)
  const [parent, setParent] = useState(true)
  return (
    <>
      <Lower open={parent} onClose={() => setParent(false)} title="Parent">
        <button type="button" onClick={() => setChild(true)}>
          More
        </button>
      </Lower>
      <Modal open={child} onClose={() => setChild(false)} title="Child" />
    </>
  )
}

it('dims the parent until the child closes, and marks the body meanwhile', async () => {
  renderUi(<Stack />)
  const parent = dialog('Parent')
  expect(document.body.classList.contains('modal-open')).toBe(true)
  expect(parent.classList.contains('modal-covered')).toBe(false)
  fireEvent.click(within(parent).getByText('More'))
  expect(parent.classList.contains('modal-covered')).toBe(true)
  fireEvent.keyDown(dialog('Child'), { key: 'Escape' })
  await gone('Child')
  expect(parent.classList.contains('modal-covered')).toBe(false)
  expect(document.body.classList.contains('modal-open')).toBe(true)
  fireEvent.keyDown(parent, { key: 'Escape' })
  await gone('Parent')
  expect(document.body.classList.contains('modal-open')).toBe(false)
})

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('takes the focus over a %s, and gives it back', async (_, Lower) => {
  renderUi(<Stack Lower={Lower} />)
  const more = within(dialog('Parent')).getByText('More')
  act(() => more.focus())
  fireEvent.click(more)
  expect(dialog('Child').contains(document.activeElement)).toBe(true)
  fireEvent.keyDown(document.activeElement ?? more, { key: 'Escape' })
  await gone('Child')
  expect(document.activeElement).toBe(more)
  expect(dialog('Parent')).toBeDefined()
})

function Errors() {
  const [errors, setErrors] = useState(['First', 'Second'])
  const dismiss = (index: number) => setErrors(errors.filter((_, position) => position !== index))
  return <Modal open onClose={() => {}} title="Form" errors={errors} onDismissError={dismiss} />
}

it('lists errors that can be closed one by one', () => {
  renderUi(<Errors />)
  expect(screen.getAllByRole('alert').map((error) => error.textContent)).toEqual(['First', 'Second'])
  const [closeFirst] = screen.getAllByRole('button', { name: 'Close Error Message' })
  if (closeFirst) fireEvent.click(closeFirst)
  expect(screen.getAllByRole('alert').map((error) => error.textContent)).toEqual(['Second'])
})
