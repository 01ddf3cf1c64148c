import { styled } from '@mui/material/styles'
import { paths } from '#lib/page/paths.ts'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { Link } from '#ui/button/link.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { themed } from '#ui/themed.ts'
import type { BlockProps } from '../block-props.ts'
import { HomePicture } from '../home-picture.tsx'
import { Frond } from './frond.tsx'

const Grid = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    padding: '16px 0',
    [theme.breakpoints.up('md')]: { gap: 16, padding: '20px 0' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1.65fr) minmax(0, 1fr)' },
  })),
)

const Question = styled('section')(
  themed(({ theme }) => ({
    padding: 20,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.background.paper,
    '& ul': {
      display: 'grid',
      // Three in a row; two where a large font of the browser needs the width.
      gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.6em, 28%), 1fr))',
      gap: 12,
      margin: '20px 0 0',
      padding: 0,
      listStyle: 'none',
    },
    '& li a': {
      display: 'block',
      height: '100%',
      overflow: 'hidden',
      border: `1.5px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.vars.shape.borderRadius,
      color: 'inherit',
      fontWeight: 600,
      textAlign: 'center',
      textDecoration: 'none',
    },
    '& li a:hover': { borderColor: theme.vars.palette.sel.ground },
    '& li a > span:last-of-type': {
      display: 'block',
      padding: '8px 0',
      // The longest name fits on the narrowest phone.
      fontSize: 'min(0.875rem, 6.5vw, max(3.75vw, 0.75rem))',
      overflowWrap: 'normal',
    },
    [theme.breakpoints.up('md')]: {
      padding: 28,
      '& ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(calc(5.625em - 12px), 1fr))', gap: 8 },
    },
    [theme.breakpoints.up('xl')]: { padding: '36px 40px 32px', '& ul': { marginTop: 24, gap: 10 } },
  })),
)

const Greeting = styled('p')(
  themed(({ theme }) => ({ fontSize: '1.375rem', fontWeight: 700, color: theme.vars.palette.link })),
)

const Explanation = styled('p')(
  themed(({ theme }) => ({ maxWidth: '34em', marginTop: 8, color: theme.vars.palette.text.secondary })),
)

const PromisePanel = styled('section')(
  themed(({ theme }) => ({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
    gap: 14,
    padding: 28,
    borderRadius: theme.vars.shape.large,
    backgroundColor: theme.vars.palette.hero.ground,
    color: theme.vars.palette.hero.ink,
    '& h2': { maxWidth: '9em', [theme.breakpoints.up('xl')]: { fontSize: '2.25rem' } },
    '& ol': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none', counterReset: 'step' },
    '& li': { display: 'flex', alignItems: 'center', gap: 12, counterIncrement: 'step' },
    '& li::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      border: `1.5px solid ${theme.vars.palette.promo.a.ground}`,
      borderRadius: '50%',
      fontSize: '0.875rem',
      fontWeight: 600,
      color: theme.vars.palette.promo.a.ground,
    },
  })),
)

const Badge = styled('span')(
  themed(({ theme }) => ({
    padding: '3px 10px',
    borderRadius: theme.vars.shape.small,
    backgroundColor: theme.vars.palette.promo.a.ground,
    color: theme.vars.palette.promo.a.ink,
    fontSize: '0.875rem',
    fontWeight: 600,
  })),
)

/** Pick what gave up; beside it what the shop promises about its prices. */
export function Block({ block: { greeting, title, text, items, promise } }: BlockProps<'picker'>) {
  return (
    <Container>
      <Grid>
        <Question aria-label={title}>
          <Greeting>{greeting}</Greeting>
          <Heading level={1} variant="display">
            {title}
          </Heading>
          <Explanation>{text}</Explanation>
          <ul>
            {items.map((item) => (
              <li key={item.uri}>
                <Link to={paths.category(item.uri)} variant="plain">
                  <HomePicture
                    name={item.picture}
                    alt=""
                    sizes="(min-width: 975px) 104px, (min-width: 768px) 14vw, 28vw"
                    ratio="1"
                    priority
                  />
                  <span>{item.title}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Question>
        <PromisePanel aria-label={promise.title}>
          <Frond />
          <Badge>{promise.badge}</Badge>
          <Heading level={2}>{promise.title}</Heading>
          <ol>
            {promise.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ButtonLink variant="primary" to={promise.action.to}>
            {promise.action.text}
          </ButtonLink>
        </PromisePanel>
      </Grid>
    </Container>
  )
}
