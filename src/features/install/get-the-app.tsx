import { styled } from '@mui/material/styles'
import { install } from '#lib/browser/install-prompt.ts'
import { PlainButton } from '#ui/button/plain-button.tsx'
import { DownloadIcon } from '#ui/icon/icons.tsx'

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
