import GlobalStyles from '@mui/material/GlobalStyles'

const pressed = { transition: 'transform 100ms ease-out' }

const motion = {
  '@media (prefers-reduced-motion: no-preference)': {
    '[data-variant]:active:not(:disabled, [aria-disabled="true"])': { ...pressed, transform: 'scale(0.98)' },
    'article:has([data-part="title"] a:active)': { ...pressed, transform: 'scale(0.99)' },
    '@keyframes bump': { '50%': { transform: 'scale(1.35)' } },
    '[data-count]': { animation: 'bump 200ms ease-out' },
  },
}

/** Buttons and cards give way under a press, and a changed count jumps. No first view needs it. */
export const Motion = () => <GlobalStyles styles={motion} />
