import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import type { Store } from '#contract/location/store.ts'
import { suburbName } from '#domain/location/locality.ts'
import { openingRows, todayText } from '#domain/location/opening-hours.ts'
import { localDate } from '#domain/time/plain-date.ts'
import { useApp } from '#lib/app.tsx'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { storeQueries } from './queries.ts'
import { ShopFront } from './shop-front.tsx'
import { addressText } from './store-contact.tsx'

const Root = styled('section')(
  themed(({ theme }) => ({
    paddingBlock: theme.styles.sectionPadding,
    '& > div': { display: 'grid', gap: 20, alignItems: 'center' },
    '& dl': { display: 'grid', gridTemplateColumns: '96px 1fr', gap: '4px 16px', margin: '8px 0 12px' },
    '& dt': { color: theme.vars.palette.text.secondary },
    [theme.breakpoints.up('md')]: {
      '& > div': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 48 },
      '&[data-layout="right"] > div > :first-of-type': { order: 1 },
      // The picture at the whole width, with the words on a card over its edge.
      '&[data-layout="wide"] > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
      '&[data-layout="wide"] > div > :first-of-type': { aspectRatio: '5 / 2' },
      '&[data-layout="wide"] > div > :last-child': {
        justifySelf: 'end',
        width: 'min(460px, 50%)',
        minHeight: 340,
        margin: '-160px 32px 0',
        padding: 32,
        borderRadius: theme.vars.shape.large,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.vars.shadows[2],
        position: 'relative',
      },
      // Names and hours first; the picture is small. One rule over both.
      '&[data-layout="list"] > div': { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: '20px 48px' },
      '&[data-layout="list"] > div::before': {
        content: '""',
        gridColumn: '1 / -1',
        height: 3,
        backgroundColor: theme.vars.palette.text.primary,
      },
      '&[data-layout="list"] > div > :first-of-type': { order: 1 },
      '&[data-layout="list"] > div > :last-child': { minHeight: 300 },
    },
  })),
)

const Front = styled('div')(
  themed(({ theme: { vars } }) => ({
    aspectRatio: '3 / 2',
    overflow: 'hidden',
    borderRadius: vars.shape.large,
    backgroundColor: vars.palette.picture,
    '& > span': { height: '100%' },
  })),
)

// As high as the longest store text, so that the content below does not move.
const Details = styled('div')({ display: 'grid', alignContent: 'center', gap: 8, minHeight: 372 })

const Eyebrow = styled('p')(themed(({ theme }) => ({ ...theme.typography.eyebrow, color: theme.vars.palette.eyebrow })))

const Description = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))

const Names = styled('ul')(
  themed(({ theme: { breakpoints, vars } }) => ({
    display: 'grid',
    gap: 4,
    margin: '8px 0 12px',
    padding: 0,
    listStyle: 'none',
    '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 12 },
    '& a': { minHeight: 28, alignContent: 'center' },
    '& span': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
    [breakpoints.down('lg')]: { '& a': { minHeight: 44 } },
  })),
)

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  '& a': { minHeight: 44, alignContent: 'center' },
})

/** Today, and the first day of each other kind: late nights and weekends without seven lines. */
function shortHours(store: Store) {
  const today = { day: 'Today', text: todayText(store, localDate(new Date())) }
  const rows = openingRows(store)
  const others = rows.filter(
    ({ text }, index) => text !== today.text && rows.findIndex((row) => row.text === text) === index,
  )
  return [today, ...others.slice(-2)]
}

const half = '(min-width: 1280px) 592px, (min-width: 768px) 46vw, 92vw'
const sizes = {
  left: half,
  right: half,
  wide: '(min-width: 1280px) 1232px, 96vw',
  list: '(min-width: 768px) 320px, 92vw',
}

type Props = {
  storeUri: string | null | undefined
  layout: 'left' | 'right' | 'wide' | 'list'
  /** For a shopper without a store. */
  title: string
  text: string
}

/**
 * The shopper's store on the home page, or where the shop has stores. Rendered in the browser only. Nothing is shown while
 * the store is undefined; a link to all stores replaces it when loading fails.
 */
export function YourStore({ storeUri, layout, ...words }: Props) {
  const stores = storeQueries(useApp().api)
  const { data: store, isError } = useQuery({
    ...stores.view(storeUri ?? ''),
    enabled: typeof storeUri === 'string',
  })
  const hasNone = storeUri === null || isError
  const { data: all, isError: isListMissing } = useQuery({ ...stores.list(), enabled: hasNone })
  const shown = store ?? all?.[0]
  return (
    <Root aria-label="Visit us" data-layout={layout}>
      <Container>
        <Front>
          {shown?.frontImg ? (
            <Picture picture={shown.frontImg} alt="" sizes={sizes[layout]} ratio="auto" fit="cover" />
          ) : (
            (shown || isListMissing) && <ShopFront />
          )}
        </Front>
        <Details>{store ? <StoreWords store={store} /> : hasNone && <NoStore {...words} stores={all ?? []} />}</Details>
      </Container>
    </Root>
  )
}

function StoreWords({ store }: { store: Store }) {
  const { country } = useApp().brand
  return (
    <>
      <Eyebrow>Your store</Eyebrow>
      <Heading level={2}>{store.name}</Heading>
      <p>{addressText(store, country)}</p>
      <Description>
        <span className="num">{store.phone}</span> · {store.blurb}
      </Description>
      <dl className="num">
        {shortHours(store).map(({ day, text }) => [<dt key={day}>{day}</dt>, <dd key={`${day} hours`}>{text}</dd>])}
      </dl>
      <Actions>
        <ButtonLink to={paths.store({ storeUri: store.storeUri })}>View Store Details</ButtonLink>
        <Link to={paths.stores()}>Change Store</Link>
      </Actions>
    </>
  )
}

/** The names of so many stores fit beside the picture. */
const mostNamed = 6

function NoStore({ title, text, stores }: Pick<Props, 'title' | 'text'> & { stores: readonly Store[] }) {
  const { country, wording } = useApp().brand
  return (
    <>
      <Heading level={2}>{title}</Heading>
      <Description>{text}</Description>
      <Names>
        {stores.slice(0, mostNamed).map(({ storeUri, name, suburb, state }) => (
          <li key={storeUri}>
            <Link to={paths.store({ storeUri })}>{name}</Link>
            <span>
              {[suburbName(suburb), state]
                .filter((part) => part !== '' && part !== country && !name.includes(part))
                .join(', ')}
            </span>
          </li>
        ))}
      </Names>
      <Actions>
        <ButtonLink to={paths.stores()}>{wording.findStores}</ButtonLink>
      </Actions>
    </>
  )
}
