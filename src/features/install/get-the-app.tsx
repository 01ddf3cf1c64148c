import { styled } from '@mui/material/styles'
import { install } from '#lib/install-prompt.ts'
import { DownloadIcon } from '#ui/icons.tsx'
import { PlainButton } from '#ui/plain-button.tsx'

// Nothing to get inside the app itself.
const Root = styled(PlainButton)({
  '@media (display-mode: standalone), (display-mode: minimal-ui)': { display: 'none' },
})

/** Offers the installation on request: with the browser's prompt, or with instructions. */
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
