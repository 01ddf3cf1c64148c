import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, type TouchEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Product } from '#contract/catalogue/product.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icon/icons.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const zoomFactor = 2.5
/** A shorter movement of the finger is a tap. */
const swipePx = 48

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

const Stage = styled('div')({
  overflow: 'hidden',
  '&[data-zoomed]': { overflow: 'auto', scrollbarWidth: 'none' },
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

/** The images over the page: arrows and swipes turn them, a press enlarges one where it was pressed. */
export function ZoomView({ title, images, start, onClose }: Props) {
  const [index, setIndex] = useState(start)
  const image = images[index]
  const turn = (step: number) => setIndex((index + step + images.length) % images.length)
  function turnByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }
  if (!image) return null
  const isAlone = images.length < 2
  return (
    <Modal open onClose={onClose} title={title} size="large">
      <Row onKeyDown={turnByKey}>
        <IconButton label="Previous picture" onClick={() => turn(-1)} disabled={isAlone}>
          <ChevronLeftIcon />
        </IconButton>
        <ZoomStage key={image.path} image={image} onTurn={turn} />
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

type StageProps = { image: Product['images'][number]; onTurn: (step: number) => void }

/** One image; enlarged it follows the mouse, or is dragged by a finger. */
function ZoomStage({ image, onTurn }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [isZoomed, setIsZoomed] = useState(false)
  const touchedAt = useRef<number>(null)

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
    flushSync(() => setIsZoomed(!isZoomed))
    // A press by key has no place.
    if (event.detail === 0) look(0.5, 0.5)
    else lookAt(event)
  }
  const follow = (event: PointerEvent) => isZoomed && event.pointerType === 'mouse' && lookAt(event)
  function startSwipe({ touches }: TouchEvent) {
    touchedAt.current = isZoomed ? null : (touches[0]?.clientX ?? null)
  }
  function endSwipe({ changedTouches }: TouchEvent) {
    const touch = changedTouches[0]
    if (touchedAt.current === null || !touch) return
    const moved = touch.clientX - touchedAt.current
    if (Math.abs(moved) >= swipePx) onTurn(moved > 0 ? -1 : 1)
  }

  return (
    <Stage
      ref={stage}
      data-zoomed={isZoomed || undefined}
      style={{ aspectRatio: '1 / 0.9' }}
      onPointerMove={follow}
      onTouchStart={startSwipe}
      onTouchEnd={endSwipe}
    >
      <button type="button" aria-pressed={isZoomed} aria-label={`Enlarge: ${image.alt}`} onClick={toggle}>
        <Picture picture={image} alt="" sizes="(min-width: 975px) 860px, 90vw" loading="eager" ratio="1 / 0.9" />
      </button>
    </Stage>
  )
}
