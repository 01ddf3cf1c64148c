import { styled } from '@mui/material/styles'
import { install } from '#lib/install-prompt.ts'
import { DownloadIcon } from '#ui/icons.tsx'

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  // Nothing to get inside the app itself, and nothing it could do without scripts.
  '@media (display-mode: standalone), (display-mode: minimal-ui), (scripting: none)': { display: 'none' },
})

/** Asks for the app at any time: the browser's own question, or the steps to take. */
export function GetTheApp({ onPress }: { onPress?: () => void }) {
  function press() {
    onPress?.()
    install.want()
  }
  return (
    <Root type="button" onClick={press}>
      <DownloadIcon size={18} />
      Get the app
    </Root>
  )
}
