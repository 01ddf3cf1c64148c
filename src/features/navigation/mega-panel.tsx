import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useRef, useState } from 'react'
import type { NavCategory, NavLink } from '#contract/content/navigation.ts'
import { categoryInLine } from '#domain/catalogue/category-in-line.ts'
import { productsText } from '#domain/catalogue/products-text.ts'
import { useApp } from '#lib/app.tsx'
import { focusOn } from '#lib/browser/focus-ref.ts'
import { paths } from '#lib/page/paths.ts'
import { useDebounce } from '#lib/use-debounce.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronRightIcon, CloseIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { categoryPath, linkPath } from './links.ts'
import { menuColumnsQueries } from './menu-columns-queries.ts'
import { type MenuEntry, menuEntries } from './menu-entries.ts'

const Grid = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '240px 1fr 216px',
  gap: 32,
})

const Rows = styled('ul')(
  themed(({ theme }) => ({
    padding: '8px 0 12px',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 40,
      padding: '0 16px 0 12px',
      borderRadius: `${theme.vars.shape.small} 0 0 ${theme.vars.shape.small}`,
      fontWeight: 500,
    },
    '& a[data-department]': {
      marginTop: 8,
      minHeight: 36,
      fontSize: '0.875rem',
      fontWeight: 600,
      color: theme.vars.palette.text.secondary,
    },
    '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
    '& a[data-on]': {
      backgroundColor: theme.vars.palette.background.default,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
    },
  })),
)

const Columns = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    gap: '24px 32px',
    padding: '20px 0 28px',
    alignContent: 'start',
    fontSize: '0.875rem',
    '& p': { display: 'block', paddingBottom: 6, fontSize: '0.875rem', fontWeight: 600 },
    '& li a': { display: 'block', padding: '4px 0', color: theme.vars.palette.text.secondary },
    '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: '3px' },
  })),
)

const Tile = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.picture,
    '& > [data-picture]': { display: 'block', aspectRatio: '1' },
    '& > span:last-of-type': { display: 'block', padding: 16, lineHeight: 1.35 },
    '& strong': { display: 'block', fontWeight: 600 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  })),
)

const Aside = styled('div')({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'end',
  gap: 4,
  padding: '8px 0 28px',
})

/** A pointer on its way down crosses other rows: only the one it rests on is requested. */
const restMs = 120

const help: readonly NavLink[] = [
  { title: 'Ask an expert', uri: paths.askAnExpert() },
  { title: 'Book a time', uri: paths.bookings() },
  { title: 'Delivery', uri: paths.article({ name: 'delivery' }) },
  { title: 'Returns', uri: paths.article({ name: 'returns' }) },
]

type Props = { categories: readonly NavCategory[]; takesFocus: boolean; onLeave: () => void }

/** Departments and their categories on the left, narrowed lists of the active one in columns, its image on the right. */
export function MegaPanel({ categories, takesFocus, onLeave }: Props) {
  const entries = menuEntries(categories)
  const first = entries.find(({ isDepartment }) => !isDepartment) ?? entries[0]
  const [current, setCurrent] = useState(first?.uri)
  const [rested, setRested] = useState(first?.uri)
  const resting = useDebounce(restMs, setRested)
  const list = useRef<HTMLUListElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const entry = entries.find(({ uri }) => uri === current) ?? first

  function show(uri: string) {
    setCurrent(uri)
    resting.push(uri)
  }
  function move(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const focused = links.findIndex((link) => link.contains(document.activeElement))
    const targets: Record<string, HTMLElement | null | undefined> = {
      ArrowDown: links[(focused + 1) % links.length],
      ArrowUp: links.at(focused - 1),
      Home: links[0],
      End: links.at(-1),
      ArrowRight: columns.current?.querySelector('a'),
    }
    const target = targets[event.key]
    if (!target) return
    event.preventDefault()
    target.focus()
  }

  return (
    <Grid>
      <Rows ref={list} onKeyDown={move}>
        {entries.map(({ title, uri, isDepartment }) => (
          <li key={uri}>
            <Anchor
              ref={takesFocus && uri === first?.uri ? focusOn : undefined}
              to={categoryPath(uri)}
              data-on={uri === entry?.uri || undefined}
              data-department={isDepartment || undefined}
              onPointerEnter={() => show(uri)}
              onFocus={() => show(uri)}
            >
              {title}
              {!isDepartment && <ChevronRightIcon size={16} />}
            </Anchor>
          </li>
        ))}
      </Rows>
      {entry && (
        <Entry
          entry={entry}
          isRested={entry.uri === rested}
          columnsRef={columns}
          onBack={() => list.current?.querySelector<HTMLElement>('a[data-on]')?.focus()}
          onLeave={onLeave}
        />
      )}
    </Grid>
  )
}

type EntryProps = {
  entry: MenuEntry
  isRested: boolean
  columnsRef: Ref<HTMLDivElement>
  onBack: () => void
  onLeave: () => void
}

function Entry({ entry, isRested, columnsRef, onBack, onLeave }: EntryProps) {
  const { api } = useApp()
  const { data } = useQuery({
    ...menuColumnsQueries(api).ofCategory(entry.uri.replace(/^\/c\//, '')),
    enabled: isRested,
  })
  return (
    <>
      <Columns ref={columnsRef} onKeyDown={(event) => event.key === 'ArrowLeft' && onBack()}>
        <Links title="By kind" links={entry.kinds} />
        {data?.columns.map(({ title, links }) => (
          <Links key={title} title={title} links={links} />
        ))}
        <Links title="Brands" to={paths.brands()} links={entry.brands} />
        <Links title="Help" links={help} />
      </Columns>
      <Aside>
        <IconButton label="Close menu" size={36} onClick={onLeave}>
          <CloseIcon />
        </IconButton>
        <Tile to={categoryPath(entry.uri)}>
          <span data-picture>{data?.picture && <Picture picture={data.picture} sizes="216px" alt="" ratio="1" />}</span>
          <span>
            <strong>All {categoryInLine(entry.title)}</strong>
            <small className="num">{productsText(entry.productCount)}</small>
          </span>
        </Tile>
      </Aside>
    </>
  )
}

function Links({ title, to, links }: { title: string; to?: string; links: readonly NavLink[] }) {
  if (links.length === 0) return null
  return (
    <div>
      <p>{to ? <Anchor to={to}>{title}</Anchor> : title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.uri}>
            <Anchor to={linkPath(link.uri)}>{link.title}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}
