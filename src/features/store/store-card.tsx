import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Store } from '#contract/location/store.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { StoreIcon } from '#ui/icon/icons.tsx'
import { roomyTarget } from '#ui/target.ts'
import { themed } from '#ui/themed.ts'
import { StoreContact } from './store-contact.tsx'
import { StoreToday } from './store-hours.tsx'

const Root = styled('article')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    border: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
    '& h2': { ...theme.typography.h4 },
    '& h2 a': roomyTarget,
    '& h2 a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  })),
)

const Body = styled('div')({
  display: 'grid',
  gap: 10,
  flex: 1,
  alignContent: 'start',
  padding: 20,
  fontSize: '1rem',
})
const Foot = styled('div')({ padding: '0 20px 20px' })

type Props = { store: Store; action: ReactNode }

export function StoreCard({ store, action }: Props) {
  return (
    <Root>
      <StorePicture src={store.thumbImg?.src} />
      <Body>
        <h2>
          <Anchor to={paths.store({ storeUri: store.storeUri })}>{store.name}</Anchor>
        </h2>
        <StoreToday store={store} />
        <StoreContact store={store} />
      </Body>
      <Foot>{action}</Foot>
    </Root>
  )
}

const Frame = styled('span')(
  themed(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 1',
    '&:has(img)': { aspectRatio: '16 / 9' },
    backgroundColor: theme.vars.palette.picture,
    color: theme.vars.palette.text.secondary,
    // Positioned absolutely, so that an image with another aspect ratio does not resize the frame when it loads.
    '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  })),
)

/** The image of a store, or a drawing of a door when it has none. */
export function StorePicture({ src, priority = false }: { src: string | undefined; priority?: boolean }) {
  return (
    <Frame>
      {src ? (
        <img src={src} alt="" width={640} height={360} loading={priority ? 'eager' : 'lazy'} />
      ) : (
        <StoreIcon size={32} />
      )}
    </Frame>
  )
}
