import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { Product } from '#contract/catalogue/product.ts'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { useWideScreen } from '#lib/browser/wide-screen.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { ZoomIcon } from '#ui/icon/task-icons.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { useSlides } from './slides.ts'

const ZoomView = onDemand(() => import('./zoom-view.tsx').then(({ ZoomView }) => ZoomView))

const Root = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    [theme.breakpoints.down('md')]: { marginInline: -16 },
    // Stays beside the longer column with price and choices.
    [theme.breakpoints.up('md')]: { position: 'sticky', top: 24 },
    [theme.breakpoints.up('lg')]: {
      display: 'grid',
      gap: 16,
      alignItems: 'start',
      '&[data-many]': { gridTemplateColumns: '76px minmax(0, 1fr)' },
      // Two thumbs leave the image the whole width and are below it.
      '&[data-few]': {
        '--below': '88px',
        '& > :not(:last-child)': { gridAutoFlow: 'column', justifyContent: 'start', order: 1 },
      },
    },
  })),
)

const Thumbs = styled('div')(
  themed(({ theme }) => ({
    display: 'none',
    gap: 12,
    [theme.breakpoints.up('lg')]: { display: 'grid' },
    '& button': {
      width: 76,
      height: 76,
      padding: 0,
      overflow: 'hidden',
      border: `1.5px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      background: 'none',
      cursor: 'pointer',
    },
    '@media (forced-colors: active)': { '& button[aria-current="true"]': { outline: '2px solid Highlight' } },
    '& button[aria-current="true"]': {
      borderColor: theme.vars.palette.text.primary,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.text.primary}`,
    },
  })),
)

// One list for both layouts: a snapping row on phones, the selected image on wide screens.
const Pictures = styled('ul')(
  themed(({ theme }) => ({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    scrollbarWidth: 'none',
    backgroundColor: theme.vars.palette.picture,
    '& > li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
    [theme.breakpoints.up('md')]: { borderRadius: theme.vars.shape.large },
    [theme.breakpoints.up('lg')]: {
      // By mouse the thumbs turn the images, a finger swipes them on every width.
      '@media (pointer: fine)': { overflow: 'hidden' },
      // Never higher than the window, so that the whole product is in view.
      '& > li': { minWidth: 0 },
      '& > li > span': { maxHeight: 'calc(100dvh - 48px - var(--below, 0px))', width: '100%' },
    },
  })),
)

const Stage = styled('div')(
  themed(({ theme }) => ({
    position: 'relative',
    minWidth: 0,
    '& > .ribbon': { position: 'absolute', top: 16, left: 0, zIndex: 1 },
    '& > [data-dots]': {
      position: 'absolute',
      insetInline: 0,
      bottom: 14,
      display: 'flex',
      justifyContent: 'center',
      gap: 8,
      pointerEvents: 'none',
      [theme.breakpoints.up('lg')]: { display: 'none' },
    },
    // With a light rim: rooms may be dark here.
    '& i': {
      width: 8,
      height: 8,
      borderRadius: 4,
      outline: '2px solid #fffc',
      backgroundColor: theme.vars.palette.control,
    },
    '& i[data-on]': { width: 24, backgroundColor: theme.vars.palette.text.primary },
    '& > [data-zoom]': {
      position: 'absolute',
      right: 12,
      bottom: 12,
      borderRadius: theme.vars.shape.borderRadius,
      backgroundColor: theme.vars.palette.background.paper,
    },
  })),
)

type Props = { product: Product; ribbon?: ReactNode }

/**
 * The product images: thumbs and one large image, or a row to swipe on phones; the zoom button opens an image large.
 */
export function Gallery({ product, ribbon }: Props) {
  const [isZoomed, setZoomed] = useState(false)
  const row = useRef<HTMLUListElement>(null)
  const isWide = useWideScreen()
  // A product without gallery images shows the one of its card.
  const images = product.images.length > 0 ? product.images : [{ ...product.image, type: 'front', thumbUrl: '' }]

  const { index, show, slides } = useSlides(row, { count: images.length })

  return (
    <Root data-sticks="beside" data-many={images.length > 2 || undefined} data-few={images.length === 2 || undefined}>
      {images.length > 1 && <ThumbRow images={images} at={index} onShow={show} />}
      <Stage>
        {ribbon}
        <Pictures
          ref={row}
          aria-label={`Pictures of ${product.title}`}
          // What scrolls sideways on phones can be scrolled with keys too.
          tabIndex={isWide ? undefined : 0}
          {...slides}
        >
          {images.map((image, position) => (
            <li key={image.path}>
              <Picture
                picture={image}
                sizes="(min-width: 1280px) 652px, (min-width: 975px) 39vw, (min-width: 768px) 50vw, 100vw"
                ratio="1"
                fit={image.type === 'room' ? 'cover' : 'contain'}
                {...(position === 0 ? { priority: true } : {})}
              />
            </li>
          ))}
        </Pictures>
        {images.length > 1 && (
          <div data-dots aria-hidden>
            {images.map((image, position) => (
              <i key={image.path} data-on={position === index || undefined} />
            ))}
          </div>
        )}
        <div data-zoom>
          <IconButton label="See it large" bordered onClick={() => setZoomed(true)}>
            <ZoomIcon />
          </IconButton>
        </div>
      </Stage>
      {isZoomed && <ZoomView title={product.title} images={images} start={index} onClose={() => setZoomed(false)} />}
    </Root>
  )
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

type ThumbProps = { images: Product['images']; at: number; onShow: (position: number) => void }

/** One stop for Tab: arrows walk along the thumbs and show what they reach. */
function ThumbRow({ images, at, onShow }: ThumbProps) {
  function walk(event: KeyboardEvent<HTMLButtonElement>) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (at + step + images.length) % images.length
    onShow(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Thumbs role="group" aria-label="Pictures">
      {images.map((image, position) => (
        <button
          key={image.path}
          type="button"
          tabIndex={position === at ? 0 : -1}
          aria-current={position === at}
          aria-label={`Picture ${position + 1} of ${images.length}: ${image.alt}`}
          onClick={() => onShow(position)}
          onKeyDown={walk}
        >
          <Picture picture={image} alt="" sizes="76px" widths={[96, 160]} ratio="1" />
        </button>
      ))}
    </Thumbs>
  )
}
