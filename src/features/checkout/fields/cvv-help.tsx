import { styled } from '@mui/material/styles'
import { useApp } from '#lib/app.tsx'
import { Modal } from '#ui/overlay/modal.tsx'
import { themed } from '#ui/themed.ts'

const Cards = styled('div')(
  themed(({ theme }) => ({
    display: 'grid',
    gap: 24,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    '& svg': { display: 'block', width: '100%', maxWidth: 220, height: 'auto', marginBottom: 12 },
    '& b': { display: 'block' },
    '& [data-card]': { fill: theme.vars.palette.sel.tint, stroke: theme.vars.palette.control },
    '& [data-dark]': { fill: theme.vars.palette.text.primary },
    '& [data-line]': { fill: theme.vars.palette.divider },
    '& [data-code]': { fill: 'none', stroke: theme.vars.palette.error.main, strokeWidth: 3 },
    '& text': { fill: theme.vars.palette.text.primary, fontSize: 14, fontWeight: 700 },
  })),
)

/** Shows where the security code is printed on the two kinds of card. */
export function CvvHelp({ onClose }: { onClose: () => void }) {
  const { wording } = useApp().brand
  return (
    <Modal open onClose={onClose} size="small" title={wording.cvvHeading}>
      <Cards>
        <div>
          <svg viewBox="0 0 220 138" aria-hidden="true">
            <rect data-card x="1" y="1" width="218" height="136" rx="12" />
            <rect data-dark x="1" y="22" width="218" height="26" />
            <rect data-line x="18" y="66" width="130" height="24" rx="3" />
            <text x="158" y="84">
              123
            </text>
            <rect data-code x="150" y="62" width="44" height="32" rx="8" />
          </svg>
          <b>Visa and Mastercard</b>
          <p>The last 3 digits on the back of the card, beside the signature.</p>
        </div>
        <div>
          <svg viewBox="0 0 220 138" aria-hidden="true">
            <rect data-card x="1" y="1" width="218" height="136" rx="12" />
            <rect data-line x="18" y="26" width="36" height="28" rx="5" />
            <rect data-line x="18" y="84" width="150" height="12" rx="3" />
            <text x="157" y="62">
              1234
            </text>
            <rect data-code x="148" y="40" width="54" height="32" rx="8" />
          </svg>
          <b>American Express</b>
          <p>The 4 digits on the front of the card, above the number.</p>
        </div>
      </Cards>
    </Modal>
  )
}
