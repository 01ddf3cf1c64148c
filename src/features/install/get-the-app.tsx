import { styled } from '@mui/material/styles'
import { install } from '#lib/install-prompt.ts'
import { DownloadIcon } from '#ui/icons.tsx'
import { PlainButton } from '#ui/plain-button.tsx'

// Nothing to get inside the app itself.
const Root = styled(PlainButton)({
  '@media (display-mode: standalone), (display-mode: minimal-ui)': { display: 'none' },
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
