import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { NavCategory } from '#contract/content/navigation.ts'
import { telLink } from '#domain/web/tel-link.ts'
import { paths } from '#lib/page/paths.ts'
import { Anchor } from '#ui/button/link.tsx'
import { ChevronDownIcon, PhoneIcon } from '#ui/icon/icons.tsx'
import { ClipIcon } from '#ui/icon/task-icons.tsx'
import { themed } from '#ui/themed.ts'
import { categoryPath, type ShopLink } from './links.ts'

export const menuWidth = 336

const Groups = styled('ul')(
  themed(({ theme }) => ({
    padding: '8px 0',
    '& summary, & a': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minHeight: 48,
      padding: '0 20px',
      cursor: 'pointer',
    },
    '& summary': { listStyle: 'none' },
    '& > li > a, & summary': { fontWeight: 500 },
    '& summary::-webkit-details-marker': { display: 'none' },
    '& summary > span, & details a > span': { flex: 1 },
    '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
    '& summary svg': { color: theme.vars.palette.text.secondary, transition: 'transform 150ms ease-out' },
    '& details[open] > summary svg': { transform: 'rotate(180deg)' },
    '& details ul': { paddingBottom: 8, backgroundColor: theme.vars.palette.background.default },
    '& details a': { minHeight: 44, paddingLeft: 32 },
    '& :focus-visible': { outlineOffset: -3 },
  })),
)

const Places = styled('div')(
  themed(({ theme }) => ({
    marginTop: 'auto',
    padding: '8px 20px',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  })),
)

const FootRow = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: '0.875rem',
  fontWeight: 600,
  '& a': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44 },
})

// Removes the drawer's padding: rows are full width.
const Root = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100% + 24px)',
    margin: '-12px -16px',
    [theme.breakpoints.up('md')]: { minHeight: 'calc(100% + 32px)', margin: '-16px -24px' },
  })),
)

export const MenuHead = styled('div')(
  themed(({ theme }) => ({
    ...theme.mixins.onHeader,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    height: 64,
    padding: '0 8px 0 20px',
    '--logo-height': '40px',
    '& svg': { maxWidth: 212 },
  })),
)

type BodyProps = {
  /** Whose shop it is: the first row. */
  account: ReactNode
  categories: readonly NavCategory[]
  more: readonly ShopLink[]
  /** What the running sale puts beside the word that leads to it. */
  saleMark?: ReactNode
  /** Below the links. */
  children?: ReactNode
  /** Unique in the document: of the groups of one accordion only one is open. */
  name: string
  onFollow?: () => void
}

/** Categories as an accordion with counts, and the other links. Works without script, too. */
export function MenuBody({ account, categories, more, saleMark, children, name, onFollow }: BodyProps) {
  return (
    <Root>
      {account}
      <nav aria-label="Menu">
        <Groups>
          {categories.map((group, position) => (
            <GroupRow key={group.uri} group={group} name={name} startsOpen={position === 0} onFollow={onFollow} />
          ))}
          {more.map(({ text, to }) => (
            <li key={to}>
              <Anchor to={to} onClick={onFollow}>
                {to === paths.sale() && saleMark}
                {text}
              </Anchor>
            </li>
          ))}
        </Groups>
      </nav>
      {children && <Places>{children}</Places>}
    </Root>
  )
}

export function MenuFoot({ phone, onFollow }: { phone: string; onFollow?: () => void }) {
  return (
    <FootRow>
      <Anchor to={telLink(phone)}>
        <PhoneIcon size={18} />
        <span className="num">{phone}</span>
      </Anchor>
      <Anchor to={paths.catalogue()} onClick={onFollow}>
        <ClipIcon size={18} />
        Catalogue
      </Anchor>
    </FootRow>
  )
}

type RowProps = { group: NavCategory; name: string; startsOpen: boolean; onFollow: (() => void) | undefined }

function GroupRow({ group, name, startsOpen, onFollow }: RowProps) {
  const all = { title: `All ${group.title.toLowerCase()}`, uri: group.uri, productCount: group.productCount }
  return (
    <li>
      <details name={name} open={startsOpen}>
        <summary>
          <span>{group.title}</span>
          <small className="num">{group.productCount}</small>
          <ChevronDownIcon size={18} />
        </summary>
        <ul>
          {[...group.subCategories, all].map(({ title, uri, productCount }) => (
            <li key={uri}>
              <Anchor to={categoryPath(uri)} onClick={onFollow}>
                <span>{title}</span>
                <small className="num">{productCount}</small>
              </Anchor>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
