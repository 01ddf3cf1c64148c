import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '#contract/catalogue/product.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { useSlides } from './slides.ts'

const zoomFactor = 2.5

const Row = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 44px',
    alignItems: 'center',
    gap: 8,
    // On phones the picture is swiped, and takes the whole width.
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', '& > button': { display: 'none' } },
  })),
)

const Pictures = styled('ul')({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > li': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
})

const Stage = styled('div')({
  overflow: 'hidden',
  aspectRatio: '1 / 0.9',
  // A finger that drags an enlarged image turns none.
  '&[data-zoomed]': { overflow: 'auto', scrollbarWidth: 'none', overscrollBehavior: 'contain' },
  '& > button': {
    display: 'block',
    width: '100%',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -3 },
  },
  '&[data-zoomed] > button': { width: `${zoomFactor * 100}%`, cursor: 'zoom-out' },
})

const Counter = styled('p')(
  themed(({ theme }) => ({
    marginTop: 8,
    textAlign: 'center',
    fontSize: '0.875rem',
    color: theme.vars.palette.text.secondary,
  })),
)

type Props = { title: string; images: Product['images']; start: number; onClose: () => void }

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/** The images over the page: arrows and swipes turn them, a press enlarges one where it was pressed. */
export function ZoomView({ title, images, start, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const { index, show, slides } = useSlides(list, { count: images.length, start })
  const [zoomed, setZoomed] = useState<number>()
  const isAlone = images.length < 2
  const mount = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element
      element?.scrollTo({ left: start * element.clientWidth })
    },
    [start],
  )
  function turn(step: number) {
    const hasFocus = list.current?.contains(document.activeElement)
    flushSync(() => {
      setZoomed(undefined)
      show(index + step)
    })
    // The image that had it can no longer be reached.
    if (hasFocus) list.current?.querySelector<HTMLElement>('li:not([inert]) button')?.focus({ preventScroll: true })
  }
  function turnByKey(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step === undefined || isAlone) return
    // The list would scroll by the key as well.
    event.preventDefault()
    turn(step)
  }
  return (
    <Modal open onClose={onClose} title={title} size="large">
      <Row onKeyDown={turnByKey}>
        <IconButton label="Previous picture" onClick={() => turn(-1)} disabled={isAlone}>
          <ChevronLeftIcon />
        </IconButton>
        <Pictures ref={mount} {...slides}>
          {images.map((image, position) => (
            <li key={image.path} inert={position !== index}>
              <ZoomStage
                image={image}
                isZoomed={zoomed === position && position === index}
                onZoom={(isZoomed) => setZoomed(isZoomed ? position : undefined)}
                isFirst={position === start}
              />
            </li>
          ))}
        </Pictures>
        <IconButton label="Next picture" onClick={() => turn(1)} disabled={isAlone}>
          <ChevronRightIcon />
        </IconButton>
      </Row>
      <Counter role="status">
        {index + 1} of {images.length}
      </Counter>
    </Modal>
  )
}

type StageProps = {
  image: Product['images'][number]
  /** Its image is not loaded on sight only. */
  isFirst: boolean
  isZoomed: boolean
  onZoom: (isZoomed: boolean) => void
}

/** One image; enlarged it follows the mouse, or is dragged by a finger. */
function ZoomStage({ image, isFirst, isZoomed, onZoom }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)

  /** Shows the part of the image at this place of the stage, as fractions of its width and height. */
  function look(x: number, y: number) {
    const { scrollWidth = 0, clientWidth = 0, scrollHeight = 0, clientHeight = 0 } = stage.current ?? {}
    stage.current?.scrollTo((scrollWidth - clientWidth) * x, (scrollHeight - clientHeight) * y)
  }
  function lookAt({ clientX, clientY }: { clientX: number; clientY: number }) {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    look((clientX - left) / width, (clientY - top) / height)
  }
  function toggle(event: MouseEvent<HTMLButtonElement>) {
    flushSync(() => onZoom(!isZoomed))
    // A press by key has no place.
    if (event.detail === 0) look(0.5, 0.5)
    else lookAt(event)
  }
  const follow = (event: PointerEvent) => isZoomed && event.pointerType === 'mouse' && lookAt(event)

  return (
    <Stage ref={stage} data-zoomed={isZoomed || undefined} onPointerMove={follow}>
      <button type="button" aria-pressed={isZoomed} aria-label={`Enlarge: ${image.alt}`} onClick={toggle}>
        <Picture
          picture={image}
          alt=""
          sizes="(min-width: 975px) 860px, 90vw"
          loading={isFirst ? 'eager' : 'lazy'}
          ratio="1 / 0.9"
        />
      </button>
    </Stage>
  )
}
