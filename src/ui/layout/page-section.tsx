import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Link } from '#ui/button/link.tsx'
import { ChevronRightIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'
import { Container } from './container.tsx'
import { Heading, type HeadingLevel } from './heading.tsx'

const Root = styled('section')(themed(({ theme }) => ({ paddingBlock: theme.styles.sectionPadding })))

const Head = styled('div')(
  themed(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 16px',
    marginBottom: 20,
    ...theme.styles.sectionHead,
    // On phones heading and link share the first line, the note is below.
    [theme.breakpoints.down('md')]: {
      marginBottom: 14,
      '& > h1, & > h2, & > h3': { flex: '1 1 0', minWidth: 'min-content' },
      '& > p': { order: 1, flexBasis: '100%', fontSize: '0.875rem' },
    },
  })),
)

const Note = styled('p')(themed(({ theme }) => ({ color: theme.vars.palette.text.secondary })))
const More = styled('span')({
  marginLeft: 'auto',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, marginBlock: -10 },
})

type Props = {
  title: ReactNode
  note?: ReactNode
  link?: { to: string; text: string }
  level?: HeadingLevel
  id?: string
  children: ReactNode
  className?: string
}

/** A page section with a heading and a link on the same baseline. */
export function PageSection({ title, note, link, level = 2, id, children, className }: Props) {
  const headingId = useId()
  return (
    <Root id={id} data-later aria-labelledby={headingId} className={className}>
      <Container>
        <Head>
          <Heading level={level} variant="h2" id={headingId}>
            {title}
          </Heading>
          {note && <Note>{note}</Note>}
          {link && (
            <More>
              <Link to={link.to} variant="strong">
                {link.text}
                <ChevronRightIcon size={16} />
              </Link>
            </More>
          )}
        </Head>
        {children}
      </Container>
    </Root>
  )
}
