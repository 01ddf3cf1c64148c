import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { NavCategory } from '#contract/content/navigation.ts'
import { paths } from '#lib/page/paths.ts'
import { IconButton } from '#ui/button/icon-button.tsx'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronRightIcon, CloseIcon } from '#ui/icon/icons.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { themed } from '#ui/themed.ts'
import { categoryPath, linkPath } from './links.ts'

const Grid = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '264px 1fr 232px',
  gap: 32,
})

const Groups = styled('ul')(
  themed(({ theme }) => ({
    padding: '16px 0',
    borderRight: `1px solid ${theme.vars.palette.divider}`,
    '& a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 44,
      padding: '0 16px 0 12px',
      borderRadius: `${theme.vars.shape.small} 0 0 ${theme.vars.shape.small}`,
      fontWeight: 500,
    },
    '& svg': { color: theme.vars.palette.text.secondary },
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
    padding: '28px 0 32px',
    alignContent: 'start',
    fontSize: '0.9375rem',
    '& li a': { display: 'block', padding: '4px 0', color: theme.vars.palette.text.secondary },
    '& a:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: '3px' },
  })),
)

const Head = styled(Anchor)({ display: 'block', paddingBottom: 6, fontSize: '0.875rem', fontWeight: 600 })

const Tile = styled(Anchor)(
  themed(({ theme }) => ({
    display: 'block',
    width: '100%',
    overflow: 'hidden',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.picture,
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
  padding: '8px 0 32px',
})

const focus = (link: HTMLAnchorElement | null) => link?.focus()

type Props = { categories: readonly NavCategory[]; takesFocus: boolean; onLeave: () => void }

/** Departments on the left, the categories of the active one in columns, its image on the right. */
export function MegaPanel({ categories, takesFocus, onLeave }: Props) {
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const columns = useRef<HTMLDivElement>(null)
  const group = categories[current]

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
      <Groups ref={list} onKeyDown={move}>
        {categories.map(({ title, uri }, index) => (
          <li key={uri}>
            <Anchor
              ref={takesFocus && index === 0 ? focus : undefined}
              to={categoryPath(uri)}
              data-on={index === current || undefined}
              onPointerEnter={() => setCurrent(index)}
              onFocus={() => setCurrent(index)}
            >
              {title}
              <ChevronRightIcon size={16} />
            </Anchor>
          </li>
        ))}
      </Groups>
      {group && (
        <GroupColumns
          group={group}
          ref={columns}
          onBack={() => list.current?.querySelectorAll('a')[current]?.focus()}
        />
      )}
      <Aside>
        <IconButton label="Close menu" size={36} onClick={onLeave}>
          <CloseIcon />
        </IconButton>
        {group && <GroupTile group={group} />}
      </Aside>
    </Grid>
  )
}

type ColumnsProps = { group: NavCategory; ref: React.Ref<HTMLDivElement>; onBack: () => void }

function GroupColumns({ group, ref, onBack }: ColumnsProps) {
  return (
    <Columns ref={ref} onKeyDown={(event) => event.key === 'ArrowLeft' && onBack()}>
      {group.subCategories.map(({ title, uri, subCategories }) => (
        <div key={uri}>
          <Head to={categoryPath(uri)}>{title}</Head>
          <ul>
            {subCategories.map((subCategory) => (
              <li key={subCategory.uri}>
                <Anchor to={categoryPath(subCategory.uri)}>{subCategory.title}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {group.brands.length > 0 && (
        <div>
          <Head to={paths.brands()}>Brands</Head>
          <ul>
            {group.brands.map((manufacturer) => (
              <li key={manufacturer.uri}>
                <Anchor to={manufacturerPath(manufacturer.uri)}>{manufacturer.title}</Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Columns>
  )
}

const manufacturerPath = (uri: string) => (uri.includes('/') ? linkPath(uri) : paths.brand({ uri }))

function GroupTile({ group }: { group: NavCategory }) {
  return (
    <Tile to={categoryPath(group.uri)}>
      {group.picture && <Picture picture={group.picture} sizes="232px" alt="" ratio="4 / 5" />}
      <span>
        <strong>All {group.title.toLowerCase()}</strong>
        <small className="num">{group.productCount} products</small>
      </span>
    </Tile>
  )
}
