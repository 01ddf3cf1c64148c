import { styled } from '@mui/material/styles'
import { MenuTrigger } from '#features/navigation/menu-trigger.tsx'
import { onDemand } from '#lib/boot/on-demand.tsx'
import { nextFrame } from '#lib/boot/pause.ts'
import { loadAhead } from '#lib/boot/preload.ts'
import { useDropdown } from '#lib/browser/dropdown.ts'
import { MenuIcon } from '#ui/icon/icons.tsx'
import { themed } from '#ui/themed.ts'

const loadMenu = () => import('./mobile-menu-content.tsx')
const MobileMenuContent = onDemand(() => loadMenu().then((module) => module.MobileMenuContent))

/** Loads the drawer before it is opened. */
export const preloadMenu = () => void loadAhead(loadMenu)

/** To request files takes milliseconds, and the pressed button is painted first. */
const preloadAfterPaint = () => void nextFrame().then(preloadMenu)

const Trigger = styled(MenuTrigger)(
  themed(({ theme }) => ({
    display: 'grid',
    placeContent: 'center',
    flex: 'none',
    minWidth: 44,
    minHeight: 44,
    borderRadius: theme.vars.shape.small,
    [theme.breakpoints.up('lg')]: { display: 'none' },
  })),
)

/** Opens the drawer of narrow screens. */
export function MobileMenu() {
  const { isOpen, open, leave, trigger } = useDropdown()
  return (
    <>
      <Trigger
        isOpen={isOpen}
        onPress={open}
        label="Menu"
        opens="menu"
        ref={trigger}
        onPointerEnter={preloadAfterPaint}
      >
        <MenuIcon size={24} />
      </Trigger>
      {isOpen && <MobileMenuContent onClose={leave} />}
    </>
  )
}
