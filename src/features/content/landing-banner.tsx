import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { LandingBanner as Banner } from '#contract/content/content.ts'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'

const Band = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    // Reserves space for the image, so that the text does not move when it loads.
    '&[data-pictured]': { display: 'grid', gridTemplate: '132px auto / minmax(0, 1fr)' },
    '&[data-pictured] > :first-of-type': { gridRow: 2 },
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '& ul': { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', fontSize: '0.875rem', fontWeight: 600 },
    '&.no-masthead': { backgroundColor: 'transparent', color: 'inherit', border: 0 },
    [theme.breakpoints.up('md')]: {
      '&[data-pictured]': { display: 'block' },
      // A row each, so that no font can change the lines.
      '& ul': { display: 'grid' },
    },
  })),
)

const Text = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: 8,
    minHeight: 140,
    paddingBlock: 24,
    '& > p': { maxWidth: '34em', color: theme.vars.palette.hero.soft, textWrap: 'balance' },
    '.no-masthead &': {
      minHeight: 0,
      paddingBlock: '32px 8px',
      '& > p': { color: theme.vars.palette.text.secondary },
    },
    [theme.breakpoints.up('md')]: {
      alignContent: 'center',
      minHeight: 264,
      paddingRight: '52%',
      '.lg-masthead &, .virtual-tour-masthead &': { minHeight: 380 },
      '.no-masthead &, .blog-masthead &': { paddingRight: 0 },
      '.blog-masthead &': { position: 'relative', zIndex: 1 },
    },
  })),
)

const Buttons = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginTop: 8,
    // The action colour may be nearly that of the band.
    '& [data-variant="primary"]': {
      borderColor: `color-mix(in srgb, ${theme.vars.palette.hero.ink} 45%, transparent)`,
    },
  })),
)

const Artwork = styled('div')(
  themed(({ theme }) => ({
    height: 132,
    '& > *': { width: '100%', height: '100%', objectFit: 'cover' },
    [theme.breakpoints.up('md')]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      width: '48%',
      height: 'auto',
      // A video or article image is behind the text, dimmed for contrast.
      '.blog-masthead > &': { width: '100%', opacity: 0.18 },
    },
  })),
)

const Crumbs = styled(Container)({})

type Props = {
  /** Undefined while the page's data is loading. */
  banner: Omit<Banner, 'heading'> | undefined
  heading: string
  crumbs: ReactNode
  children?: ReactNode
  /** Leads to the filters of the list on this page. */
  onRefine?: () => void
  /** Opens the search view of the navigation. */
  onSearch?: () => void
}

/** The masthead of a page, with breadcrumbs below it [S1-2.2-02] [S1-2.2-14]. */
export function LandingBanner({ banner, heading, crumbs, children, ...acts }: Props) {
  const { text, subTitles = [], buttons = [] } = banner ?? {}
  return (
    <>
      <Band
        className={banner?.class}
        aria-label={heading || 'Loading'}
        data-pictured={Boolean(banner?.picture || banner?.video) || undefined}
      >
        <Container>
          <Text>
            <Heading level={1}>{heading || 'Loading...'}</Heading>
            {text && <p>{text}</p>}
            {children}
            {subTitles.length > 0 && (
              <ul>
                {subTitles.map((title) => (
                  <li key={title}>{title}</li>
                ))}
              </ul>
            )}
            {buttons.length > 0 && (
              <Buttons>
                {buttons.map((button, position) => (
                  <BannerAct key={button.text} button={button} isFirst={position === 0} {...acts} />
                ))}
              </Buttons>
            )}
          </Text>
        </Container>
        {banner && <BannerPicture banner={banner} />}
      </Band>
      <Crumbs>{crumbs}</Crumbs>
    </>
  )
}

type ActProps = Pick<Props, 'onRefine' | 'onSearch'> & { button: Banner['buttons'][number]; isFirst: boolean }

/** A link in or out, or something the page does [S1-2.2-10..12]. */
function BannerAct({ button: { type, text, url }, isFirst, onRefine, onSearch }: ActProps) {
  const variant = isFirst ? 'primary' : 'secondary'
  const act = type === 'refine' ? onRefine : type === 'search' ? onSearch : undefined
  if (act)
    return (
      <Button type="button" variant={variant} onClick={act}>
        {text}
      </Button>
    )
  if (!url) return null
  return (
    <ButtonLink variant={variant} to={url}>
      {text}
    </ButtonLink>
  )
}

function BannerPicture({ banner: { picture, video } }: { banner: Pick<Banner, 'picture' | 'video'> }) {
  if (video) return <Film src={video} />
  if (!picture) return null
  return (
    <Artwork>
      <Picture picture={picture} alt="" sizes="(min-width: 768px) 48vw, 100vw" ratio="auto" fit="cover" priority />
    </Artwork>
  )
}

/** Not if the visitor prefers reduced motion. */
function play(film: HTMLVideoElement | null) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  // A browser may block autoplay: the video then shows its first frame.
  film?.play().catch(() => undefined)
}

function Film({ src }: { src: string }) {
  return (
    <Artwork>
      <video ref={play} src={src} muted loop playsInline preload="metadata" aria-hidden />
    </Artwork>
  )
}
