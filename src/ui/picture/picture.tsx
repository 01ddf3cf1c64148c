import { styled } from '@mui/material/styles'
import { type Ref, useState } from 'react'
import { preload } from 'react-dom'
import { useEventListener } from '#lib/browser/use-event-listener.ts'
import { ImageIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { type PictureSource, pictureSet, pictureUrl } from './picture-url.ts'

const Frame = styled('span')({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  '&[data-ground]': { background: 'var(--picture-ground)' },
  '& picture': { display: 'contents' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'contain' },
  '&[data-fit="cover"] img': { objectFit: 'cover' },
})

const Fallback = styled('span')(
  themed(({ theme }) => ({
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    color: theme.vars.palette.text.secondary,
    '& svg': { width: '28%', height: 'auto', maxWidth: 64 },
  })),
)

type Props = {
  picture: PictureSource
  /** Its width on the page, as in the `sizes` attribute. */
  sizes: string
  /** Overrides the image's own alt text; empty where the text next to it is the same. */
  alt?: string
  loading?: 'lazy' | 'eager'
  /** The main image of the page, loaded with high priority. */
  priority?: boolean
  widths?: readonly number[] | undefined
  fit?: 'contain' | 'cover'
  /** CSS aspect-ratio; defaults to that of the file. */
  ratio?: string
  /** Pale background behind cut-outs. */
  ground?: boolean
  className?: string
}

/** AVIF or WebP in the width the screen needs, on a background; an illustration when it fails to load [S1-2.2-25]. */
export function Picture({ picture, sizes, alt = picture.alt, ratio, ground = true, fit, className, ...rest }: Props) {
  const [failedPath, setFailedPath] = useState<string>()
  const failed = failedPath === picture.path

  // An image in server-rendered HTML can fail before React attaches its listener.
  const noticeFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedPath(picture.path)
  }

  return (
    <Frame
      className={className}
      data-ground={ground || undefined}
      data-fit={fit}
      style={{ aspectRatio: ratio ?? `${picture.width} / ${picture.height}` }}
    >
      {failed ? (
        <MissingPicture alt={alt} onOnline={() => setFailedPath(undefined)} />
      ) : (
        <Sources
          picture={picture}
          sizes={sizes}
          alt={alt}
          image={noticeFailure}
          onError={() => setFailedPath(picture.path)}
          {...rest}
        />
      )}
    </Frame>
  )
}

type MissingProps = {
  alt: string
  /** Loads the image again: the connection may have been the cause. */
  onOnline?: () => void
}

export function MissingPicture({ alt, onOnline }: MissingProps) {
  useEventListener('window', 'online', () => onOnline?.())
  return (
    <Fallback data-fallback>
      <ImageIcon size={48} label={alt || undefined} />
    </Fallback>
  )
}

/** In pixels of the file: an image up to this width is decoration next to text, and loads with low priority. */
const thumbnailWidth = 240

type SourcesProps = Pick<Props, 'picture' | 'sizes' | 'loading' | 'priority' | 'widths'> & {
  alt: string
  image: Ref<HTMLImageElement>
  onError: () => void
}

const avifOf = ({ picture: { path }, sizes, widths }: Pick<Props, 'picture' | 'sizes' | 'widths'>) => ({
  type: 'image/avif',
  imageSrcSet: pictureSet(path, 'avif', widths),
  imageSizes: sizes,
})

/** On the server: preloads an image from the head, so that it loads before the browser parses styles and content. */
export function preloadPicture(props: Pick<Props, 'picture' | 'sizes' | 'widths'>) {
  preload(pictureUrl(props.picture.path, 640, 'avif'), { as: 'image', fetchPriority: 'high', ...avifOf(props) })
}

function Sources({ picture, sizes, loading, priority = false, widths, alt, image, onError }: SourcesProps) {
  const { path, width, height } = picture
  const avif = avifOf({ picture, sizes, widths })
  const widest = widths?.at(-1) ?? 640
  if (import.meta.env.SSR && priority) preloadPicture({ picture, sizes, widths })
  return (
    <picture>
      <source type={avif.type} srcSet={avif.imageSrcSet} sizes={sizes} />
      <source type="image/webp" srcSet={pictureSet(path, 'webp', widths)} sizes={sizes} />
      <img
        ref={image}
        src={pictureUrl(path, widest, 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={loading ?? (priority ? 'eager' : 'lazy')}
        fetchPriority={priority ? 'high' : widest > thumbnailWidth ? undefined : 'low'}
        decoding={priority ? 'sync' : 'async'}
        onError={onError}
      />
    </picture>
  )
}
